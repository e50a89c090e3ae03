import { sql } from 'kysely'
import type { Context, SystemActor } from '../../kernel/context.ts'
import { errorText } from '../../kernel/work/job-failure.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { cutoffOf, dayAfter, settlementTimer } from './schedule.ts'
import { workRun, type StepHook } from './work-run.ts'

interface Options {
  hook?: StepHook
  /** Members who are paid in a transaction, which holds their balances meanwhile: transfers beside it must wait little. */
  shardSize?: number
}

/**
 * The timer's verb at the end of a day, outside any transaction: opens the run of that day and the timer of the next day in one transaction,
 * then works through its steps, each in transactions of its own. A run that was stopped is continued where it stopped; several processes
 * may work on the same run. Runs of earlier days that are still open are finished first. Throws for a day that is not over.
 */
export async function runSettlement(context: Context<SystemActor>, day: string, { hook, shardSize = 250 }: Options = {}): Promise<void> {
  const cutoff = cutoffOf(context, day)
  if (context.now < cutoff) throw new Error(`day ${day} is not over`)
  await context.transaction(async ({ db }) => {
    const { rows } = await sql`
      insert into settlement_run (day, cutoff, plan_id, acc_micros, shard_size, opened_at)
      values (${day}::date, ${cutoff}, award_plan_on(${day}::date), unit_price_on('ACC', ${day}::date), ${shardSize}, ${context.now})
      on conflict (day) do nothing returning id`.execute(db)
    if (rows.length) await setTimer(db, settlementTimer, dayAfter(day), cutoffOf(context, dayAfter(day)))
  })
  const { rows } = await sql<{ id: number }>`
    select id from settlement_run where closed_at is null and day <= ${day}::date order by day`.execute(context.db)
  for (const { id } of rows) {
    try {
      await workRun(context, id, hook)
    } catch (error) {
      await sql`update settlement_run set error = ${errorText(error)} where id = ${id} and closed_at is null`.execute(context.db)
      throw error
    }
  }
}
