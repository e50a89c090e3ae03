import { useTranslations } from '../../shell/translations.tsx'
import { isNone, useMoney } from '../parts/use-figures.ts'

/** What is owed, and why; nothing where nothing is. */
export function DebtNote({ debt }: { debt: string }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  if (isNone(debt)) return null
  return (
    <section role="status" className="rounded-12 bg-warning-soft px-4 py-3 text-14 text-warning">
      <h2 className="figures font-semibold">{t('debt_title', { amount: money(debt) })}</h2>
      <p>{t('debt_text')}</p>
    </section>
  )
}

/** To a distributor whom an operator stopped. */
export function StoppedNote() {
  const t = useTranslations('distribution')
  return (
    <p role="status" className="rounded-12 bg-warning-soft px-4 py-3 text-14 text-warning">
      {t('stopped_notice')}
    </p>
  )
}
