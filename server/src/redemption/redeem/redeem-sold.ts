import { packedOrder } from '../../fulfilment/packing/packed-order.ts'
import { redeemSoldCode, viewSoldCode } from '../../fulfilment/virtual/redeem-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import type { Desk } from '../../store/desks.ts'
import { checkSoldCode } from '../code/check-redeemable.ts'
import type { Checked } from '../code/check-token.ts'
import { insertRedemption } from './insert-redemption.ts'
import { recordHandOver } from './record-hand-over.ts'

/** Redeems a code of a virtual order once, at any store, under the order's lock; answers the id of the record. */
export async function redeemSold(
  context: Context<MemberActor>,
  { subject_id: virtual_code_id }: Checked,
  { branch_id }: Desk,
): Promise<number> {
  const { order_id } = await viewSoldCode(context, virtual_code_id)
  await lockOrder(context.db, order_id)
  const order = await packedOrder(context, order_id)
  const code = await viewSoldCode(context, virtual_code_id)
  await checkSoldCode(context, { order, code })
  if (!(await redeemSoldCode(context, code))) throw new Refusal('redemption.code_used')
  await recordHandOver(context, { order_id, branch_id, quantity: 1 })
  return insertRedemption(context, {
    kind: 'virtual',
    order_id,
    virtual_code_id,
    subject_no: order.order_no,
    member_id: order.member_id,
    store_id: branch_id,
    lines: [{ order_goods_id: code.order_goods_id, quantity: 1 }],
  })
}
