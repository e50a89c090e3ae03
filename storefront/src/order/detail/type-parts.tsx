import type { Order } from '@longmall/contract/order.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { OrderDevices } from '../../box/order/order-devices.tsx'
import { OrderPledges } from '../../pledge/order-pledges.tsx'
import { VirtualDelivery } from '../../fulfilment/virtual-delivery.tsx'

/** Parts specific to an order type, below its state; none for standard goods. */
export function TypeParts({ order }: { order: Order }) {
  const { order_type, order_id, paid_at, state } = order
  if (order_type === 'deposit') return <Reservation order={order} />
  if (order_type === 'entity') return <OrderDevices order={order} />
  if (order_type === 'pledge') return <Pledge order={order} />
  if (order_type === 'virtual' && paid_at !== null && state !== 'cancelled') return <VirtualDelivery orderId={order_id} />
  return null
}

/** Paid and due amounts, the deadline, and what happens to the deposit after it. */
function Reservation({ order: { deposit_amount, balance } }: { order: Order }) {
  const t = useTranslations('order')
  const dateTime = useDateTime()
  const currency = useCurrency()
  if (!balance || deposit_amount === null) return null
  const counts =
    balance.deposit_value === deposit_amount ? null : t('deposit_counts', { amount: displayPrice(balance.deposit_value, currency) })
  const rows = [
    [t('deposit_amount'), deposit_amount, counts],
    [t('balance_amount'), balance.amount, null],
  ] as const
  return (
    <Card>
      <dl className="space-y-2 text-14 text-body">
        {rows.map(([label, amount, note]) => (
          <div key={label} className="flex justify-between">
            <dt>
              {label} {note && <span className="text-12 text-quiet">{note}</span>}
            </dt>
            <dd>
              <Price amount={amount} currency={currency} size="small" plain />
            </dd>
          </div>
        ))}
      </dl>
      <p className="hairline-t mt-3 pt-3 text-12 text-quiet">
        {balance.from && balance.until && `${t('balance_from_until', { from: dateTime(balance.from), until: dateTime(balance.until) })} `}
        {t(`missed_${balance.missed}`)}
        {balance.ships_at && ` ${t('ships_on', { day: dateTime(balance.ships_at) })}.`}
      </p>
    </Card>
  )
}

/** Its plan and shares; what it earns is the asset area's. */
function Pledge({ order: { order_id, details, lines, state } }: { order: Order }) {
  const t = useTranslations('order')
  return (
    <Card>
      <dl className="space-y-2 text-14 text-body">
        {details.plan_months !== null && (
          <div className="flex justify-between">
            <dt>{t('plan')}</dt>
            <dd className="text-strong">{t('plan_months', { count: details.plan_months })}</dd>
          </div>
        )}
        <div className="flex justify-between">
          <dt>{t('shares')}</dt>
          <dd className="figures text-strong">{lines.reduce((sum, line) => sum + line.quantity, 0)}</dd>
        </div>
      </dl>
      {state === 'completed' && <OrderPledges orderId={order_id} />}
    </Card>
  )
}
