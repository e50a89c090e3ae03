import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { payment as contract } from '@longmall/contract/payment.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findAlert } from './lists.ts'

/**
 * Closes an alert with a note of what was done. Refuses `call.resource_not_found`, and `payment.alert_resolved` when it is no longer
 * the one that was shown.
 */
export async function resolveAlert(
  context: Context<StaffActor>,
  { alert_id, version, note }: InputOf<typeof contract.resolve_alert>,
): Promise<OutputOf<typeof contract.resolve_alert>> {
  const { db, now, actor } = context
  const { numAffectedRows } = await sql`
    update payment_alert set resolved_at = ${now}, resolved_by = ${actor.staff_id}, note = ${note}, version = version + 1
    where id = ${alert_id} and version = ${version} and resolved_at is null`.execute(db)
  const alert = await findAlert(context, alert_id)
  if (!alert) throw new Refusal('call.resource_not_found')
  if (!numAffectedRows) throw new Refusal('payment.alert_resolved')
  await audit(context, { subject: `payment_alert ${alert_id}`, before: { resolved_at: null }, after: { resolved_at: now, note } })
  return alert
}
