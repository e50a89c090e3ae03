import { randomInt } from 'node:crypto'
import type { AfterSaleRequest, refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { findAfterSaleLine } from '../line/after-sale-line.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { checkReturnable } from '../check-returnable.ts'
import { findReturn, type ReturnRow } from '../queries.ts'
import { status } from '../rules.ts'
import { viewReturn } from '../views.ts'
import { factsOf, openRequest, takePictures, type ReturnInput } from './open-request.ts'

/**
 * Asks for money back for units of a line (ORD-13): possible once it is paid, until after-sale is over, and for units
 * that no open request asks for. Units that have not gone out are withheld from shipping. Refuses `returns.line_not_found`,
 * `returns.not_returnable`, `returns.not_shipped`, `returns.too_many`, `returns.already_open`, `returns.picture_unknown`.
 */
export async function applyForReturn(context: Context<MemberActor>, input: InputOf<typeof refund.apply>): Promise<AfterSaleRequest> {
  const { db, actor } = context
  const found = await findAfterSaleLine(context, input.order_goods_id, actor.member_id)
  if (!found) throw new Refusal('returns.line_not_found')
  await lockOrder(db, found.order_id)
  const row = await makeRequest(context, actor.member_id, input, () => takePictures(context, input.pic_paths ?? [], []))
  return viewReturn(context, { refund_id: row.id })
}

/**
 * Makes a request for units of a member’s line, under the lock of its order; `prepare` is done once it is sure that it may be
 * asked. Refuses as `applyForReturn` does.
 */
export async function makeRequest(
  context: Context,
  member_id: number,
  input: ReturnInput & { order_goods_id: number },
  prepare: () => Promise<void>,
): Promise<ReturnRow> {
  const { line, returnable } = await checkReturnable(context, member_id, input)
  const facts = await factsOf(context, line, returnable, input)
  await prepare()
  const { id } = await context.db
    .insertInto('return_request')
    .values({
      ...facts,
      return_no: newReturnNo(dayIn(context.setting(zoneSettings.time_zone), context.now)),
      member_id,
      order_id: line.order_id,
      order_line_id: line.order_goods_id,
      payment_id: line.payment_id,
      status: status.applied,
      created_at: context.now,
      changed_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = await findReturn(context.db, id)
  await openRequest(context, row, 'applied')
  return row
}

// Date and random digits, as an order's number; A for after-sale.
const newReturnNo = (day: string) => `A${day.replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`
