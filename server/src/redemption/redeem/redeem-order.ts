import { sql } from 'kysely'
import { packedOrder } from '../../fulfilment/packing/packed-order.ts'
import type { PackedOrder } from '../../fulfilment/packing/packed-order.ts'
import { handOver } from '../../fulfilment/pickup/hand-over.ts'
import { usePickupCode } from '../../fulfilment/pickup/use-pickup-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import type { Desk } from '../../store/desks.ts'
import { checkOrder, checkStore } from '../code/check-redeemable.ts'
import type { Checked } from '../code/check-token.ts'
import { completePickup } from '../pickup/close-pickup.ts'
import { findPickup, redeemableSql } from '../pickup/queries.ts'
import { fingerprintOf } from '../rules.ts'
import { insertRedemption } from './insert-redemption.ts'
import type { RedeemInput } from './redeem.ts'
import { recordHandOver } from './record-hand-over.ts'

/** Hands units of an order over at its store, under its lock, and uses the code's step up; answers the id of the record. */
export async function redeemOrder(
  context: Context<MemberActor>,
  { subject_id: order_id, step, fingerprint }: Checked,
  desk: Desk,
  { lines }: RedeemInput,
): Promise<number> {
  const { db } = context
  await lockOrder(db, order_id)
  const order = await packedOrder(context, order_id)
  await checkStore(context, { order }, [desk])
  if (!(await usePickupCode(context, order_id, step))) throw new Refusal('redemption.code_used')
  await checkOrder(context, { order, pickup: (await findPickup(db, order_id))?.state ?? null })
  const left = order.lines.filter((line) => line.remaining > 0)
  if (fingerprintOf(left) !== fingerprint) throw new Refusal('redemption.stale_check')
  const wanted = lines ?? left.map(({ order_goods_id, remaining }) => ({ order_goods_id, quantity: remaining }))
  checkWanted(order, wanted)
  if (!(await handOver(context, order_id, wanted))) throw new Refusal('redemption.stale_check')
  const total = (quantities: readonly number[]) => quantities.reduce((sum, one) => sum + one, 0)
  const quantity = total(wanted.map((line) => line.quantity))
  if (quantity === total(left.map((line) => line.remaining))) await completePickup(context, order_id)
  else await sql`update pickup set state = 'partly_redeemed' where order_id = ${order_id} and state in ${redeemableSql}`.execute(db)
  await recordHandOver(context, { order_id, branch_id: desk.branch_id, quantity })
  return insertRedemption(context, {
    kind: 'order',
    order_id,
    subject_no: order.order_no,
    member_id: order.member_id,
    store_id: desk.branch_id,
    code_step: step,
    lines: wanted,
  })
}

/** Refuses `redemption.too_many` {left, goods}; a wrong field for a line twice, and for one of another order. */
function checkWanted(order: PackedOrder, wanted: readonly { order_goods_id: number; quantity: number }[]): void {
  if (new Set(wanted.map((line) => line.order_goods_id)).size < wanted.length) throw wrongField('lines', 'field.duplicate')
  for (const { order_goods_id, quantity } of wanted) {
    const line = order.lines.find((one) => one.order_goods_id === order_goods_id)
    if (!line) throw wrongField('lines', 'field.choice')
    if (quantity > line.remaining) throw new Refusal('redemption.too_many', { left: line.remaining, goods: line.goods_name })
  }
}
