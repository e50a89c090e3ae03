import type { StaffOrder } from '@longmall/contract/order.ts'
import { Card, Timeline, Typography } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { orderEventKey } from '@longmall/translations/event-keys.ts'

// The stored fields of an event that are shown.
const shownDetails = ['carrier', 'tracking_no', 'refund_no', 'goods', 'reason'] as const

type Details = StaffOrder['events'][number]['details']

/** Events of an order with their actors, newest first. */
export function OrderEvents({ events }: Pick<StaffOrder, 'events'>) {
  const t = useTranslations('order')
  const { time, money } = useFormat()
  const sums = ({ from, to, amount }: Details) => [
    ...(from && to ? [`${money(from)} → ${money(to)}`] : []),
    ...(amount ? [money(amount)] : []),
  ]
  return (
    <Card size="small" title={t('history')}>
      <Timeline
        items={events.toReversed().map(({ event, actor, created_at, details }) => ({
          content: (
            <>
              <div>{t(orderEventKey(event))}</div>
              <Typography.Text type="secondary" style={{ fontSize: 12 }}>
                {[
                  `${time(created_at)} · ${t(`by_${actor}`)}`,
                  ...sums(details),
                  ...shownDetails.flatMap((name) => details[name] ?? []),
                ].join(' · ')}
              </Typography.Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}
