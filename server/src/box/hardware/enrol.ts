import type { box, EnrolledKey } from '@longmall/contract/box.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { randomInt } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { audit } from '../../kernel/security/audit.ts'
import { keyOfBox } from '../rules.ts'

export type Key = z.output<typeof EnrolledKey>

// Without letters that are read as digits.
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const newDeviceId = () => `LB-${Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')}`

/** The key of a box as it is shown, once. */
export const shownKey = ({ site }: Context, device_id: string, key_version: number): Key => ({
  device_id,
  key_version,
  key: keyOfBox(site.keys, device_id, key_version).toString('base64url'),
})

/**
 * Enrols boxes by their printed ids, or the requested number with new ids, and returns their keys. Refuses `box.device_ids_or_count` unless exactly one
 * of both is given, and `box.device_id_taken` {device_id}.
 */
export async function enrolHardware(
  context: Context<StaffActor>,
  { device_ids, count }: InputOf<typeof box.enrol_hardware>,
): Promise<OutputOf<typeof box.enrol_hardware>> {
  if ((device_ids === undefined) === (count === undefined)) throw new Refusal('box.device_ids_or_count')
  const ids = device_ids ?? Array.from({ length: count! }, newDeviceId)
  const repeated = ids.find((id, at) => ids.indexOf(id) !== at)
  if (repeated !== undefined) throw new Refusal('box.device_id_taken', { device_id: repeated })
  await context.transaction((inner) => insertHardware(inner, ids))
  return { list: ids.map((id) => shownKey(context, id, 1)) }
}

async function insertHardware(context: Context<StaffActor>, ids: readonly string[]): Promise<void> {
  const { db, now, actor } = context
  const { rows } = await sql<{ id: number; device_id: string }>`
    insert into box_hardware (device_id, enrolled_at, enrolled_by)
    select u.id, ${now}, ${actor.staff_id} from unnest(${ids}::text[]) with ordinality u (id, place) order by u.place
    on conflict (device_id) do nothing returning id, device_id`.execute(db)
  const taken = ids.find((id) => !rows.some(({ device_id }) => device_id === id))
  if (taken !== undefined) throw new Refusal('box.device_id_taken', { device_id: taken })
  await sql`insert into box_beat (hardware_id) select unnest(${rows.map(({ id }) => id)}::int[])`.execute(db)
  await audit(context, { subject: `box ${ids[0]}`, before: {}, after: { device_ids: ids } })
}
