import { takeGift } from '../../gift/take-gift.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { combosOf } from '../making/insert-orders.ts'
import type { PricedOrder } from '../making/price-order.ts'
import { takeGoods } from './hold-goods.ts'

/** Takes what a priced order holds of gifts, bargains, promotions and stock, in the order of locks. Refuses as `takeGoods` does. */
export async function takeForOrder(
  context: Context<MemberActor>,
  payment_id: number,
  { groups, basket, bought }: PricedOrder,
): Promise<void> {
  const { member_id } = context.actor
  if (bought?.kind === 'gift') await takeGift(context, { gift_id: bought.subject!, payment_id })
  const lines = groups
    .flatMap((group) => group.lines)
    .map(({ sku: { sku_id }, quantity, priced, is_gift }) => ({
      sku_id,
      quantity,
      line_promotion_id: is_gift ? null : (priced.promotion?.promotion_id ?? null),
      combos: combosOf(basket, priced.line_id),
    }))
  const by = { kind: bought?.kind ?? null, subject: bought?.subject ?? null, price: bought?.promotion?.price ?? null }
  await takeGoods(context, { payment_id, member_id, ...by }, lines)
}
