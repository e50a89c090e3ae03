import type { MemberAddress } from '@longmall/contract/member.ts'
import type { DeliveryPlan, OrderType } from '@longmall/contract/order.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { defaultAddress, findAddress } from '../../member/find-address.ts'
import { orderSettings } from '../settings.ts'
import { needsAddress, plansOf, type PlanChoice } from './delivery-plans.ts'
import type { BoughtLine } from './price-order.ts'

/** How what is bought is to come, beside its price. */
export interface OrderTerms {
  order_type: OrderType
  plan: DeliveryPlan
  plans: PlanChoice[]
  needs_address: boolean
  /** Where it goes; null where it goes nowhere, or no address is there yet. */
  address: MemberAddress | null
  /** What is called when no other contact is given: the address of the member, although nothing goes there. */
  usual_address: MemberAddress | null
}

interface Wanted {
  address_id?: number | undefined
  delivery_plan?: DeliveryPlan | undefined
}

/**
 * How lines may be delivered and how they are to be, by mail when not said. All lines are of one type: those of the cart are
 * standard. Refuses `order.first_device_hosting`, `order.plan_unusable` for another way that is none here, and what an
 * unusable way is refused for; `member.address_not_found`.
 */
export async function termsOf(
  context: Context<MemberActor>,
  lines: readonly BoughtLine[],
  { address_id, delivery_plan = 'mail' }: Wanted,
): Promise<OrderTerms> {
  const { setting } = context
  const order_type = lines[0]!.sku.goods_type
  const usual_address = address_id === undefined ? await defaultAddress(context) : await findAddress(context, address_id)
  const plans = plansOf({
    order_type,
    local_regions: setting(orderSettings.local_regions),
    region: usual_address?.region ?? null,
    hasPlaces: setting(orderSettings.pickup_places).length > 0,
    isOverseas: lines.some(({ sku }) => sku.warehouse === 'overseas'),
    hasDevice: order_type === 'entity' && (await hasBoughtDevice(context)),
  })
  const chosen = plans.find((one) => one.plan === delivery_plan)
  if (!chosen) throw new Refusal('order.plan_unusable')
  if (chosen.reason) throw new Refusal(chosen.reason)
  const needs_address = needsAddress(order_type, delivery_plan)
  return { order_type, plan: delivery_plan, plans, needs_address, address: needs_address ? usual_address : null, usual_address }
}

/** Has the member paid for a device, and kept it? */
async function hasBoughtDevice({ db, actor }: Context<MemberActor>): Promise<boolean> {
  const { rows } = await sql`
    select from shop_order where member_id = ${actor.member_id} and order_type = 'entity' and state in ('paid', 'shipping', 'completed') limit 1`.execute(
    db,
  )
  return rows.length > 0
}
