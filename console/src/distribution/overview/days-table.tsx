import { useFormat } from '../../shell/display/use-format.ts'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useTranslations } from '../../shell/language.tsx'
import type { Figures } from './overview-screen.tsx'

/** The figures of each day, the last one first. */
export function DaysTable({ days }: { days: Figures['days'] }) {
  const t = useTranslations('distribution')
  const { count, day, money } = useFormat()
  return (
    <WideTable<Figures['days'][number]>
      label={t('table')}
      rowKey="day"
      dataSource={days.toReversed()}
      pagination={{ pageSize: 7, size: 'small', hideOnSinglePage: true, showSizeChanger: false }}
      columns={[
        { title: t('day'), render: (_, row) => day(row.day) },
        { title: t('orders'), align: 'right', render: (_, { orders }) => count(orders) },
        { title: t('sales'), align: 'right', render: (_, { sales }) => money(sales) },
        { title: t('commission'), align: 'right', render: (_, { commission }) => money(commission) },
      ]}
    />
  )
}
