import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { TimeLeft } from '../shell/display/time-left.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { refundKinds, refundStatuses, refundTones } from './refund-states.ts'

/** After-sale requests of all members (ORD-13), with both deadlines; sorting by one lists the earliest first. */
export function RefundsScreen() {
  const t = useTranslations('refund')
  const { money, time } = useFormat()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <ResourceList
        operation="refund/list_requests"
        rowKey="refund_id"
        empty={t('empty')}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword'), maxLength: 60 },
          {
            kind: 'choice',
            name: 'status',
            label: t('status'),
            options: refundStatuses.map((value) => ({ value, label: t(`status_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: refundKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: t('member_id') },
        ]}
        columns={[
          {
            name: 'refund_no',
            title: t('refund_no'),
            render: ({ refund_id, refund_no }) => (
              <RecordLink to="/returns/return" search={{ refund_id }}>
                {refund_no}
              </RecordLink>
            ),
          },
          {
            name: 'status',
            title: t('status'),
            render: ({ status }) => <StateTag tone={refundTones[status]}>{t(`status_${status}`)}</StateTag>,
          },
          { name: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
          {
            name: 'goods',
            title: t('goods'),
            render: ({ goods_name, sku_name, quantity }) => (
              <div
                style={{ maxWidth: 260, whiteSpace: 'normal' }}
              >{`${[goods_name, sku_name].filter(Boolean).join(' · ')} × ${quantity}`}</div>
            ),
          },
          { name: 'amount', title: t('amount'), sort: 'amount', align: 'right', render: ({ amount }) => money(amount) },
          {
            name: 'merchant_deadline',
            title: t('shop_has'),
            sort: 'merchant_deadline',
            render: ({ merchant_deadline }) => <TimeLeft until={merchant_deadline} />,
          },
          {
            name: 'buyer_deadline',
            title: t('buyer_has'),
            sort: 'buyer_deadline',
            render: ({ buyer_deadline }) => <TimeLeft until={buyer_deadline} />,
          },
          {
            name: 'order_no',
            title: t('order_no'),
            isExtra: true,
            render: ({ order_id, order_no }) => (
              <RecordLink to="/orders/order" search={{ order_id }}>
                {order_no}
              </RecordLink>
            ),
          },
          {
            name: 'member',
            title: t('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account || String(member_id)}</MemberLink>,
            isExtra: true,
          },
          { name: 'created_at', title: t('requested_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
        ]}
      />
    </>
  )
}
