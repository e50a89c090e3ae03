import type { Quote } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'

/** Of a reservation what is due now and later, and what becomes of the deposit when the balance is missed. */
export function DepositCard({ deposit }: { deposit: NonNullable<Quote['deposit']> }) {
  const say = usePhrases('order')
  const language = useLanguage()
  const { amount, balance, balance_after_days: from, balance_days: days, missed } = deposit
  return (
    <Card>
      <dl className="space-y-2 text-14 text-body">
        <div className="flex justify-between">
          <dt className="font-semibold text-strong">{say('deposit')}</dt>
          <dd>
            <Price amount={amount} language={language} size="small" />
          </dd>
        </div>
        <div className="flex justify-between">
          <dt>{say('balance')}</dt>
          <dd>
            <Price amount={balance} language={language} size="small" plain />
          </dd>
        </div>
      </dl>
      <p className="hairline-t mt-3 pt-3 text-12 text-quiet">
        {from > 0 ? say('balance_after', { from, days }) : say('balance_at_once', { days })} {say(`missed_${missed}`)}
      </p>
    </Card>
  )
}
