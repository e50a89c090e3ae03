import type { InputOf } from '@longmall/contract/operation.ts'
import type { DeskRedemption, redemption as contract } from '@longmall/contract/redemption.ts'
import { sql } from 'kysely'
import { takeBack } from '../../fulfilment/pickup/hand-over.ts'
import { restoreSoldCode } from '../../fulfilment/virtual/redeem-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lockOrder } from '../../order/progress/find-order.ts'
import { unfulfilled } from '../../order/rules.ts'
import { hasRequestSince } from '../../refund/line/open-requests.ts'
import { clerkDesks } from '../clerk-desks.ts'
import { reopenPickup } from '../pickup/reopen-pickup.ts'
import { findRedemption, type RedemptionRow, viewRow } from '../records/list-redemptions.ts'
import { undoUntil } from '../rules.ts'
import { recordHandOver } from './record-hand-over.ts'

/**
 * Undoes a hand-over of goods within 5 minutes, by the clerk who made it, with a reason: its units can be handed over again, by a new code. Refuses
 * `redemption.not_clerk`, `redemption.not_found`, `redemption.not_own`, `redemption.coins_final`, `redemption.undone`, `redemption.undo_over`, and
 * `redemption.refund_open` once a refund of the order was requested.
 */
export async function undoRedemption(
  context: Context<MemberActor>,
  { redemption_id, reason }: InputOf<typeof contract.undo>,
): Promise<DeskRedemption> {
  const desks = await clerkDesks(context)
  const seen = await viewRow(context, redemption_id)
  if (!seen || !desks.some(({ branch_id }) => branch_id === seen.store_id)) throw new Refusal('redemption.not_found')
  if (seen.clerk_id !== context.actor.member_id) throw new Refusal('redemption.not_own')
  if (seen.order_id === null) throw new Refusal('redemption.coins_final')
  const { state } = await lockOrder(context.db, seen.order_id)
  if (undoUntil(seen.redeemed_at) <= context.now || (seen.kind === 'order' && !unfulfilled.includes(state)))
    throw new Refusal('redemption.undo_over')
  if (await hasRequestSince(context, seen.order_id, seen.redeemed_at)) throw new Refusal('redemption.refund_open')
  await markUndone(context, seen, reason)
  await restoreQuantities(context, seen, seen.order_id)
  await recordHandOver(context, { order_id: seen.order_id, branch_id: seen.store_id, quantity: seen.quantity, reason })
  return findRedemption(context, redemption_id)
}

async function markUndone({ db, now }: Context, { redemption_id }: RedemptionRow, reason: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update redemption set undone_at = ${now}, undo_reason = ${reason} where id = ${redemption_id} and undone_at is null`.execute(db)
  if (numAffectedRows === 0n) throw new Refusal('redemption.undone')
}

async function restoreQuantities(context: Context, { kind, virtual_code_id, lines }: RedemptionRow, order_id: number): Promise<void> {
  if (kind === 'virtual') return restoreSoldCode(context, virtual_code_id!)
  await takeBack(context, order_id, lines)
  await reopenPickup(context, order_id)
}
