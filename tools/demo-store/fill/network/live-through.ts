import { runSettlement } from '@longmall/server/src/award/settlement/run-settlement.ts'
import { recordStartUpSales } from '@longmall/server/src/award/events/record-sale.ts'
import type { Context, SystemActor } from '@longmall/server/src/kernel/context.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import { raiseByReferrals } from '@longmall/server/src/member/level/raise-by-referrals.ts'
import { becomeAm } from '@longmall/server/src/member/level/start-up-order.ts'
import { runWindows } from '@longmall/server/src/member/window/run-windows.ts'
import { sql } from 'kysely'
import { system, type History } from './history.ts'
import { makeDueClones } from './make-due-clones.ts'

/** Something that happens at an instant of the history. */
export interface Happening {
  at: Timestamp
  happen?: (context: Context<SystemActor>) => Promise<unknown>
  /** What has transactions of its own. */
  happenAlone?: () => Promise<unknown>
}

/** A day of the history: what happens on it in order, and at its end the windows that are due, the settlement and the clones that it paid for. */
export async function liveThrough(history: History, day: number, happenings: readonly Happening[]): Promise<void> {
  const { at, dayName, contextAt } = history
  const [start, cutoff] = [at(day), at(day + 1)]
  const settled = plus(cutoff, { seconds: 20 })
  const today = happenings.filter((one) => one.at >= start && one.at < cutoff)
  await contextAt(system, start).transaction(async ({ db }) => {
    for (const one of today) await one.happen?.({ ...contextAt(system, one.at), db })
  })
  for (const one of today) await one.happenAlone?.()
  await contextAt(system, cutoff).transaction((context) => runWindows(context, cutoff))
  await runSettlement(contextAt(system, settled), dayName(day))
  await makeDueClones(history, settled)
}

/** What follows from a paid Start-up order: the grade with its window, the event that pays awards, and what they lead to. */
export async function takeSale(context: Context, { member_id, order_id }: { member_id: number; order_id: number }): Promise<void> {
  const { rows } = await sql<{ total: string }>`select goods_total::text as total from shop_order where id = ${order_id}`.execute(
    context.db,
  )
  const line = { order_id, goods_id: 0, sku_id: 0, quantity: 1, promotion_id: null, promotion_kind: null, list_total: '0', is_gift: false }
  const paid = { member_id, order_ids: [order_id], order_types: ['start_up' as const] }
  await becomeAm(context, paid)
  await recordStartUpSales(context, { ...paid, lines: [{ ...line, total: rows[0]!.total, combos: [], full_reductions: [] }] })
  await rise(context, member_id)
}

/** What follows from having become AM: the position, and the grades of those above. */
export async function rise(context: Context, member_id: number): Promise<void> {
  await sql`select place_node(${member_id}, false, ${context.now})`.execute(context.db)
  let sponsor = await sponsorOf(context, member_id)
  while (sponsor !== null && (await raiseByReferrals(context, sponsor))) sponsor = await sponsorOf(context, sponsor)
}

const sponsorOf = async ({ db }: Context, member_id: number): Promise<number | null> =>
  (await db.selectFrom('member').select('referrer_id').where('id', '=', member_id).executeTakeFirstOrThrow()).referrer_id
