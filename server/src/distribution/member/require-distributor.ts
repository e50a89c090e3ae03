import { sql } from 'kysely'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

export interface DistributorRow {
  member_id: number
  promote_code: string
  state: 'active' | 'stopped'
  level_id: number
  is_level_fixed: boolean
  version: number
}

/** The distributor that a member is, active or stopped; null when none. */
export async function findDistributor(db: Database, member_id: number): Promise<DistributorRow | null> {
  const { rows } = await sql<DistributorRow>`
    select member_id, promote_code, state, level_id, is_level_fixed, version from distributor where member_id = ${member_id}`.execute(db)
  return rows[0] ?? null
}

/** The caller as a distributor, active or stopped. Refuses `call.feature_off` and `distribution.not_distributor`. */
export async function requireDistributor(context: Context<MemberActor>): Promise<DistributorRow> {
  requireAddon(context, 'fenxiao')
  const found = await findDistributor(context.db, context.actor.member_id)
  if (!found) throw new Refusal('distribution.not_distributor')
  return found
}
