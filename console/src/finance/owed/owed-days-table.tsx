import type { OwedDay } from '@longmall/contract/ops-finance.ts'
import { Table } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'

/** The drawn numbers as a table, the latest day first. */
export function OwedDaysTable({ unit, days }: { unit: string; days: readonly OwedDay[] }) {
  const say = useWords('owed')
  const { money, day: dayText } = useFormat()
  return (
    // It holds nothing that could be reached by keyboard, so that it is scrolled by itself.
    <div role="region" aria-label={say('by_day')} tabIndex={0} style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}>
      <Table<OwedDay>
        rowKey="day"
        size="small"
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={days.toReversed()}
        columns={[
          { title: say('day'), render: (_, { day }) => dayText(day) },
          { title: say('owed'), align: 'right', render: (_, { owed }) => money(owed, unit) },
          { title: say('outside'), align: 'right', render: (_, { outside }) => money(outside, unit) },
          { title: say('own'), align: 'right', render: (_, { own }) => money(own, unit) },
        ]}
      />
    </div>
  )
}
