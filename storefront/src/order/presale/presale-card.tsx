import type { Presale } from '@longmall/contract/order.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useDateTime } from '../../shell/date-time.ts'
import { OrderCard } from '../list/order-card.tsx'

/** A presale in the list: its order, the amount paid, and when the balance is due. */
export function PresaleCard({ order }: { order: Presale }) {
  const t = useTranslations('order')
  const dateTime = useDateTime()
  const currency = useCurrency()
  const { deposit_amount, deposit_value, balance_amount, balance_from, balance_until, ships_at } = order
  const money = (amount: string) => displayPrice(amount, currency)
  const counts = deposit_value === deposit_amount ? '' : ` (${t('deposit_counts', { amount: money(deposit_value) })})`
  return (
    <OrderCard order={order}>
      <div className="mt-3 space-y-1 rounded-8 bg-sunken p-3 text-12 text-body">
        <dl className="space-y-1">
          <div className="flex justify-between gap-3">
            <dt>{t('deposit_amount')}</dt>
            <dd className="figures text-right text-strong">
              {money(deposit_amount)}
              {counts}
            </dd>
          </div>
          <div className="flex justify-between gap-3">
            <dt>{t('balance_amount')}</dt>
            <dd className="figures text-right text-strong">{money(balance_amount)}</dd>
          </div>
        </dl>
        {balance_from && balance_until && (
          <p className="text-quiet">{t('balance_window', { from: dateTime(balance_from), until: dateTime(balance_until) })}</p>
        )}
        {ships_at && <p className="text-quiet">{t('ships_on', { day: dateTime(ships_at) })}</p>}
      </div>
    </OrderCard>
  )
}
