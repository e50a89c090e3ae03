import type { AfterSaleRequest, refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findAfterSaleLine } from '../line/after-sale-line.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { viewReturn } from '../views.ts'
import { makeRequest, takePictures } from './open-request.ts'

/**
 * Asks for money back for units of a line (ORD-13): possible once it is paid, until after-sale is over, and for units
 * that no open request asks for. Units that have not gone out are withheld from shipping. Refuses `refund.line_not_found`,
 * `refund.not_refundable`, `refund.not_shipped`, `refund.quantity_exceeded`, `refund.already_open`, `refund.picture_unknown`.
 */
export async function applyForReturn(context: Context<MemberActor>, input: InputOf<typeof refund.apply>): Promise<AfterSaleRequest> {
  const { db, actor } = context
  const found = await findAfterSaleLine(context, input.order_goods_id, actor.member_id)
  if (!found) throw new Refusal('refund.line_not_found')
  await lockOrder(db, found.order_id)
  const row = await makeRequest(context, actor.member_id, input, () => takePictures(context, input.pic_paths ?? [], []))
  return viewReturn(context, { refund_id: row.id })
}
