import { IconButton } from '@longmall/ui/action/icon-button.tsx'
import { Share2 } from 'lucide-react'
import { useShare } from '../catalogue/detail/use-share.ts'
import type { ScreenPath } from '../routes/table.ts'
import { PageHeader } from '../shell/layout/page-header.tsx'
import { useTranslations } from '../shell/translations.tsx'

export interface PromotionHeaderProps {
  /** Of the bar and the window. */
  title: string
  /** The name to share, of the goods or the promotion; no share button without it. */
  share?: string | undefined
  /** Where back leads when this screen was opened first: the zone. */
  fallback?: ScreenPath
}

/** Title bar of a promotion: Back, its kind, and Share; a member's link includes their referral. */
export function PromotionHeader({ title, share, fallback }: PromotionHeaderProps) {
  return <PageHeader title={title} {...(fallback && { fallback })} action={share !== undefined && <ShareButton title={share} />} />
}

/** Shares the open page by the host app, the system's sheet, or its link. */
export function ShareButton({ title }: { title: string }) {
  const t = useTranslations('catalogue')
  const share = useShare()
  return <IconButton label={t('share')} icon={<Share2 size={20} aria-hidden />} onClick={() => void share(title)} />
}
