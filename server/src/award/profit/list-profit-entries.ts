import type { awardProfit, ProfitEntry } from '@longmall/contract/award-profit.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { awardScales } from '../cap/award-scales.ts'
import { refundedOrders } from '../notices/refunded-orders.ts'
import { lastDays, readIncome, type Income } from './read-income.ts'

const places: Partial<Record<Income['purpose'], ProfitEntry['place']>> = { 'frozen:referral': 'locked', 'frozen:window': 'frozen' }

/** The entries that a day's income in a unit is the sum of, each with the award that it paid or the order whose refund took it back. */
export async function listProfitEntries(
  context: Context<MemberActor>,
  { unit, day }: InputOf<typeof awardProfit.profit_entries>,
): Promise<OutputOf<typeof awardProfit.profit_entries>> {
  const { db, actor } = context
  if (!lastDays(context).includes(day)) return { list: [] }
  const entries = (await readIncome(context, { unit, from: day })).filter((one) => one.day === day && one.source !== null)
  const payouts = await payoutsOfRuns(db, actor.member_id, entries)
  const scales = await awardScales(db, actor.member_id, runsOf(entries))
  const orders = await refundedOrders(db, entries)
  return {
    list: entries.map((entry) => ({
      transfer_id: entry.transfer_id,
      line: entry.line,
      source: entry.source!,
      code: entry.income_code,
      place: places[entry.purpose] ?? 'available',
      amount: toDecimal(entry.amount, unit),
      effective_at: entry.effective_at,
      payout_id: payouts.get(`${entry.run_id} ${entry.source}`) ?? null,
      scale_ppm: payouts.has(`${entry.run_id} ${entry.source}`) ? (scales.get(`${entry.run_id} ${entry.income_code}`) ?? null) : null,
      order_no: entry.source === 'taken_back' ? (orders.get(entry.key) ?? null) : null,
    })),
  }
}

const runsOf = (entries: readonly Income[]) => [...new Set(entries.flatMap(({ run_id }) => run_id ?? []))]

/** Payouts by `run kind`. */
async function payoutsOfRuns(db: Database, member_id: number, entries: readonly Income[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ run_id: number; kind: string; id: bigint }>`
    select run_id, kind, id from payout where member_id = ${member_id} and run_id = any (${runsOf(entries)}::int[])`.execute(db)
  return new Map(rows.map(({ run_id, kind, id }) => [`${run_id} ${kind}`, Number(id)]))
}
