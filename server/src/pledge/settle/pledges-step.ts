import { sql } from 'kysely'
import { aboutIncome, type IncomeStep, type IncomeTotal } from '../../award/settlement/income-step.ts'
import { postLines, type LineRow } from '../../wallet/batch/post-lines.ts'
import { lockBalances } from '../../wallet/income/lock-balances.ts'

interface Paid {
  members: number[]
  income: bigint[]
  principal: bigint[]
}
const stakingCode = 12

/**
 * The step `pledges` of the daily run (AST-14): each open pledge bought on its day or before is paid its income up to that day, and the
 * parts of its principal that are due at the cut-off. Set-based, a transaction a shard; a pledge is paid for a day once.
 */
export const pledgesStep: IncomeStep = {
  shareOut: ({ db }, { id }) => sql`select pledge_share_out(${id})`.execute(db),
  work: async (context, run, { shard, first_member, last_member }) => {
    const { rows } = await sql<Paid>`
      select * from pledge_pay(${run.id}, ${shard}, ${first_member}, ${last_member}, ${context.now})`.execute(context.db)
    const { members, income, principal } = rows[0]!
    if (principal.some((amount) => amount > 0n)) await lockBalances(context.db, members, ['ACC'], ['available', 'pledged'])
    const about = { ...aboutIncome(run), key: `run ${run.id} shard ${shard}` }
    await postLines(
      context,
      { ...about, kind: 'income.pledge', income_code: stakingCode },
      sql<LineRow>`
        select p.member_id, 'ACC' as unit, 'available' as purpose, p.amount from ${amounts(members, income)}
        union all select null, 'ACC', 'interest_expense', -sum(p.amount)::bigint from ${amounts(members, income)} having count(*) > 0`,
    )
    await postLines(
      context,
      { ...about, kind: 'income.pledge_return' },
      sql<LineRow>`
        select p.member_id, 'ACC' as unit, w.purpose, w.sign * p.amount as amount
        from ${amounts(members, principal)} cross join (values ('pledged', -1), ('available', 1)) w (purpose, sign)`,
    )
  },
  totals: async ({ db }, { id }) => {
    const { rows } = await sql<IncomeTotal>`
      with sums as (
        select sum(income_count)::int as income_count, sum(income)::bigint as income, sum(principal_count)::int as principal_count,
          sum(principal)::bigint as principal
        from pledge_run_shard where run_id = ${id}
      )
      select 'income.pledge' as kind, 'ACC' as unit, income_count as item_count, income as amount from sums where income > 0
      union all select 'income.pledge_return', 'ACC', principal_count, principal from sums where principal > 0`.execute(db)
    return rows
  },
}

const amounts = (members: readonly number[], of: readonly bigint[]) =>
  sql`(select u.member_id, u.amount from unnest(${members}::int[], ${of}::bigint[]) u (member_id, amount) where u.amount > 0) p`
