import type { AfterSaleRequest, AfterSaleEvent } from '@longmall/contract/refund.ts'
import { refundEventKey } from '@longmall/translations/event-keys.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** What happened to a request, by whom and when, newest first. */
export function ReturnHistory({ events }: Pick<AfterSaleRequest, 'events'>) {
  const t = useTranslations('refund')
  const dateTime = useDateTime()
  const currency = useCurrency()
  const eventText = ({ event, details }: AfterSaleEvent) => {
    if (event === 'refunded') return t('event_refunded', { amount: displayPrice(details.amount ?? '0.00', currency) })
    return t(refundEventKey(event))
  }
  return (
    <Card>
      <h2 className="pb-3 text-14 font-semibold text-strong">{t('history')}</h2>
      <ol className="space-y-3">
        {events.toReversed().map((event, index) => (
          <li key={`${event.event} ${event.created_at} ${events.length - index}`} className="flex items-start gap-3">
            <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${index === 0 ? 'bg-brand' : 'bg-hairline'}`} />
            <span className="min-w-0 flex-1 text-14 text-strong">
              {eventText(event)}
              <span className="block text-12 text-quiet">{t(`by_${event.actor}`)}</span>
              {event.details.reply && <span className="block text-12 whitespace-pre-line text-body">{event.details.reply}</span>}
              {event.details.tracking_number && (
                <span className="figures block text-12 text-body">
                  {event.details.carrier} {event.details.tracking_number}
                </span>
              )}
            </span>
            <time dateTime={event.created_at} className="shrink-0 text-12 text-quiet">
              {dateTime(event.created_at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  )
}
