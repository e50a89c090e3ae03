import { sql } from 'kysely'
import type { UnitCode } from '@longmall/contract/units.ts'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { about } from './post-shard.ts'
import type { Shard } from './shards.ts'
import type { Run } from './work-run.ts'

export const incomeSteps = ['deposits', 'pledges', 'mining'] as const
export type IncomeStepName = (typeof incomeSteps)[number]
type RunContext = Context<SystemActor>

/** Kinds of the transfers by which the steps pay; a transfer of income of another kind would stop no run that differs. */
export const incomeKinds = ['income.deposit', 'income.deposit_return', 'income.pledge', 'income.pledge_return', 'income.mining'] as const

/** What a step paid by transfers of one kind, in one unit: of so many deposits, pledges or boxes. */
export interface IncomeTotal {
  kind: (typeof incomeKinds)[number]
  unit: UnitCode
  item_count: number
  amount: bigint
}

/**
 * A step of the daily run that pays what members' own coins and boxes earn, in the domain that owns them (decisions/0067). All of it counts at
 * the run's cut-off, and only what was there at the cut-off is paid. Keys of its transfers begin with `run 12 `.
 */
export interface IncomeStep {
  /** Inserts the shards of the step (`settlement_shard`, kind ''), in the transaction that ends the step before. */
  shareOut: (context: RunContext, run: Run) => Promise<unknown>
  /** Pays the members of a shard, in the transaction that marks it as done. */
  work: (context: RunContext, run: Run, shard: Shard) => Promise<void>
  /** What the domain's own rows say that the run paid; the run closes only if the ledger says the same. */
  totals: (context: RunContext, run: Run) => Promise<IncomeTotal[]>
}
export type IncomeSteps = Readonly<Record<IncomeStepName, IncomeStep>>

declare module '../../kernel/context.ts' {
  interface Site {
    /** Steps of the daily run by the domain that owns them. */
    incomeSteps: IncomeSteps
  }
}

/** Writes the totals of the income steps, and compares them with what was posted; throws where they differ. */
export async function closeIncome(context: RunContext, run: Run): Promise<void> {
  const totals = (await Promise.all(incomeSteps.map((step) => context.site.incomeSteps[step].totals(context, run)))).flat()
  for (const { kind, unit, item_count, amount } of totals)
    await sql`
      insert into settlement_income (run_id, kind, unit, item_count, amount) values (${run.id}, ${kind}, ${unit}, ${item_count}, ${amount})`.execute(
      context.db,
    )
  const { rows } = await sql<{ difference: string }>`
    select format('%s of %s: own rows %s, posted %s', coalesce(p.unit, i.unit), coalesce(p.kind, i.kind), coalesce(i.amount, 0), coalesce(p.amount, 0)) as difference
    from settlement_income_posted(${run.id}, ${[...incomeKinds]}) p
      full join (select * from settlement_income where run_id = ${run.id}) i on i.kind = p.kind and i.unit = p.unit
    where p.amount is distinct from i.amount limit 1`.execute(context.db)
  if (rows[0]) throw new Error(`run ${run.id} differs: ${rows[0].difference}`)
}

/** What all income transfers of a run have in common: it counts at the cut-off. */
export const aboutIncome = (run: Run) => ({ ...about(run), topic: 'income' }) as const
