import type { InputOf } from '@longmall/contract/operation.ts'
import type { StaffStore, store as contract } from '@longmall/contract/store.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { overlap } from '../rules.ts'
import { lockStore, viewStore } from './staff-store.ts'

type Input = InputOf<typeof contract.save>

/**
 * Adds a store, or changes one at the version that was shown. Degrees are decimal texts, both or neither. Refuses
 * `store.not_found`, `store.changed`, `store.english_required`, `store.hours_overlap`. (CON-05)
 */
export async function saveStore(context: Context<StaffActor>, input: Input): Promise<StaffStore> {
  checkStore(input)
  const before = input.branch_id === undefined ? null : await lockStore(context, { branch_id: input.branch_id, version: input.version })
  const branch_id = await write(context, input)
  await context.db.deleteFrom('store_text').where('store_id', '=', branch_id).execute()
  await context.db
    .insertInto('store_text')
    .values(input.texts.map((text) => ({ ...text, store_id: branch_id })))
    .execute()
  const after = await viewStore(context, { branch_id })
  await audit(context, { subject: `store ${branch_id}`, before, after })
  return after
}

function checkStore({ texts, hours, closed_days, latitude, longitude }: Input): void {
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('store.english_required')
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
  if (new Set(closed_days).size < closed_days.length) throw wrongField('closed_days', 'field.duplicate')
  if ((latitude === undefined) !== (longitude === undefined))
    throw wrongField(latitude === undefined ? 'latitude' : 'longitude', 'field.required')
  const empty = hours.findIndex(({ from, until }) => from === until)
  if (empty >= 0) throw wrongField(`hours.${empty}.until`, 'field.choice')
  if (overlap(hours)) throw new Refusal('store.hours_overlap')
}

async function write({ db, now }: Context, { branch_id, ...input }: Input): Promise<number> {
  const { phone, is_open, offers_pickup, position } = input
  const row = {
    phone,
    is_open,
    offers_pickup,
    position,
    latitude: input.latitude ?? null,
    longitude: input.longitude ?? null,
    hours: JSON.stringify(input.hours.toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from))),
    closed_days: input.closed_days.toSorted(),
  }
  if (branch_id === undefined) {
    const made = await db
      .insertInto('store')
      .values({ ...row, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  }
  await db
    .updateTable('store')
    .set({ ...row, version: sql`version + 1` })
    .where('id', '=', branch_id)
    .execute()
  return branch_id
}
