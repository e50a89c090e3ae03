import type { UnitProfit } from '@longmall/contract/award-profit.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { formatAmount, isNothing } from '@longmall/web/format/amount-text.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { amountTone, signedAmount, signedWorth } from './signed-amount.ts'

/** A unit: income of yesterday and of 30 days, what is available, locked, frozen and owed now. */
export function UnitCard({ profit }: { profit: UnitProfit }) {
  const t = useTranslations('award')
  const { unit, yesterday, yesterday_worth, total, worth, available, locked, frozen, debt } = profit
  const now = [
    ['available_now', available],
    ['locked_now', locked],
    ['frozen_now', frozen],
    ['debt_now', debt],
  ] as const
  return (
    <Card>
      <div className="grid grid-cols-2 gap-3">
        <Figure label={t('yesterday')} amount={yesterday} worth={yesterday_worth} unit={unit} />
        <Figure label={t('last_30')} amount={total} worth={worth} unit={unit} />
      </div>
      <dl className="mt-3 space-y-1 border-t border-hairline pt-3 text-14">
        {now
          .filter(([key, amount]) => key === 'available_now' || !isNothing(amount))
          .map(([key, amount]) => (
            <Fact key={key} label={t(key)}>
              {formatAmount(amount, unit, null)}
            </Fact>
          ))}
      </dl>
    </Card>
  )
}

function Figure({ label, amount, worth, unit }: { label: string; amount: string; worth: string; unit: string }) {
  const currency = useCurrency()
  return (
    <div className="min-w-0">
      <p className="text-12 text-quiet">{label}</p>
      <p className={`figures text-18 font-bold break-words ${amountTone(amount)}`}>{signedAmount(amount, unit)}</p>
      <p className="figures text-12 text-quiet">{signedWorth(worth, currency)}</p>
    </div>
  )
}
