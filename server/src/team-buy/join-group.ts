import { sql } from 'kysely'
import { plus } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { emit } from '../kernel/work/outbox.ts'
import { setTimer } from '../kernel/time/timers.ts'
import { findPromotion } from '../promotion/find-promotion.ts'
import { isWithin } from '../promotion/rules.ts'
import { completeGroup, endTimer } from './decide-group.ts'
import './events.ts'
import { lockGroup, seatsOf, type GroupRow, type Seat } from './queries.ts'
import { closedReason, priceIn, type OfferSnapshot } from './rules.ts'
import { teamBuySettings } from './settings.ts'
import { notifyMembers } from './notify-members.ts'

/** The fields of an order's payment event that a team buy uses. */
interface PaidOrder {
  member_id: number
  promotion: { kind: string; promotion_id: number | null; subject: number | null; order_id: number } | null
  lines: readonly { order_id: number; sku_id: number }[]
}

/**
 * Answers `order.paid` in its transaction. A leader's payment opens a group; another's takes a place in the one it was made
 * for, checked by the group's end and its count under its lock. Who pays after it filled or ended opens a new group, which he pays for
 * as its leader, or is refunded, by the setting, and is notified. A repeated event changes nothing.
 */
export async function joinGroup(context: Context, { member_id, promotion, lines }: PaidOrder): Promise<void> {
  if (promotion?.kind !== 'team_buy' || promotion.promotion_id === null) return
  const { promotion_id, subject, order_id } = promotion
  const known = await context.db.selectFrom('team_buy_member').select('group_id').where('order_id', '=', order_id).executeTakeFirst()
  if (known) return
  const seat: Seat = { member_id, order_id, sku_id: lines.find((one) => one.order_id === order_id)!.sku_id }
  if (subject === null) return void (await openGroup(context, promotion_id, seat))
  const group = await lockGroup(context, subject)
  if (group && (await hasFreeSeat(context, group, member_id))) await addSeat(context, group, seat)
  else await handleLatePayment(context, promotion_id, subject, seat)
}

async function hasFreeSeat(context: Context, group: GroupRow, member_id: number): Promise<boolean> {
  if (closedReason(group, context.now)) return false
  return !(await seatsOf(context, group.group_id)).some((one) => one.member_id === member_id)
}

async function addSeat(context: Context, group: GroupRow, seat: Seat): Promise<void> {
  const { group_id, size } = group
  await insertSeat(context, group_id, seat, priceIn(group.offer, seat.sku_id)?.price)
  const { joined } = await context.db
    .updateTable('team_buy_team')
    .set((row) => ({ joined: row('joined', '+', 1), version: row('version', '+', 1) }))
    .where('id', '=', group_id)
    .returning('joined')
    .executeTakeFirstOrThrow()
  if (joined === size) await completeGroup(context, { ...group, joined }, 'members')
}

async function insertSeat(
  context: Context,
  group_id: number,
  { member_id, order_id, sku_id }: Seat,
  unit_price: number | null = null,
): Promise<void> {
  await context.db.insertInto('team_buy_member').values({ group_id, member_id, order_id, sku_id, joined_at: context.now }).execute()
  await emit(context, 'team_buy.joined', { group_id, order_id, unit_price })
}

/** Opens a group with its leader, with the promotion as it is: an order placed while it ran is honoured, even if it has ended since. */
async function openGroup(context: Context, promotion_id: number, seat: Seat): Promise<number> {
  const { db, now } = context
  const { rules, names, allows_coupon, per_member, items } = (await findPromotion(context, promotion_id, 'team_buy'))!
  const { goods_id } = items.find((one) => one.sku_id === seat.sku_id) ?? items[0]!
  const { size, hours, virtual_completion } = rules
  const offer: OfferSnapshot = {
    names,
    allows_coupon,
    per_member,
    items: items
      .filter((one) => one.goods_id === goods_id)
      .map(({ sku_id, price, rules }) => ({ sku_id, price, leader_price: rules.leader_price ?? price })),
  }
  const ends_at = plus(now, { hours })
  const { rows } = await sql<{ id: number }>`
    insert into team_buy_team (promotion_id, goods_id, size, hours, virtual_completion, offer, joined, leader_id, started_at, ends_at)
    values (${promotion_id}, ${goods_id}, ${size}, ${hours}, ${virtual_completion}, ${JSON.stringify(offer)}, 1, ${seat.member_id}, ${now}, ${ends_at})
    returning id`.execute(db)
  const group_id = rows[0]!.id
  await insertSeat(context, group_id, seat, priceIn(offer, seat.sku_id)?.leader_price)
  await setTimer(db, endTimer, group_id, ends_at)
  return group_id
}

async function handleLatePayment(context: Context, promotion_id: number, group_id: number, seat: Seat): Promise<void> {
  const promotion = await findPromotion(context, promotion_id, 'team_buy')
  const isRunning = promotion !== undefined && promotion.is_on && isWithin(promotion, context.now)
  if (isRunning && context.setting(teamBuySettings.late_payment) === 'new_team') {
    const opened = await openGroup(context, promotion_id, seat)
    const until = plus(context.now, { hours: promotion.rules.hours })
    return notifyMembers(context, [seat], { template: 'team_buy_new_team', group_id: opened, until })
  }
  await notifyMembers(context, [seat], { template: 'team_buy_too_late' })
  await emit(context, 'team_buy.failed', { group_id, order_ids: [seat.order_id], reason: 'late' })
}
