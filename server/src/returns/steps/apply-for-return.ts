import { randomInt } from 'node:crypto'
import type { Return, returns } from '@longmall/contract/returns.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { dayIn } from '../../kernel/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'
import { findAfterSaleLine } from '../../order/after-sale/after-sale-line.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { judgeAsk } from '../judge-ask.ts'
import { findReturn } from '../queries.ts'
import { status } from '../rules.ts'
import { viewReturn } from '../views.ts'
import { factsOf, openRequest, refuseSecond, takePictures } from './open-request.ts'

/**
 * Asks for money back for pieces of a line (ORD-13): possible once it is paid, until after-sale is over, one request at a time
 * for a line. Pieces that have not gone out are withheld from shipping. Refuses `returns.line_not_found`,
 * `returns.not_returnable`, `returns.not_shipped`, `returns.too_many`, `returns.already_open`, `returns.picture_unknown`.
 */
export async function applyForReturn(context: Context<MemberActor>, input: InputOf<typeof returns.apply>): Promise<Return> {
  const { db, actor } = context
  const found = await findAfterSaleLine(db, input.order_goods_id, actor.member_id)
  if (!found) throw new Refusal('returns.line_not_found')
  await lockOrder(db, found.order_id)
  await refuseSecond(context, input.order_goods_id)
  const { line, askable } = await judgeAsk(context, actor.member_id, input)
  const facts = await factsOf(context, line, askable, input)
  await takePictures(context, input.pic_paths ?? [], [])
  const { id } = await db
    .insertInto('return_request')
    .values({
      ...facts,
      return_no: newReturnNo(dayIn(context.setting(zoneSettings.time_zone), context.now)),
      member_id: actor.member_id,
      order_id: line.order_id,
      order_line_id: line.order_goods_id,
      payment_id: line.payment_id,
      status: status.applied,
      created_at: context.now,
      changed_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await openRequest(context, await findReturn(db, id), 'applied')
  return viewReturn(context, { refund_id: id })
}

// Date and random digits, as an order's number; A for after-sale.
const newReturnNo = (day: string) => `A${day.replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`
