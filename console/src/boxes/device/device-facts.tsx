import type { Output } from '@longmall/web/call/query.ts'
import { dayLength } from '@longmall/web/time/calendar.ts'
import { Card, Descriptions, Typography } from 'antd'
import type { ReactNode } from 'react'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** Seconds as whole days, hours and minutes. */
const uptimeOf = (seconds: number) => ({
  days: Math.floor(seconds / (dayLength / 1000)),
  hours: Math.floor((seconds % (dayLength / 1000)) / 3600),
  minutes: Math.floor((seconds % 3600) / 60),
})

/** Facts of a device and the last report of its box. */
export function DeviceFacts({ box }: { box: Output<'box/staff_view'> }) {
  const t = useTranslations('box')
  const { count, day, money, time } = useFormat()
  const { owner, report } = box
  const facts: [string, ReactNode][] = [
    [
      t('owner'),
      <MemberLink key="owner" member_id={owner.member_id}>
        {owner.account}
      </MemberLink>,
    ],
    [
      t('order'),
      <RecordLink key="order" to="/orders/order" search={{ order_id: box.order_id }}>
        {box.order_no}
      </RecordLink>,
    ],
    [t('hosting'), t(`delivery_${box.delivery}`)],
    [t('plan'), `${box.plan_name} · ${t('days', { count: box.term_days })}`],
    [t('rate'), money(box.daily_rate, 'ACC')],
    [t('mined'), money(box.mined, 'ACC')],
    [t('bought'), time(box.bought_at)],
    [t('activated_at'), time(box.activated_at)],
    [t('last_day'), day(box.last_day)],
    [t('paid_until'), day(box.paid_until)],
    [t('remark'), box.remark || '–'],
    [
      t('device_id'),
      box.device_id === null ? (
        '–'
      ) : (
        <Typography.Text key="device_id" copyable>
          {box.device_id}
        </Typography.Text>
      ),
    ],
    [t('last_seen'), box.is_online ? t('online') : time(box.seen_at)],
    ...(report === null
      ? []
      : ([
          [t('reported_at'), time(report.reported_at)],
          [t('version'), report.version || '–'],
          [t('temperature'), report.temperature === null ? '–' : `${(report.temperature / 10).toFixed(1)} °C`],
          [t('uptime'), report.uptime_seconds === null ? '–' : t('uptime_value', uptimeOf(report.uptime_seconds))],
          [t('hash_rate'), report.hash_rate === null ? '–' : `${count(report.hash_rate)} H/s`],
          [
            t('shares'),
            report.accepted_shares === null || report.rejected_shares === null
              ? '–'
              : `${count(report.accepted_shares)} / ${count(report.rejected_shares)}`,
          ],
        ] satisfies [string, ReactNode][])),
  ]
  return (
    <Card size="small">
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, md: 2 }}
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
    </Card>
  )
}
