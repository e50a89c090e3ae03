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
  'redemption/mine': member,
  'redemption/list_redemptions': staff('owner', 'operator', 'finance', 'support'),
  'redemption/list_pickup_orders': staff('owner', 'operator', 'finance', 'support'),
  'redemption/set_ready': staff('owner', 'operator'),
} as const
