import type { StaffPointsOrder } from '@longmall/contract/points-shop-shapes.ts'
import { stateTones } from '../orders/order-states.ts'
import { usePermissions } from '../shell/call/permissions.ts'
import { LinkButton } from '../shell/display/link-button.tsx'
import { MemberLink } from '../shell/display/member-link.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { ResourceList } from '../shell/list/resource-list.tsx'
import { PointsShopTabs } from './points-shop-tabs.tsx'

// The contract’s own list, which is not to be loaded with all its schemas.
const kinds = ['goods', 'coupon', 'red_packet'] as const satisfies StaffPointsOrder['kind'][]

/** What members got for longcoin (PRM-11), each product with its order. */
export function PointsOrdersScreen() {
  const t = useTranslations('pointsshop')
  const tOrder = useTranslations('order')
  const can = usePermissions()
  const { time, count, money } = useFormat()
  const detailText = ({ kind, amount }: StaffPointsOrder) =>
    kind === 'coupon' ? '–' : t(kind === 'goods' ? 'extra_paid' : 'credited', { money: money(amount) })
  return (
    <>
      <PageHead title={t('title')} lead={t('lead_orders')}>
        {can('order/search') && (
          <LinkButton to="/orders" search={{ promotion_kind: 'point' }}>
            {t('goods_orders')}
          </LinkButton>
        )}
      </PageHead>
      <PointsShopTabs />
      <ResourceList
        operation="points_shop/staff_orders"
        rowKey="points_order_id"
        empty={t('empty_orders')}
        filters={[
          { kind: 'text', name: 'search', label: t('search_member'), width: 300, maxLength: 254 },
          { kind: 'choice', name: 'kind', label: t('kind'), options: kinds.map((value) => ({ value, label: t(`kind_${value}`) })) },
          { kind: 'number', name: 'item_id', label: t('item_number') },
          { kind: 'day', name: 'from_day', label: t('from_day') },
          { kind: 'day', name: 'until_day', label: t('until_day') },
        ]}
        columns={[
          { name: 'points_order_id', title: '#', isExtra: true },
          { name: 'created_at', title: t('created_at'), sort: 'created_at', render: ({ created_at }) => time(created_at) },
          {
            name: 'member',
            title: t('member'),
            render: ({ member_id, account }) => <MemberLink member_id={member_id}>{account}</MemberLink>,
          },
          { name: 'kind', title: t('kind'), render: ({ kind }) => t(`kind_${kind}`) },
          {
            name: 'name',
            title: t('name'),
            render: ({ name, sku_name }) => (
              <div style={{ maxWidth: 260, whiteSpace: 'normal' }}>{sku_name ? `${name} · ${sku_name}` : name}</div>
            ),
          },
          { name: 'quantity', title: t('quantity'), align: 'right', render: ({ quantity }) => count(quantity) },
          { name: 'longcoin', title: t('coins'), sort: 'longcoin', align: 'right', render: ({ longcoin }) => count(longcoin) },
          { name: 'amount', title: t('money'), align: 'right', render: (record) => detailText(record) },
          {
            name: 'order',
            title: t('order'),
            render: ({ order_id }) =>
              order_id === null ? (
                '–'
              ) : (
                <RecordLink to="/orders/order" search={{ order_id }}>
                  {`#${order_id}`}
                </RecordLink>
              ),
          },
          {
            name: 'order_state',
            title: tOrder('state'),
            render: ({ order_state }) =>
              order_state ? (
                <StateTag tone={stateTones[order_state]}>{tOrder(`state_${order_state}`)}</StateTag>
              ) : (
                <StateTag tone="success">{t('received')}</StateTag>
              ),
          },
          {
            name: 'item_id',
            title: t('item_number'),
            align: 'right',
            isExtra: true,
            render: ({ item_id }) => (item_id === null ? '–' : String(item_id)),
          },
        ]}
      />
    </>
  )
}
