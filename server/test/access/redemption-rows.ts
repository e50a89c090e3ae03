import { member, staff } from './access-row.ts'

/** Who may call what concerns redemption. */
export const redemptionRows = {
  'redemption/desk': member,
  'redemption/pickup_orders': member,
  'redemption/mark_ready': member,
  'redemption/list': member,
  'redemption/check': member,
  'redemption/redeem': member,
  'redemption/undo': member,
  'redemption/view': member,
  // The order of the sample is sent.
  'redemption/pickup': { ...member, owns: { order_id: { refusal: 'order.not_found', owners: 'order.not_found' } } },
  'redemption/mine': member,
  'redemption/list_redemptions': staff('owner', 'operator', 'finance', 'support'),
  'redemption/list_pickup_orders': staff('owner', 'operator', 'finance', 'support'),
  'redemption/set_ready': staff('owner', 'operator'),
} as const
