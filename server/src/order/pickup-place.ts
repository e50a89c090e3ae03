import type { DeliveryPlan, Order } from '@longmall/contract/order.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Context } from '../kernel/context.ts'
import { wrongField } from '../kernel/refusal.ts'
import { type Branch, showBranch } from '../store/branch.ts'
import { copyBranch } from '../store/find-branch.ts'

/** The pickup store of an order, as stored with it. */
export interface StoredPickupPlace {
  pickup_store: number | null
  pickup_store_details: Branch | null
}

/** The store where it is to be fetched, as it is now; none where it is not fetched. A wrong field when none hands over orders there. */
export async function readPickupPlace(
  context: Context,
  { plan }: { plan: DeliveryPlan },
  branch_id: number | undefined,
): Promise<StoredPickupPlace> {
  if (plan !== 'pickup') return { pickup_store: null, pickup_store_details: null }
  if (branch_id === undefined) throw wrongField('pickup_store', 'field.required')
  const pickup_store_details = await copyBranch(context, branch_id)
  if (!pickup_store_details) throw wrongField('pickup_store', 'field.choice')
  return { pickup_store: branch_id, pickup_store_details }
}

/** The same as it is shown, in a language. */
export const showPickupPlace = ({ pickup_store, pickup_store_details }: StoredPickupPlace, language: Language): Order['pickup_store'] =>
  pickup_store !== null && pickup_store_details ? showBranch(pickup_store, pickup_store_details, language) : null
