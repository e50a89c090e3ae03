import { sql, type RawBuilder } from 'kysely'
import { plus, type Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { identitySettings as own } from './settings.ts'

type Waiting = Pick<Context, 'now' | 'setting'>

/**
 * SQL for the instant (store clock) until which money stays with a member because of a new or restored contact; null when it may leave.
 * `member` is a member id, such as `sql.ref('w.member_id')`. Whatever moves money out of a member's hands reads this.
 */
export function contactWait({ now, setting }: Waiting, member: RawBuilder<unknown> | number): RawBuilder<Timestamp | null> {
  const hours = setting(own.contact_cooldown_hours)
  return sql<Timestamp | null>`(
    select max(coalesce(undone_at, bound_at)) + make_interval(hours => ${hours}) from contact_binding
    where member_id = ${member} and coalesce(undone_at, bound_at) > ${plus(now, { hours: -hours })})`
}

/** Until when a member waits after a change of contact; null when there is no wait. */
export async function contactWaitOf(context: Context, member_id: number): Promise<Timestamp | null> {
  const { rows } = await sql<{ until: Timestamp | null }>`select ${contactWait(context, member_id)} as until`.execute(context.db)
  return rows[0]!.until
}

/** Refuses `identity.contact_cooldown` {until} while a member waits after a change of contact. */
export async function refuseInContactWait(context: Context, member_id: number): Promise<void> {
  const until = await contactWaitOf(context, member_id)
  if (until) throw new Refusal('identity.contact_cooldown', { until })
}
