import type { StaffOrder } from '@longmall/contract/order.ts'
import { Card, Table } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { GoodsName } from './goods-name.tsx'

/** The lines of an order, for operators without permission to see the receipt. */
export function PlainLines({ order: { lines } }: { order: StaffOrder }) {
  const t = useTranslations('order')
  const { money, count } = useFormat()
  return (
    <Card size="small" title={t('goods')}>
      <Table
        size="small"
        rowKey="order_goods_id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={lines}
        columns={[
          { key: 'goods', title: t('goods'), render: (_, line) => <GoodsName {...line} /> },
          { key: 'unit', title: t('unit_price'), align: 'right', render: (_, line) => money(line.unit_price) },
          { key: 'quantity', title: t('quantity'), align: 'right', render: (_, line) => count(line.quantity) },
          { key: 'total', title: t('line_total'), align: 'right', render: (_, line) => money(line.total) },
        ]}
      />
    </Card>
  )
}
