import { useTranslations } from '../shell/translations.tsx'
import { percentOf, type Term } from './term-progress.ts'

/** How much of the run plan is over. */
export function TermBar({ term }: { term: Term }) {
  const t = useTranslations('box')
  const percent = percentOf(term)
  return (
    <span
      role="progressbar"
      aria-label={t('plan')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="block h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <span className="block h-full rounded-full bg-brand" style={{ width: `${percent}%` }} />
    </span>
  )
}
