import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import { aboutIncome, type IncomeStep, type IncomeTotal } from '../../award/settlement/income-step.ts'
import type { Shard } from '../../award/settlement/shards.ts'
import type { Run } from '../../award/settlement/work-run.ts'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { postLines, type LineRow } from '../../wallet/batch/post-lines.ts'
import { lockBalances } from '../../wallet/income/lock-balances.ts'
import { depositCode, planCode, plans } from '../rules.ts'
import { minimumDeposit, plansOnOffer } from '../settings.ts'

/**
 * Pays the deposits that expire at a run's cut-off (AST-07), and those that expired before and were not paid: interest to what is available, a transfer
 * for each plan's income code; the principal back, or, where the member chose so and the plan is on offer at that moment, on in a new deposit that counts
 * from the expiry date under the terms of that moment. Each is closed once by the run that paid it, so that a run that was stopped pays nothing twice.
 */
export const depositStep: IncomeStep = {
  shareOut: ({ db }, { id }) => sql`select deposit_share_out(${id})`.execute(db),
  work: async (context, run, { shard, first_member, last_member }) => {
    // While the area is off nothing is sold in it, so nothing is rolled over either.
    const offers = isAddonOn(context, 'asset') ? plansOnOffer(context) : []
    await sql`
      select deposit_expire(${run.id}, ${first_member}, ${last_member}, ${offers.map(({ plan }) => plan)}::int[], ${offers.map(({ days }) => days)}::int[],
        ${offers.map(({ interest_ppm }) => interest_ppm)}::int[], ${minimumDeposit(context)})`.execute(context.db)
    // All at once, in the ledger's order: a posting for each plan would lock the members of one plan after those of another.
    await lockPaid(context, run, { first_member, last_member })
    for (const plan of plans)
      await postLines(
        context,
        { ...aboutIncome(run), kind: 'income.deposit', key: `run ${run.id} plan ${plan} shard ${shard}`, income_code: planCode[plan] },
        sql<LineRow>`select * from deposit_interest_lines(${run.id}, ${plan}, ${first_member}, ${last_member})`,
      )
    await postLines(
      context,
      { ...aboutIncome(run), kind: 'income.deposit_return', key: `run ${run.id} shard ${shard}`, income_code: depositCode },
      sql<LineRow>`select * from deposit_return_lines(${run.id}, ${first_member}, ${last_member})`,
    )
  },
  totals: async ({ db }, { id }) => {
    const { rows } = await sql<IncomeTotal & { unit: PricedUnit }>`
      select p.kind, d.unit, count(*)::int as item_count, sum(p.amount)::bigint as amount
      from deposit d cross join lateral (
        values ('income.deposit', d.interest), ('income.deposit_return', case when d.outcome = 'returned' then d.principal else 0 end)) p (kind, amount)
      where d.run_id = ${id} and p.amount > 0 group by p.kind, d.unit`.execute(db)
    return rows
  },
}

/** Locks the balances that the run pays the members of a shard from and to. */
async function lockPaid(
  { db }: Context,
  { id }: Run,
  { first_member, last_member }: Pick<Shard, 'first_member' | 'last_member'>,
): Promise<void> {
  const { rows } = await sql<{ member_id: number }>`
    select distinct member_id from deposit where run_id = ${id} and member_id between ${first_member} and ${last_member}`.execute(db)
  await lockBalances(
    db,
    rows.map(({ member_id }) => member_id),
    ['ACC', 'AAA'],
    ['available', 'deposited'],
  )
}
