import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { useTranslations } from '../shell/translations.tsx'

interface CaptchaPictureProps {
  /** The picture as a data address; none while it is being fetched. */
  picture: string | undefined
  isError: boolean
}

/** The digits, in a place of their own size from the start. */
export function CaptchaPicture({ picture, isError }: CaptchaPictureProps) {
  const t = useTranslations('code')
  const frameClass = 'flex h-12 w-33 shrink-0 items-center justify-center overflow-hidden rounded-12'
  if (isError)
    return (
      <p role="alert" className={`${frameClass} bg-sunken px-2 text-center text-12 text-danger`}>
        {t('captcha_failed')}
      </p>
    )
  if (!picture) return <Skeleton className={frameClass} />
  return <img src={picture} alt={t('captcha_picture')} width={132} height={48} className={frameClass} />
}
