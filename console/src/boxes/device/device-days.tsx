import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'

/** What a device mined by day, and for how long its box reported; `minutes_needed` is null for a hosted one. */
export function DeviceDays({ box_id, minutes_needed }: { box_id: number; minutes_needed: number | null }) {
  const t = useTranslations('box')
  const { count, day, money } = useFormat()
  return (
    <ResourceList
      operation="box/staff_days"
      fixed={{ box_id }}
      rowKey="day"
      empty={t('days_empty')}
      columns={[
        { name: 'day', title: t('day'), render: (row) => day(row.day) },
        {
          name: 'minutes',
          title: t('minutes'),
          align: 'right',
          render: ({ minutes }) =>
            minutes === null ? (
              '–'
            ) : minutes_needed !== null && minutes < minutes_needed ? (
              <StateTag tone="warning">{count(minutes)}</StateTag>
            ) : (
              count(minutes)
            ),
        },
        {
          name: 'mined',
          title: t('mined'),
          align: 'right',
          render: ({ mined }) => (mined === null ? t('not_settled') : money(mined, 'ACC')),
        },
      ]}
    />
  )
}
