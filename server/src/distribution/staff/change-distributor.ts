import type { StaffDistributor } from '@longmall/contract/distribution-shapes.ts'
import type { distributionStaff as contract } from '@longmall/contract/distribution-staff.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { readStaffDistributor } from './distributors.ts'

/**
 * Sets level and state of a distributor; a fixed level does not rise by itself, a stopped one earns nothing more. Refuses
 * `distribution.distributor_not_found`, `distribution.level_not_found` and `distribution.changed`.
 */
export async function changeDistributor(
  context: Context<StaffActor>,
  { member_id, version, level_id, is_level_fixed, state, reason }: InputOf<typeof contract.change_distributor>,
): Promise<StaffDistributor> {
  const { db } = context
  await sql`select from distributor where member_id = ${member_id} for update`.execute(db)
  const before = await readStaffDistributor(context, member_id)
  if (before.version !== version) throw new Refusal('distribution.changed')
  if (level_id !== undefined) await checkLevel(context, level_id)
  await sql`
    update distributor set level_id = coalesce(${level_id ?? null}::int, level_id), is_level_fixed = coalesce(${is_level_fixed ?? null}::boolean, is_level_fixed),
      state = coalesce(${state ?? null}::text, state), version = version + 1 where member_id = ${member_id}`.execute(db)
  const after = await readStaffDistributor(context, member_id)
  await audit(context, { subject: `distributor ${member_id}`, before: changeable(before), after: { ...changeable(after), reason } })
  return after
}

async function checkLevel({ db }: Context, level_id: number): Promise<void> {
  // Held, so that it is not removed meanwhile.
  const { rows } = await sql`select from distributor_level where id = ${level_id} for key share`.execute(db)
  if (rows.length === 0) throw new Refusal('distribution.level_not_found')
}

const changeable = ({ level_id, is_level_fixed, state }: StaffDistributor) => ({ level_id, is_level_fixed, state })
