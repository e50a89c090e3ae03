import { displayPrice } from '@longmall/pricing/display-price.ts'
import { formatCount } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { Store } from 'lucide-react'
import { useLedgerCurrency } from '../../shell/site.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import type { Desk } from './desk-gate.tsx'

/** What was handed over today at the clerk's stores. */
export function TodayCard({ desk: { branches, today } }: { desk: Desk }) {
  const t = useTranslations('redemption')
  const language = useLanguage()
  const currency = useLedgerCurrency()
  const figures = [
    {
      label: t('count_redemptions'),
      figure: formatCount(today.redemptions, language),
      note: t('count_own', { count: today.own_redemptions }),
    },
    { label: t('count_quantity'), figure: formatCount(today.quantity, language) },
    { label: t('coins_worth'), figure: displayPrice(today.coins_worth, currency) },
  ]
  return (
    <section aria-labelledby="desk-today" className="brand-gradient rounded-16 p-4 text-on-brand">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="desk-today" className="shrink-0 text-16 font-semibold">
          {t('today')}
        </h2>
        <span className="truncate text-12">{dayFormat(language, { dateStyle: 'medium' })(today.day)}</span>
      </div>
      <dl className="mt-3 grid grid-cols-3 gap-3">
        {figures.map(({ label, figure, note }) => (
          <div key={label} className="flex min-w-0 flex-col justify-between gap-1">
            <dt className="text-12">{label}</dt>
            <dd>
              <span className="figures block truncate text-22 font-bold">{figure}</span>
              <span className="block min-h-4 truncate text-12">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex items-center gap-2 text-12">
        <Store size={14} aria-hidden className="shrink-0" />
        <span className="line-clamp-2">{branches.map(({ name }) => name).join(' · ')}</span>
      </p>
    </section>
  )
}
