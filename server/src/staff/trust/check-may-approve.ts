import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { staffSettings } from '../settings.ts'

/** Hours until an operator may approve what another one requested, rounded up; 0 when there is nothing to wait for. Real clock. */
export async function hoursUntilApproval({ db, setting }: Pick<Context, 'db' | 'setting'>, staff_id: number): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select coalesce(ceil(greatest(0, extract(epoch from
      permissions_changed_at + make_interval(hours => ${setting(staffSettings.approval_wait_hours)}) - clock_timestamp())) / 3600), 0)::int as hours
    from staff where id = ${staff_id}`.execute(db)
  return rows[0]?.hours ?? 0
}

/**
 * Operators who are new, or were given permissions or credentials by another, cannot approve for a while, so that one person cannot act
 * as two. Refuses `staff.too_new` {hours}.
 */
export async function checkMayApprove(context: Context<StaffActor>): Promise<void> {
  const hours = await hoursUntilApproval(context, context.actor.staff_id)
  if (hours > 0) throw new Refusal('staff.too_new', { hours })
}
