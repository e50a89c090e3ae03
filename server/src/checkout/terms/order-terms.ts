import type { MemberAddress } from '@longmall/contract/member.ts'
import type { DeliveryPlan, OrderType, Quote } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import { isSoldAs } from '../../kernel/fulfilment.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type PlanChoice, plansOfType } from '../../kernel/delivery.ts'
import { defaultAddress, findAddress } from '../../member/find-address.ts'
import { pickupBranches } from '../../store/find-branch.ts'
import { orderSettings } from '../../order/settings.ts'
import { goodsRequirement } from '../read-details.ts'
import { needsAddress, plansOf } from './delivery-plans.ts'
import { addonChecksOf, type Checkout } from '../checkout-lines.ts'
import type { OrderDetails } from '../../order/progress/find-order.ts'
import { paidNotClosed } from '../../order/rules.ts'
import { statesSql } from '../../order/state-sql.ts'

/** Delivery of an order. */
export interface OrderTerms {
  order_type: OrderType
  plan: DeliveryPlan
  plans: PlanChoice[]
  needs_address: boolean
  /** The address; null when none is needed, or none is known yet. */
  address: MemberAddress | null
  /** What is called when no other contact is given: the address of the member, although nothing goes there. */
  usual_address: MemberAddress | null
  /** Stores where it can be fetched. */
  pickup_stores: Quote['pickup_stores']
  /** What the order keeps of the terms of its add-on (`AddonCheck.copyTerms`). */
  addon_details: OrderDetails
}

interface TermsRequest {
  address_id?: number | undefined
  delivery_plan?: DeliveryPlan | undefined
}

/**
 * How lines may be delivered and how they are to be; when not said, by mail, or else in the first way that is usable. All lines are of one type: those of the cart are
 * standard. Refuses `order.not_purchasable_here` what the way of buying cannot deliver, `order.type_unavailable` for a type that nothing is behind, `order.first_device_hosting`, `order.delivery_plan_unavailable` for another way that is none here, and what an
 * unusable way is refused for; `member.address_not_found`.
 */
export async function orderTerms(
  context: Context<MemberActor>,
  { lines, purchase }: Checkout,
  { address_id, delivery_plan: requestedPlan }: TermsRequest,
): Promise<OrderTerms> {
  const { setting } = context
  // A presale is a reservation, whatever its goods are.
  const order_type = purchase.deposit ? 'deposit' : lines[0]!.sku.goods_type
  for (const { sku } of lines)
    if (purchase.kind !== null && !isSoldAs(sku.goods_type, purchase.kind))
      throw new Refusal('order.not_purchasable_here', { sku_id: sku.sku_id })
  const usual_address = address_id === undefined ? await defaultAddress(context) : await findAddress(context, address_id)
  const pickup_stores = await pickupBranches(context)
  const plans = plansOf({
    plans: plansOfType(context, { order_type, requires_phone: goodsRequirement(lines).phone === true }),
    local_regions: setting(orderSettings.local_regions),
    region: usual_address?.region ?? null,
    hasPickupStores: pickup_stores.length > 0,
    isOverseas: lines.some(({ sku }) => sku.warehouse === 'overseas'),
    hasDevice: order_type === 'entity' && (await hasPurchasedDevice(context)),
  })
  if (plans.length === 0) throw new Refusal('order.type_unavailable')
  const chosen =
    requestedPlan === undefined ? (plans.find((one) => one.reason === null) ?? plans[0]) : plans.find((one) => one.plan === requestedPlan)
  if (!chosen) throw new Refusal('order.delivery_plan_unavailable')
  if (chosen.reason) throw new Refusal(chosen.reason)
  const delivery_plan = chosen.plan
  const needs_address = needsAddress(order_type, delivery_plan)
  const address = needs_address ? usual_address : null
  return {
    order_type,
    plan: delivery_plan,
    plans,
    needs_address,
    address,
    usual_address,
    pickup_stores,
    addon_details: await detailsOfAddons(context, lines),
  }
}

async function detailsOfAddons(context: Context<MemberActor>, lines: Checkout['lines']): Promise<OrderDetails> {
  const details: OrderDetails = {}
  for (const { copyTerms } of addonChecksOf(context, lines)) Object.assign(details, await copyTerms?.(context, lines))
  return details
}

/** Has the member bought a device that was not returned? */
async function hasPurchasedDevice({ db, actor }: Context<MemberActor>): Promise<boolean> {
  const { rows } = await sql`
    select from shop_order o where o.member_id = ${actor.member_id} and o.order_type = 'entity' and o.state in ${statesSql(paidNotClosed)}
      and exists (select from order_line l where l.order_id = o.id and not l.is_gift and l.refunded_quantity < l.quantity) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
