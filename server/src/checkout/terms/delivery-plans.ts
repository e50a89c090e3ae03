import type { DeliveryPlan, OrderType } from '@longmall/contract/order.ts'
import type { PlanChoice } from '../../kernel/delivery.ts'

export interface DeliveryFacts {
  /** Ways in which this shop brings orders of the type to their end. */
  plans: readonly PlanChoice[]
  /** Regions of the shop's own couriers; and where it goes, when that is known. */
  local_regions: readonly string[]
  region: string | null
  hasPickupStores: boolean
  /** Some of it comes from abroad. */
  isOverseas: boolean
  /** The member has bought a device before, and how many are bought now. */
  hasDevice: boolean
}

/**
 * How an order may come, the usual way first (ORD-02): by mail; fetched at a store; by the shop's own couriers where they go;
 * a device hosted, but not a member's first one (§8: "first purchase cannot choose hosting"). What this shop cannot deliver has the reason.
 */
export function plansOf({ plans, local_regions, region, hasPickupStores, isOverseas, hasDevice }: DeliveryFacts): PlanChoice[] {
  // Before there is an address it may be near.
  const isLocal = !isOverseas && (region === null || local_regions.some((one) => region.startsWith(one)))
  const availability: Record<DeliveryPlan, { isAvailable: boolean; reason: PlanChoice['reason'] }> = {
    mail: { isAvailable: true, reason: null },
    pickup: { isAvailable: hasPickupStores, reason: isOverseas ? 'order.pickup_overseas' : null },
    local: { isAvailable: local_regions.length > 0, reason: isLocal ? null : 'order.local_delivery_unavailable' },
    hosting: { isAvailable: true, reason: hasDevice ? null : 'order.first_device_hosting' },
  }
  return plans
    .filter(({ plan }) => availability[plan].isAvailable)
    .map(({ plan, reason }) => ({ plan, reason: reason ?? availability[plan].reason }))
}

/** Does it go to an address? Else nothing is sent, or it is fetched or hosted. */
export const needsAddress = (type: OrderType, plan: DeliveryPlan): boolean =>
  (plan === 'mail' || plan === 'local') && type !== 'virtual' && type !== 'pledge'
