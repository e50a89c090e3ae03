import type { LevelProgress } from '@longmall/contract/member-level.ts'
import type { OrderSummary } from '@longmall/contract/order.ts'
import type { LinkSearch } from '../../shell/link.tsx'
import type { ScreenPath } from '../../routes/table.ts'
import { partPaid } from './outcome.ts'

/** What a paid order became, by its type, delivery and state: what the result of its payment says and leads to (ORD-05). */
export type PaidAs =
  | 'group'
  | 'deposit'
  | 'balance'
  | 'pledge'
  | 'hosted_device'
  | 'home_device'
  | 'start_up'
  | 'virtual'
  | 'cancelled'
  | 'goods'

type Paid = Pick<OrderSummary, 'order_type' | 'state' | 'payment_id' | 'delivery_plan' | 'on_hold_by'>

/** What a paid order became; `paid_id` tells a reservation's two payments apart. */
export function paidAs(order: Paid, paid_id: number): PaidAs {
  const { order_type, state, delivery_plan, on_hold_by } = order
  if (state === 'cancelled') return 'cancelled'
  if (on_hold_by === 'team_buy') return 'group'
  if (order_type === 'pledge' || order_type === 'start_up' || order_type === 'virtual') return order_type
  if (order_type === 'entity') return delivery_plan === 'hosting' ? 'hosted_device' : 'home_device'
  if (state === 'shipping' || state === 'completed') return 'goods'
  return partPaid(order, paid_id) ?? 'goods'
}

/** How far goods are that are sent. */
const goodsText = (state: OrderSummary['state']) =>
  state === 'shipping' ? 'shipped_text' : state === 'completed' ? 'completed_text' : 'success_text'

/** The sentences of what an order became, in their order; `{day}` in them is the day of the payment. */
export function paidTexts(paid: PaidAs, state: OrderSummary['state']) {
  if (paid === 'deposit' || paid === 'balance') return [`${paid}_paid_text`] as const
  if (paid === 'goods' || paid === 'start_up') return [goodsText(state)] as const
  if (paid === 'home_device') return [goodsText(state), 'home_device_text'] as const
  return [`${paid === 'cancelled' ? 'order_cancelled' : paid}_text`] as const
}

/** What a Start-up order made of its buyer: the level that it raised them to, or the one they have besides; nothing of who has none. */
export function levelText(history: readonly Pick<LevelProgress['history'][number], 'order_id' | 'grade_name'>[], order_id: number) {
  const last = history[0]
  return last && { key: last.order_id === order_id ? ('level_reached' as const) : ('level_kept' as const), grade: last.grade_name }
}

export interface RecordLink {
  labelKey:
    | 'view_group'
    | 'view_points_order'
    | 'view_reservations'
    | 'view_gifts'
    | 'view_devices'
    | 'view_device'
    | 'view_pledge'
    | 'view_pledges'
    | 'view_rights'
  to: ScreenPath
  search: LinkSearch
}

/** The one pledge or device that an order made; undefined while it is not known, and where there are several. */
export interface Made {
  pledge_id: number | undefined
  box_id: number | undefined
}

/** Where what was bought is found besides its order: its pledge, its device, the rights of a Start-up, its team, the points shop … */
export function recordOf(
  { order_id, order_type, promotion }: Pick<OrderSummary, 'order_id' | 'order_type' | 'promotion'>,
  { pledge_id, box_id }: Made,
): RecordLink | null {
  if (promotion?.kind === 'team_buy' && promotion.subject !== null)
    return { labelKey: 'view_group', to: '/promotionpages/pintuan/share/share', search: { group_id: promotion.subject } }
  if (promotion?.kind === 'point') return { labelKey: 'view_points_order', to: '/promotionpages/point/result/result', search: { order_id } }
  if (promotion?.kind === 'gift') return { labelKey: 'view_gifts', to: '/promotionpages/gift/order/order', search: {} }
  if (order_type === 'pledge')
    return pledge_id === undefined
      ? { labelKey: 'view_pledges', to: '/v2/assets/pledge', search: {} }
      : { labelKey: 'view_pledge', to: '/v2/assets/pledge_detail', search: { id: pledge_id } }
  if (order_type === 'entity')
    return box_id === undefined
      ? { labelKey: 'view_devices', to: '/v2/assets/devices', search: {} }
      : { labelKey: 'view_device', to: '/v2/assets/device', search: { id: box_id } }
  if (order_type === 'start_up') return { labelKey: 'view_rights', to: '/v2/assets/rights', search: {} }
  return order_type === 'deposit' ? { labelKey: 'view_reservations', to: '/v2/order/presale/presale', search: {} } : null
}
