import type { LiabilityDay } from '@longmall/contract/ops-finance.ts'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** The drawn numbers as a table, the latest day first. */
export function LiabilityDaysTable({ unit, days }: { unit: string; days: readonly LiabilityDay[] }) {
  const t = useTranslations('liabilities')
  const { money, day: dayText } = useFormat()
  return (
    <WideTable<LiabilityDay>
      label={t('by_day')}
      rowKey="day"
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      dataSource={days.toReversed()}
      columns={[
        { title: t('day'), render: (_, { day }) => dayText(day) },
        { title: t('liability'), align: 'right', render: (_, { liability }) => money(liability, unit) },
        { title: t('external_funds'), align: 'right', render: (_, { external_funds }) => money(external_funds, unit) },
        { title: t('own_funds'), align: 'right', render: (_, { own_funds }) => money(own_funds, unit) },
      ]}
    />
  )
}
