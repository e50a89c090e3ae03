import { usdaPerClone } from '@longmall/contract/constants.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { today } from '../plan/today.ts'
import { ensureSettlement } from '../settlement/schedule.ts'

/** In mills, which are the smallest parts of USDA. */
const base = toSmallest(usdaPerClone, 'USDA')

/**
 * Records new clones of a member, each as an event that pays the avatar award on 250 USDA to the owner's sponsor, in the caller's transaction (AST-06).
 * Not idempotent: called by the one transaction that makes the clones.
 */
export async function recordClones(context: Context, owner_id: number, count: number): Promise<void> {
  const { db, now } = context
  await sql`
    insert into award_event (kind, member_id, base, plan_id, upline, happened_at)
    select 'clone', ${owner_id}, ${base}::bigint, award_plan_on(${today(context)}::date), award_upline(${owner_id}), ${now}
    from generate_series(1, ${count}::int)`.execute(db)
  await ensureSettlement(context)
}
