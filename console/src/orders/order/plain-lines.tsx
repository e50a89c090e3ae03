import type { StaffOrder } from '@longmall/contract/order.ts'
import { Card, Table } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { GoodsName } from './goods-name.tsx'

/** The lines of an order, for who may not see how their prices came about. */
export function PlainLines({ order: { lines } }: { order: StaffOrder }) {
  const say = useWords('order')
  const { money, count } = useFormat()
  return (
    <Card size="small" title={say('goods')}>
      <Table
        size="small"
        rowKey="order_goods_id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={lines}
        columns={[
          { key: 'goods', title: say('goods'), render: (_, line) => <GoodsName {...line} /> },
          { key: 'unit', title: say('unit_price'), align: 'right', render: (_, line) => money(line.unit_price) },
          { key: 'quantity', title: say('pieces'), align: 'right', render: (_, line) => count(line.quantity) },
          { key: 'total', title: say('line_total'), align: 'right', render: (_, line) => money(line.total) },
        ]}
      />
    </Card>
  )
}
