import type { AwardExplanation, AwardLine } from '@longmall/contract/award-shapes.ts'
import { fromMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { orderNumbers } from '../../order/figures/order-numbers.ts'
import { findPlan } from '../plan/queries.ts'
import { toMemberPlan } from '../plan/views.ts'
import { millsText, payoutColumns, toPayout, type PayoutRow } from './payout-row.ts'

/** Lines of an explanation; more are counted. */
const shownLines = 50

interface LineRow extends Pick<
  AwardLine,
  'generation' | 'rate_ppm' | 'reason' | 'plan_id' | 'buyer_id' | 'path' | 'happened_at' | 'source_id'
> {
  base: bigint
  gross: bigint
  paid: bigint
  order_id: number | null
  line_count: number
}

/** How a payout came about; of one member alone where `member_id` is given. Refuses `award.not_found`. */
export async function explain(db: Database, payout_id: number, member_id: number | null): Promise<AwardExplanation> {
  const { rows } = await sql<PayoutRow & { plan_id: number; acc_held: bigint; acc_micros: bigint; factor_ppb: bigint }>`
    select ${payoutColumns}, r.plan_id, p.acc_held, r.acc_micros, r.factor_ppb
    from payout p join settlement_run r on r.id = p.run_id
    where p.id = ${payout_id} and (${member_id}::int is null or p.member_id = ${member_id})`.execute(db)
  if (!rows[0]) throw new Refusal('award.not_found')
  const { plan_id, acc_held, acc_micros, factor_ppb, ...payout } = rows[0]
  const lines = await readLines(db, payout, plan_id)
  const numbers = await orderNumbers(
    db,
    lines.flatMap(({ order_id }) => order_id ?? []),
  )
  return {
    payout: toPayout(payout),
    plan: toMemberPlan(await findPlan(db, plan_id)),
    acc_held: toDecimal(acc_held, 'ACC'),
    acc_price: fromMicros(acc_micros),
    factor_ppm: Number(factor_ppb / 1000n),
    line_count: lines[0]?.line_count ?? 0,
    lines: lines.map(({ order_id, line_count: _, base, gross, paid, ...line }) => ({
      ...line,
      base: millsText(base),
      gross: millsText(gross),
      paid: millsText(paid),
      order_no: order_id === null ? null : (numbers.get(order_id) ?? null),
    })),
  }
}

async function readLines(db: Database, { run_id, kind, member_id }: PayoutRow, run_plan: number): Promise<LineRow[]> {
  const ofPayout = sql`run_id = ${run_id} and kind = ${kind} and member_id = ${member_id}`
  const order = sql`l.paid desc, l.gross desc, l.event_id, l.source_id`
  // A payout may have ten thousands of lines: what they belong to is read of the shown ones alone.
  const { rows } = await sql<LineRow>`
    select l.generation, l.rate_ppm, l.base, l.gross, l.paid, l.reason, coalesce(e.plan_id, ${run_plan}) as plan_id, e.order_id, e.member_id as buyer_id,
      coalesce(e.upline[1:l.generation], '{}') as path, e.happened_at, l.source_id,
      (select count(*) from award_line where ${ofPayout})::int as line_count
    from (select * from award_line l where ${ofPayout} order by ${order} limit ${shownLines}) l left join award_event e on e.id = l.event_id
    order by ${order}`.execute(db)
  return rows
}
