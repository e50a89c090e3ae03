import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { priceToday } from '../unit-price/price-on.ts'
import { worthOf } from './rules.ts'
import { coinWithdrawalSettings as own } from './settings.ts'

type ReadContext = Pick<Context, 'db' | 'now' | 'setting'>

/** Today's prices of the coins, in millionths. */
export async function pricesToday(context: ReadContext): Promise<Record<PricedUnit, bigint>> {
  return { ACC: await priceToday(context, 'ACC'), AAA: await priceToday(context, 'AAA') }
}

/**
 * By withdrawal: the worth in cents, at today's prices, of what was approved for its member within the window that ends now, or ended
 * with its own approval. A code that needed no review counts from its request on.
 */
export async function approvedWorth(
  context: ReadContext,
  ids: readonly number[],
  prices: Record<PricedUnit, bigint>,
): Promise<ReadonlyMap<number, bigint>> {
  const { db, now } = context
  const { rows } = await sql<{ id: number; unit: PricedUnit; sum: bigint }>`
    select w.id, o.unit, sum(o.amount)::bigint as sum from coin_withdrawal w join coin_withdrawal o
      on o.member_id = w.member_id and o.id <> w.id and (w.approved_at is null or o.approved_at <= w.approved_at)
        and o.approved_at > coalesce(w.approved_at, ${now}) - make_interval(hours => ${context.setting(own.second_approval_window_hours)})
        and o.state in ('approved', 'ready', 'sending', 'done')
    where w.id = any (${ids}) group by w.id, o.unit`.execute(db)
  return addUp(rows, prices)
}

/** The same for a member who requests another one now. */
export async function approvedWorthOf(context: ReadContext, member_id: number, prices: Record<PricedUnit, bigint>): Promise<bigint> {
  const { db, now } = context
  const { rows } = await sql<{ id: number; unit: PricedUnit; sum: bigint }>`
    select member_id as id, unit, sum(amount)::bigint as sum from coin_withdrawal
    where member_id = ${member_id} and state in ('approved', 'ready', 'sending', 'done')
      and approved_at > ${now}::timestamptz - make_interval(hours => ${context.setting(own.second_approval_window_hours)})
    group by member_id, unit`.execute(db)
  return addUp(rows, prices).get(member_id) ?? 0n
}

function addUp(rows: readonly { id: number; unit: PricedUnit; sum: bigint }[], prices: Record<PricedUnit, bigint>): Map<number, bigint> {
  const worth = new Map<number, bigint>()
  for (const { id, unit, sum } of rows) worth.set(id, (worth.get(id) ?? 0n) + worthOf(sum, prices[unit]))
  return worth
}
