import type { box, BoxHardware } from '@longmall/contract/box.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { shownKey, type Key } from './enrol.ts'
import { findHardware } from './hardware.ts'

/** Gives a box a new key and ends the old one. Refuses `box.hardware_not_found`, `box.hardware_changed` where it has another key by now. */
export async function renewKey(context: Context<StaffActor>, shown: InputOf<typeof box.renew_key>): Promise<Key> {
  await context.transaction((inner) => change(inner, shown, sql`key_version = key_version + 1, revoked_at = null`))
  return shownKey(context, shown.device_id, shown.key_version + 1)
}

/** Revokes the key of a box. Refuses as `renewKey`. */
export async function revokeHardware(context: Context<StaffActor>, shown: InputOf<typeof box.revoke_hardware>): Promise<BoxHardware> {
  await change(context, shown, sql`revoked_at = coalesce(revoked_at, ${context.now}::timestamptz)`)
  return findHardware(context, shown.device_id)
}

async function change(
  context: Context<StaffActor>,
  { device_id, key_version }: { device_id: string; key_version: number },
  set: RawBuilder<unknown>,
): Promise<void> {
  const { db } = context
  const before = await findHardware(context, device_id)
  const { rows } = await sql<{ id: number }>`
    update box_hardware set ${set}, login_member_id = null, login_at = null
    where device_id = ${device_id} and key_version = ${key_version} returning id`.execute(db)
  if (!rows[0]) throw new Refusal('box.hardware_changed')
  const after = await findHardware(context, device_id)
  await sql`delete from box_token where hardware_id = ${rows[0].id}`.execute(db)
  await audit(context, {
    subject: `box ${device_id}`,
    before: { key_version: before.key_version, state: before.state },
    after: { key_version: after.key_version, state: after.state },
  })
}
