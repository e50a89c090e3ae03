import type { box, StaffBox } from '@longmall/contract/box.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { findStaffBox } from '../staff/boxes.ts'

/** Takes the box from a device; the owner may bind another one, and the term runs on. Refuses `box.not_found`, `box.not_bound`. */
export async function unbindHardware(context: Context<StaffActor>, { box_id, reason }: InputOf<typeof box.unbind>): Promise<StaffBox> {
  const { db } = context
  const { device_id } = await findStaffBox(context, box_id)
  const { rows } = await sql<{ hardware_id: number | null }>`select hardware_id from box where id = ${box_id} for update`.execute(db)
  const hardware_id = rows[0]!.hardware_id
  if (hardware_id === null) throw new Refusal('box.not_bound')
  await sql`update box set hardware_id = null where id = ${box_id}`.execute(db)
  await sql`update box_hardware set login_member_id = null, login_at = null where id = ${hardware_id}`.execute(db)
  await sql`delete from box_token where hardware_id = ${hardware_id}`.execute(db)
  await audit(context, { subject: `device ${box_id}`, before: { device_id }, after: { device_id: null, reason } })
  return findStaffBox(context, box_id)
}
