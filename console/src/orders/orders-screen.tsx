import { Typography } from 'antd'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { orderStates, orderTypes, promotionKinds, stateTones, warehouses } from './order-words.ts'

/** All orders (CON-03): found by number, member or phone, narrowed, sorted by what they come to, taken away as a file. */
export function OrdersScreen() {
  const say = useWords('order')
  const { time, money, count } = useFormat()
  return (
    <>
      <PageHead title={say('orders')} lead={say('orders_lead')} />
      <ResourceList
        operation="order/search"
        rowKey="order_id"
        empty={say('orders_empty')}
        extra={<ExportButtons />}
        filters={[
          { kind: 'text', name: 'keyword', label: say('keyword'), width: 300, maxLength: 60 },
          { kind: 'text', name: 'goods', label: say('goods_name'), width: 220, maxLength: 60 },
          {
            kind: 'choice',
            name: 'state',
            label: say('state'),
            options: orderStates.map((value) => ({ value, label: say(`state_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'order_type',
            label: say('type'),
            options: orderTypes.map((value) => ({ value, label: say(`type_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'warehouse',
            label: say('warehouse'),
            options: warehouses.map((value) => ({ value, label: say(value) })),
          },
          {
            kind: 'choice',
            name: 'promotion_kind',
            label: say('bought_by'),
            options: promotionKinds.map((value) => ({ value, label: say(`bought_${value}`) })),
          },
          { kind: 'number', name: 'promotion_id', label: say('promotion_id') },
          { kind: 'number', name: 'member_id', label: say('member_id') },
          { kind: 'day', name: 'from_day', label: say('from_day') },
          { kind: 'day', name: 'until_day', label: say('until_day') },
          ...(['paid_from_day', 'paid_until_day', 'refunded_from_day', 'refunded_until_day'] as const).map((name) => ({
            kind: 'day' as const,
            name,
            label: say(name),
            isExtra: true,
          })),
        ]}
        columns={[
          {
            name: 'order_no',
            title: say('order_no'),
            render: ({ order_id, order_no }) => (
              <RecordLink to="/orders/order" search={{ order_id }}>
                {order_no}
              </RecordLink>
            ),
          },
          {
            name: 'state',
            title: say('state'),
            render: ({ state, held_by }) => (
              <>
                <StateTag tone={stateTones[state]}>{say(`state_${state}`)}</StateTag>
                {held_by && <StateTag tone="wait">{say('held')}</StateTag>}
              </>
            ),
          },
          {
            name: 'goods',
            title: say('goods'),
            render: ({ goods }) => (
              <Typography.Paragraph
                ellipsis={{ rows: 2, tooltip: goods }}
                style={{ margin: 0, minWidth: 160, maxWidth: 280, whiteSpace: 'normal' }}
              >
                {goods}
              </Typography.Paragraph>
            ),
          },
          { name: 'amount', title: say('total'), sort: 'amount', align: 'right', render: ({ total }) => money(total) },
          {
            name: 'member',
            title: say('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account || String(member_id)}</MemberLink>,
          },
          { name: 'created_at', title: say('created_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          {
            name: 'promotion',
            title: say('bought_by'),
            render: ({ promotion_kind }) => (promotion_kind ? say(`bought_${promotion_kind}`) : '–'),
          },
          {
            name: 'remark',
            title: say('remark'),
            render: ({ operator_remark }) => (
              <Typography.Paragraph ellipsis={{ rows: 2, tooltip: operator_remark }} style={{ margin: 0, maxWidth: 200 }}>
                {operator_remark || '–'}
              </Typography.Paragraph>
            ),
          },
          { name: 'type', title: say('type'), isExtra: true, render: ({ order_type }) => say(`type_${order_type}`) },
          { name: 'warehouse', title: say('warehouse'), isExtra: true, render: ({ warehouse }) => say(warehouse) },
          { name: 'plan', title: say('delivery'), isExtra: true, render: ({ delivery_plan }) => say(`plan_${delivery_plan}`) },
          { name: 'piece_count', title: say('pieces'), align: 'right', isExtra: true, render: ({ piece_count }) => count(piece_count) },
          { name: 'contact_mobile', title: say('mobile'), isExtra: true, render: ({ contact_mobile }) => contact_mobile ?? '–' },
          { name: 'paid_at', title: say('paid_at'), sort: 'paid_at', isExtra: true, render: ({ paid_at }) => time(paid_at) },
        ]}
      />
    </>
  )
}
