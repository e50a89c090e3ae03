import type { DeliveryPlan, OrderType } from '@longmall/contract/order.ts'
import type { RefusalCode } from '@longmall/contract/errors.ts'

export interface DeliveryFacts {
  order_type: OrderType
  /** Regions of the shop's own couriers; and where it goes, when that is known. */
  local_regions: readonly string[]
  region: string | null
  hasPlaces: boolean
  /** Some of it comes from abroad. */
  isOverseas: boolean
  /** The member has bought a device before, and how many are bought now. */
  hasDevice: boolean
}

/** A way in which an order can come; `reason` why not this one. */
export interface PlanChoice {
  plan: DeliveryPlan
  reason: RefusalCode | null
}

/**
 * How an order may come, the usual way first (ORD-02): by mail; fetched at a store; by the shop's own couriers where they go;
 * a device hosted, but not a member's first one (§8: "first purchase cannot choose hosting").
 */
export function plansOf({ order_type, local_regions, region, hasPlaces, isOverseas, hasDevice }: DeliveryFacts): PlanChoice[] {
  const mail: PlanChoice = { plan: 'mail', reason: null }
  if (order_type === 'virtual' || order_type === 'pledge') return [mail]
  if (order_type === 'entity') return [mail, { plan: 'hosting', reason: hasDevice ? null : 'order.first_device_hosting' }]
  const plans = [mail]
  if (hasPlaces) plans.push({ plan: 'pickup', reason: isOverseas ? 'order.pickup_overseas' : null })
  if (local_regions.length > 0 && order_type === 'standard') {
    const isNear = !isOverseas && region !== null && local_regions.some((one) => region.startsWith(one))
    plans.push({ plan: 'local', reason: isNear ? null : 'order.not_local' })
  }
  return plans
}

/** Does it go to an address? Else nothing is sent, or it is fetched or hosted. */
export const needsAddress = (type: OrderType, plan: DeliveryPlan): boolean =>
  (plan === 'mail' || plan === 'local') && type !== 'virtual' && type !== 'pledge'
