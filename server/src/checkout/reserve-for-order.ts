import type { Context, MemberActor } from '../kernel/context.ts'
import { reserveGoods } from '../order/source/goods.ts'
import { combosOfLine } from './insert-orders.ts'
import type { PricedOrder } from './price-order.ts'

/** Reserves what a priced order holds of its source, of promotions and stock, in the order of locks. Refuses as `reserveGoods` does. */
export async function reserveForOrder(
  context: Context<MemberActor>,
  payment_id: number,
  { groups, basket, purchase }: PricedOrder,
): Promise<void> {
  const { member_id } = context.actor
  const lines = groups
    .flatMap((group) => group.lines)
    .map(({ sku: { sku_id }, quantity, priced, is_gift }) => ({
      sku_id,
      quantity,
      line_promotion_id: is_gift ? null : (priced.promotion?.promotion_id ?? null),
      combos: combosOfLine(basket, priced.line_id),
    }))
  const { kind = null, subject = null } = purchase ?? {}
  await reserveGoods(context, { payment_id, member_id, kind, subject, price: purchase?.promotion?.price ?? null }, lines)
}
