import { outcomeDays } from '@longmall/contract/award-outcome.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Answers `award.run_closed`: computes what buyers of the Start-up product received up to that day; again, with the refunds known by then. */
export async function writeOutcome({ db, now }: Context, { run_id }: { run_id: number }): Promise<void> {
  // It reads every payout to buyers there ever was, 1.5 µs each: more than the pool's limit allows from some 40,000,000 on.
  await sql`set local statement_timeout = '30min'`.execute(db)
  await sql`select write_award_outcome(${run_id}, ${outcomeDays}, ${now})`.execute(db)
}
