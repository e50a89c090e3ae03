import type { distributionStaff as contract } from '@longmall/contract/distribution-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { lockLevel } from './levels.ts'

/** Removes a level that no distributor has. Refuses `distribution.level_not_found`, `distribution.changed` and `distribution.level_used`. */
export async function removeLevel(
  context: Context<StaffActor>,
  { level_id, version }: InputOf<typeof contract.remove_level>,
): Promise<Record<string, never>> {
  const before = await lockLevel(context, level_id, version)
  if (before.is_first || before.distributors > 0) throw new Refusal('distribution.level_used')
  await sql`delete from distributor_level where id = ${level_id}`.execute(context.db)
  await audit(context, { subject: `distributor_level ${level_id}`, before, after: null })
  return {}
}
