import { randomInt } from 'node:crypto'
import type { AfterSaleKind, refund } from '@longmall/contract/refund.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { releaseUpload, useUpload } from '../../media/use-upload.ts'
import { findAfterSaleLine, requestQuantity, returnableNow, type AfterSaleLine } from '../line/after-sale-line.ts'
import '../events.ts'
import { amountsOf } from '../plan/amounts.ts'
import { pendingBefore } from '../plan/load-facts.ts'
import { findReturn, type ReturnRow } from '../queries.ts'
import { returnRefusal, status, unshippedOf, type ReturnableQuantity } from '../rules.ts'
import { deadlinesOf, noteReturn, setDue } from './take-step.ts'

export type ReturnInput = Pick<InputOf<typeof refund.apply>, 'kind' | 'quantity' | 'reason' | 'note' | 'pic_paths'>

/** A line of the member of which so many units can be returned; refuses `refund.line_not_found` and why not. */
export async function checkReturnable(
  context: Context,
  member_id: number,
  { order_goods_id, kind, quantity }: { order_goods_id: number; kind: AfterSaleKind; quantity: number },
): Promise<{ line: AfterSaleLine; returnable: ReturnableQuantity }> {
  const line = await findAfterSaleLine(context, order_goods_id, member_id)
  if (!line) throw new Refusal('refund.line_not_found')
  const returnable = returnableNow(context, line)
  const refusal = returnRefusal(returnable, kind, quantity, line.requested_quantity)
  if (refusal) throw new Refusal(refusal, { left: returnable[kind] })
  return { line, returnable }
}

/** A new request as stored; current amounts. */
export async function factsOf(
  context: Context,
  line: AfterSaleLine,
  returnable: ReturnableQuantity,
  { kind, quantity, reason, note, pic_paths = [] }: ReturnInput,
) {
  const back = amountsOf(line, quantity, await pendingBefore(context.db, line))
  return {
    kind,
    quantity,
    unshipped_quantity: unshippedOf(returnable, kind, quantity),
    reason,
    note,
    pic_paths,
    goods_amount: back.goods,
    freight_amount: back.freight,
    longcoin: back.longcoin,
    ...deadlinesOf(context, status.applied),
  }
}

/** Takes new pictures of the caller's own into use and lets those go that are left out. Refuses `refund.picture_unknown`. */
export async function takePictures(context: Context<MemberActor>, wanted: readonly string[], known: readonly string[]): Promise<void> {
  if (new Set(wanted).size < wanted.length) throw new Refusal('refund.picture_unknown')
  for (const pic_path of wanted)
    if (!known.includes(pic_path) && !(await useUpload(context, pic_path, 'refund'))) throw new Refusal('refund.picture_unknown')
  for (const pic_path of known) if (!wanted.includes(pic_path)) await releaseUpload(context, pic_path)
}

/** Consequences of a new request: units on hold, its history and the order's, the shop's deadline. */
export async function openRequest(context: Context, row: ReturnRow, event: string): Promise<void> {
  const { id: return_id, order_id, member_id, order_line_id, return_no } = row
  await requestQuantity(context, order_line_id, { quantity: row.quantity, unshipped: row.unshipped_quantity })
  await noteReturn(context, row, event)
  await emit(context, 'return.opened', { return_id, order_id, member_id, return_no })
  await setDue(context, row)
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
