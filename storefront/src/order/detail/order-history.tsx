import type { Order } from '@longmall/contract/order.ts'
import { orderEventKey } from '@longmall/translations/event-keys.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useDateTime } from '../../shell/date-time.ts'

/** What happened to the order, newest first. */
export function OrderHistory({ events }: Pick<Order, 'events'>) {
  const t = useTranslations('order')
  const dateTime = useDateTime()
  return (
    <Card>
      <h2 className="pb-3 text-14 font-semibold text-strong">{t('history')}</h2>
      <ol className="space-y-3">
        {events.toReversed().map((event, index) => (
          <li key={`${event.event} ${event.created_at}`} className="flex items-start gap-3">
            <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${index === 0 ? 'bg-brand' : 'bg-hairline'}`} />
            <span className="flex-1 text-14 text-strong">{t(orderEventKey(event.event))}</span>
            <time dateTime={event.created_at} className="text-12 text-quiet">
              {dateTime(event.created_at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
