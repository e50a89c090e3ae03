import type { member } from '@longmall/contract/member.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

const maximum = 200

/**
 * Makes a tag, or renames one (CON-04). Refuses `member.tag_taken`, `member.too_many_tags`, `member.tag_not_found`, and
 * `member.tag_changed` of a stale edit.
 */
export async function saveTag(
  context: Context<StaffActor>,
  { tag, name }: InputOf<typeof member.save_tag>,
): Promise<OutputOf<typeof member.save_tag>> {
  const { db } = context
  // So that two operators at once make neither one tag too many nor one name twice.
  await sql`select pg_advisory_xact_lock(hashtext('member_tag'))`.execute(db)
  const before = tag ? await findTag(db, tag.tag_id) : null
  const taken = await sql`select from member_tag where lower(name) = lower(${name}) and id <> ${tag?.tag_id ?? 0}`.execute(db)
  if (taken.rows.length) throw new Refusal('member.tag_taken')
  const saved = tag ? await rename(db, tag, name) : await add(context, name)
  await audit(context, { subject: `member_tag ${saved.tag_id}`, before: before && { name: before.name }, after: { name } })
  return saved
}

/** Deletes a tag, and with it what it said of members. Refuses `member.tag_not_found`, `member.tag_changed` of a stale one. */
export async function removeTag(context: Context<StaffActor>, { tag_id, version }: { tag_id: number; version: number }) {
  const { db } = context
  const { name } = await findTag(db, tag_id)
  const { numAffectedRows } = await sql`delete from member_tag where id = ${tag_id} and version = ${version}`.execute(db)
  if (!numAffectedRows) throw new Refusal('member.tag_changed')
  await audit(context, { subject: `member_tag ${tag_id}`, before: { name }, after: null })
  return {}
}

async function findTag(db: Database, tag_id: number): Promise<{ name: string }> {
  const found = await db.selectFrom('member_tag').select('name').where('id', '=', tag_id).executeTakeFirst()
  if (!found) throw new Refusal('member.tag_not_found')
  return found
}

async function rename(db: Database, { tag_id, version }: { tag_id: number; version: number }, name: string) {
  const { numAffectedRows } = await sql`
    update member_tag set name = ${name}, version = version + 1 where id = ${tag_id} and version = ${version}`.execute(db)
  if (!numAffectedRows) throw new Refusal('member.tag_changed')
  return { tag_id, version: version + 1 }
}

async function add({ db, now }: Context, name: string) {
  const { count } = await db
    .selectFrom('member_tag')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maximum) throw new Refusal('member.too_many_tags', { maximum })
  const { id } = await db.insertInto('member_tag').values({ name, created_at: now }).returning('id').executeTakeFirstOrThrow()
  return { tag_id: id, version: 1 }
}
