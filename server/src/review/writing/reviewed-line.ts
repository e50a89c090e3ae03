import type { PackedLine } from '@longmall/contract/fulfilment.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { packedOrder, type PackedOrder } from '../../fulfilment/packing/packed-order.ts'

/** The member's order, locked, and a line of it; refuses `order.not_found` for anybody else's, and for a line of another order. */
export async function reviewedLine(
  context: Context<MemberActor>,
  { order_id, order_goods_id }: { order_id: number; order_goods_id: number },
): Promise<{ order: PackedOrder; line: PackedLine }> {
  const { db, actor } = context
  await lockOrder(db, order_id, actor.member_id)
  const order = await packedOrder(context, order_id, actor.member_id)
  const line = order.lines.find((one) => one.order_goods_id === order_goods_id)
  if (!line) throw new Refusal('order.not_found')
  return { order, line }
}
