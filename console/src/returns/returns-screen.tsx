import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { TimeLeft } from '../shell/display/time-left.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { returnKinds, returnStatuses, returnTones } from './return-words.ts'

/** After-sale of all members (ORD-13), with both clocks; sorted by one, those come first whose time runs out soonest. */
export function ReturnsScreen() {
  const say = useWords('returns')
  const { money, time } = useFormat()
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')} />
      <ResourceList
        operation="returns/list_returns"
        rowKey="refund_id"
        empty={say('empty')}
        filters={[
          { kind: 'text', name: 'keyword', label: say('keyword'), maxLength: 60 },
          {
            kind: 'choice',
            name: 'status',
            label: say('status'),
            options: returnStatuses.map((value) => ({ value, label: say(`status_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: say('kind'),
            options: returnKinds.map((value) => ({ value, label: say(`kind_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: say('member_id') },
        ]}
        columns={[
          {
            name: 'refund_no',
            title: say('refund_no'),
            render: ({ refund_id, refund_no }) => (
              <RecordLink to="/returns/return" search={{ refund_id }}>
                {refund_no}
              </RecordLink>
            ),
          },
          {
            name: 'status',
            title: say('status'),
            render: ({ status }) => <StateTag tone={returnTones[status]}>{say(`status_${status}`)}</StateTag>,
          },
          { name: 'kind', title: say('kind'), render: ({ kind }) => say(`kind_${kind}`) },
          {
            name: 'goods',
            title: say('goods'),
            render: ({ goods_name, sku_name, quantity }) => (
              <div
                style={{ maxWidth: 260, whiteSpace: 'normal' }}
              >{`${[goods_name, sku_name].filter(Boolean).join(' · ')} × ${quantity}`}</div>
            ),
          },
          { name: 'amount', title: say('amount'), sort: 'amount', align: 'right', render: ({ amount }) => money(amount) },
          {
            name: 'merchant_until',
            title: say('shop_has'),
            sort: 'merchant_until',
            render: ({ merchant_until }) => <TimeLeft until={merchant_until} />,
          },
          {
            name: 'buyer_until',
            title: say('buyer_has'),
            sort: 'buyer_until',
            render: ({ buyer_until }) => <TimeLeft until={buyer_until} />,
          },
          {
            name: 'order_no',
            title: say('order_no'),
            isExtra: true,
            render: ({ order_id, order_no }) => (
              <RecordLink to="/orders/order" search={{ order_id }}>
                {order_no}
              </RecordLink>
            ),
          },
          {
            name: 'member',
            title: say('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account || String(member_id)}</MemberLink>,
            isExtra: true,
          },
          { name: 'created_at', title: say('asked_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
        ]}
      />
    </>
  )
}
