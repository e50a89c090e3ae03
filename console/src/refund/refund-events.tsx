import type { AfterSaleEvent } from '@longmall/contract/refund.ts'
import { Card, Timeline, Typography } from 'antd'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { refundEventKey } from '@longmall/translations/event-keys.ts'

/** The history of a request, the newest first: the event, its author and its note. */
export function RefundEvents({ events }: { events: readonly AfterSaleEvent[] }) {
  const t = useTranslations('refund')
  const { time, money } = useFormat()
  const eventText = ({ event, details }: AfterSaleEvent) =>
    event === 'refunded' ? t('event_refunded', { amount: money(details.amount) }) : t(refundEventKey(event))
  return (
    <Card size="small" title={t('history')}>
      <Timeline
        items={events.toReversed().map((event) => ({
          content: (
            <>
              <div>{eventText(event)}</div>
              {event.details.reply && <div style={{ whiteSpace: 'pre-line' }}>{event.details.reply}</div>}
              <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                {`${time(event.created_at)} · ${t(`by_${event.actor}`)}`}
              </Typography.Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}
