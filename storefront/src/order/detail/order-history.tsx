import type { Order } from '@longmall/contract/order.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
import { dateTimeIn } from '../../shell/date-time.ts'

const known = [
  'created',
  'paid',
  'cancelled',
  'closed',
  'reopened',
  'refunded',
  'payment_failed',
  'money_returned',
  'deposit_paid',
  'reserved',
  'balance_due',
  'balance_paid',
  'balance_missed',
  'shipped',
  'parcel_shipped',
  'parcel_delivered',
  'parcel_changed',
  'received',
  'auto_received',
  'delivered',
  'codes_delivered',
  'delivery_waiting',
  'recharge_sent',
  'recharge_done',
  'reviewed',
  'reminded',
  'extended',
  'settled',
  'price_changed',
  'address_changed',
  'refunded_whole',
  'return_opened',
  'return_closed',
  'return_refunded',
  'removed',
] as const

const nameOf = (event: string) => known.find((name) => event === name || event === `order.${name}`) ?? 'changed'

/** What happened to the order, newest first. */
export function OrderHistory({ events }: Pick<Order, 'events'>) {
  const say = usePhrases('order')
  const language = useLanguage()
  return (
    <Card>
      <h2 className="pb-3 text-14 font-semibold text-strong">{say('history')}</h2>
      <ol className="space-y-3">
        {events.toReversed().map((event, index) => (
          <li key={`${event.event} ${event.created_at}`} className="flex items-start gap-3">
            <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${index === 0 ? 'bg-brand' : 'bg-hairline'}`} />
            <span className="flex-1 text-14 text-strong">{say(`event_${nameOf(event.event)}`)}</span>
            <time dateTime={event.created_at} className="text-12 text-quiet">
              {dateTimeIn(language, event.created_at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
