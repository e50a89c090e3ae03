import { sql } from 'kysely'
import { aboutIncome, type IncomeStep } from '../../award/settlement/income-step.ts'
import { postLines, type LineRow } from '../../wallet/batch/post-lines.ts'

/** Code of income from mining. */
const miningCode = 9

/**
 * The daily run's step `mining` (AST-11, AST-14): each device that is active at the cut-off mines its daily rate for its owner at the cut-off: a hosted one
 * always, one at home if its box reported on that day for as long as the device needs. One transfer a shard, and the devices' rows with it.
 */
export const mining: IncomeStep = {
  shareOut: ({ db }, { id, day, cutoff }) => sql`select box_share_out(${id}, ${day}::date, ${cutoff}::timestamptz)`.execute(db),
  work: async (context, run, { shard }) => {
    await postLines(
      context,
      { ...aboutIncome(run), kind: 'income.mining', key: `run ${run.id} shard ${shard}`, income_code: miningCode },
      sql<LineRow>`
        with mined as materialized (select * from mine_boxes(${run.id}, ${shard}::bigint))
        select member_id, 'ACC' as unit, 'available' as purpose, amount from mined
        union all select null, 'ACC', 'mining_expense', -sum(amount)::bigint from mined having sum(amount) > 0`,
    )
  },
  totals: async ({ db }, run) => {
    const { rows } = await sql<{ item_count: number; amount: bigint }>`
      select sum(box_count)::float8 as item_count, sum(mined)::bigint as amount from box_run_shard where run_id = ${run.id} having sum(mined) > 0`.execute(
      db,
    )
    return rows.map((total) => ({ ...total, kind: 'income.mining', unit: 'ACC' }))
  },
}
