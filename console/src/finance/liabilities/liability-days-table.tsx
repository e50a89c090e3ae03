import type { LiabilityDay } from '@longmall/contract/ops-finance.ts'
import { Table } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** The drawn numbers as a table, the latest day first. */
export function LiabilityDaysTable({ unit, days }: { unit: string; days: readonly LiabilityDay[] }) {
  const t = useTranslations('liabilities')
  const { money, day: dayText } = useFormat()
  return (
    // Focusable for keyboard scrolling, because it contains no focusable element.
    <div role="region" aria-label={t('by_day')} tabIndex={0} style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}>
      <Table<LiabilityDay>
        rowKey="day"
        size="small"
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={days.toReversed()}
        columns={[
          { title: t('day'), render: (_, { day }) => dayText(day) },
          { title: t('liability'), align: 'right', render: (_, { liability }) => money(liability, unit) },
          { title: t('external_funds'), align: 'right', render: (_, { external_funds }) => money(external_funds, unit) },
          { title: t('own_funds'), align: 'right', render: (_, { own_funds }) => money(own_funds, unit) },
        ]}
      />
    </div>
  )
}
