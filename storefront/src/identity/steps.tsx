import { useTranslations } from '../shell/translations.tsx'

/** How far one is in a journey of several screens. */
export function Steps({ at, of }: { at: number; of: number }) {
  const t = useTranslations('identity')
  return (
    <div className="px-4 pt-4">
      <p className="sr-only">{t('step', { at, of })}</p>
      <div aria-hidden className="flex gap-1.5">
        {Array.from({ length: of }, (_, index) => (
          <span key={index} className={`h-1 flex-1 rounded-full ${index < at ? 'bg-brand' : 'bg-hairline'}`} />
        ))}
      </div>
    </div>
  )
}
