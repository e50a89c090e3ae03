import { sql } from 'kysely'
import type { Context, SystemActor } from '../kernel/context.ts'
import { emit } from '../kernel/work/outbox.ts'
import { clearTimer } from '../kernel/time/timers.ts'
import '../order/progress/events.ts'
import type { TeamBuyEvents } from './events.ts'
import { lockGroup, seatsOf, type GroupRow } from './queries.ts'
import { outcomeAtEnd } from './rules.ts'
import { notifyMembers } from './notify-members.ts'

export const endTimer = 'team_buy.ends'

/** Completes a locked, forming group: by its members when the last place is taken, or by the shop, which its page then says. */
export async function completeGroup(context: Context, { group_id }: GroupRow, by: 'members' | 'shop'): Promise<void> {
  await sql`
    update team_buy_team set state = 'completed', completed_by = ${by}, decided_at = ${context.now}, version = version + 1 where id = ${group_id}`.execute(
    context.db,
  )
  await clearTimer(context.db, endTimer, group_id)
  const seats = await seatsOf(context, group_id)
  await emit(context, 'team_buy.completed', { group_id, order_ids: seats.map((one) => one.order_id) })
}

/** Notifies the members of a complete group by mail; after its transaction, which is that of the last payment. */
export async function notifyCompleted(context: Context, { group_id }: TeamBuyEvents['team_buy.completed']): Promise<void> {
  await notifyMembers(context, await seatsOf(context, group_id), { template: 'team_buy_completed' })
}

/**
 * Fails a locked, forming group, and returns the orders to refund: a reaction after this transaction refunds them, and is retried until
 * it succeeds, so that a crash in between loses no money.
 */
export async function failGroup(context: Context, { group_id }: GroupRow, reason: 'time' | 'operator' | 'empty'): Promise<void> {
  await sql`
    update team_buy_team set state = 'failed', failure_reason = ${reason}, decided_at = ${context.now}, version = version + 1 where id = ${group_id}`.execute(
    context.db,
  )
  await clearTimer(context.db, endTimer, group_id)
  const seats = await seatsOf(context, group_id)
  if (seats.length === 0 || reason === 'empty') return
  await notifyMembers(context, seats, { template: 'team_buy_failed' })
  const lost: TeamBuyEvents['team_buy.failed'] = { group_id, order_ids: seats.map((one) => one.order_id), reason }
  await emit(context, 'team_buy.failed', lost)
}

/** The timer's verb: decides a group whose time is over; one that is decided stays as it is. */
export async function endGroup(context: Context<SystemActor>, subject: string): Promise<void> {
  const group = await lockGroup(context, Number(subject))
  if (group?.state !== 'forming' || group.ends_at > context.now) return
  if (outcomeAtEnd(group) === 'complete') await completeGroup(context, group, 'shop')
  else await failGroup(context, group, 'time')
}

/**
 * Answers `team_buy.failed`: each order that lost its place is to be refunded, in a transaction of its own and delivered again until it is
 * done, so that a stop in between loses nobody's money.
 */
export async function refundLostSeats(context: Context, { group_id, order_ids, reason }: TeamBuyEvents['team_buy.failed']): Promise<void> {
  const why = reason === 'late' || reason === 'removed' ? `team_buy_${reason}` : 'team_buy_failed'
  for (const order_id of order_ids) await emit(context, 'order.refund_due', { order_id, reason: why, key: `team_buy ${group_id}` })
}
