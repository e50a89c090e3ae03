import type { DeliveryPlan, Order } from '@longmall/contract/order.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Context } from '../kernel/context.ts'
import { wrongField } from '../kernel/refusal.ts'
import { type Branch, showBranch } from '../store/branch.ts'
import { copyBranch } from '../store/find-branch.ts'

/** Where an order is fetched, as the order keeps it. */
export interface StoredPickupPlace {
  pickup_store: number | null
  pickup_at: Branch | null
}

/** The store where it is to be fetched, as it is now; none where it is not fetched. A wrong field when none hands over orders there. */
export async function readPickupPlace(
  context: Context,
  { plan }: { plan: DeliveryPlan },
  branch_id: number | undefined,
): Promise<StoredPickupPlace> {
  if (plan !== 'pickup') return { pickup_store: null, pickup_at: null }
  if (branch_id === undefined) throw wrongField('pickup_place', 'field.required')
  const pickup_at = await copyBranch(context, branch_id)
  if (!pickup_at) throw wrongField('pickup_place', 'field.choice')
  return { pickup_store: branch_id, pickup_at }
}

/** The same as it is shown, in a language. */
export const showPickupPlace = ({ pickup_store, pickup_at }: StoredPickupPlace, language: Language): Order['pickup_place'] =>
  pickup_store !== null && pickup_at ? showBranch(pickup_store, pickup_at, language) : null
