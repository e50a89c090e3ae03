import { Typography } from 'antd'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { orderStates, orderTypes, promotionKinds, stateTones, warehouses } from './order-states.ts'

/** All orders (CON-03): found by number, member or phone, filtered, sorted by their total, exported as a file. */
export function OrdersScreen() {
  const t = useTranslations('order')
  const { time, money, count } = useFormat()
  return (
    <>
      <PageHead title={t('orders')} lead={t('orders_lead')} />
      <ResourceList
        operation="order/search"
        rowKey="order_id"
        empty={t('orders_empty')}
        extra={<ExportButtons />}
        filters={[
          { kind: 'text', name: 'keyword', label: t('keyword'), width: 300, maxLength: 60 },
          { kind: 'text', name: 'goods', label: t('goods_name'), width: 220, maxLength: 60 },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: orderStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'order_type',
            label: t('type'),
            options: orderTypes.map((value) => ({ value, label: t(`type_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'warehouse',
            label: t('warehouse'),
            options: warehouses.map((value) => ({ value, label: t(value) })),
          },
          {
            kind: 'choice',
            name: 'promotion_kind',
            label: t('purchase_source'),
            options: promotionKinds.map((value) => ({ value, label: t(`purchase_source_${value}`) })),
          },
          { kind: 'number', name: 'promotion_id', label: t('promotion_id') },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          { kind: 'day', name: 'from_day', label: t('from_day') },
          { kind: 'day', name: 'until_day', label: t('until_day') },
          ...(['paid_from_day', 'paid_until_day', 'refunded_from_day', 'refunded_until_day'] as const).map((name) => ({
            kind: 'day' as const,
            name,
            label: t(name),
            isExtra: true,
          })),
        ]}
        columns={[
          {
            name: 'order_no',
            title: t('order_no'),
            render: ({ order_id, order_no }) => (
              <RecordLink to="/orders/order" search={{ order_id }}>
                {order_no}
              </RecordLink>
            ),
          },
          {
            name: 'state',
            title: t('state'),
            render: ({ state, on_hold_by }) => (
              <>
                <StateTag tone={stateTones[state]}>{t(`state_${state}`)}</StateTag>
                {on_hold_by && <StateTag tone="warning">{t('on_hold')}</StateTag>}
              </>
            ),
          },
          {
            name: 'goods',
            title: t('goods'),
            render: ({ goods }) => (
              <Typography.Paragraph
                ellipsis={{ rows: 2, tooltip: goods }}
                style={{ margin: 0, minWidth: 160, maxWidth: 280, whiteSpace: 'normal' }}
              >
                {goods}
              </Typography.Paragraph>
            ),
          },
          { name: 'amount', title: t('total'), sort: 'amount', align: 'right', render: ({ total }) => money(total) },
          {
            name: 'member',
            title: t('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account || String(member_id)}</MemberLink>,
          },
          { name: 'created_at', title: t('created_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          {
            name: 'promotion',
            title: t('purchase_source'),
            render: ({ promotion_kind }) => (promotion_kind ? t(`purchase_source_${promotion_kind}`) : '–'),
          },
          {
            name: 'remark',
            title: t('remark'),
            render: ({ operator_remark }) => (
              <Typography.Paragraph ellipsis={{ rows: 2, tooltip: operator_remark }} style={{ margin: 0, maxWidth: 200 }}>
                {operator_remark || '–'}
              </Typography.Paragraph>
            ),
          },
          { name: 'type', title: t('type'), isExtra: true, render: ({ order_type }) => t(`type_${order_type}`) },
          { name: 'warehouse', title: t('warehouse'), isExtra: true, render: ({ warehouse }) => t(warehouse) },
          { name: 'plan', title: t('delivery'), isExtra: true, render: ({ delivery_plan }) => t(`plan_${delivery_plan}`) },
          {
            name: 'total_quantity',
            title: t('quantity'),
            align: 'right',
            isExtra: true,
            render: ({ total_quantity }) => count(total_quantity),
          },
          { name: 'contact_mobile', title: t('mobile'), isExtra: true, render: ({ contact_mobile }) => contact_mobile ?? '–' },
          { name: 'paid_at', title: t('paid_at'), sort: 'paid_at', isExtra: true, render: ({ paid_at }) => time(paid_at) },
        ]}
      />
    </>
  )
}
