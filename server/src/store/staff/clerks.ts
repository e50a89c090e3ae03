import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { store as contract } from '@longmall/contract/store.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** The mark on a member that the storefront reads follows the desks: whoever works at none is no clerk. */
export async function markClerks(db: Database, member_ids: readonly number[]): Promise<void> {
  await sql`
    update member m set is_store_clerk = exists (select from store_clerk c where c.member_id = m.id) where m.id = any (${member_ids}::int[])`.execute(
    db,
  )
}

const lockStoreRow = async (db: Database, branch_id: number): Promise<void> => {
  const { rows } = await sql`select from store where id = ${branch_id} for no key update`.execute(db)
  if (rows.length === 0) throw new Refusal('store.not_found')
}

/** Makes members clerks of a store's desk (IDN-12). Refuses `store.not_found`, `member.not_found` for a cancelled one too: then nobody is added. */
export async function addClerks(
  context: Context<StaffActor>,
  { branch_id, member_ids }: InputOf<typeof contract.add_clerks>,
): Promise<OutputOf<typeof contract.add_clerks>> {
  const { db, now } = context
  await lockStoreRow(db, branch_id)
  const { rows } = await sql<{ id: number }>`
    select id from member where id = any (${member_ids}::int[]) and state <> 'cancelled' order by id for no key update`.execute(db)
  if (rows.length < new Set(member_ids).size) throw new Refusal('member.not_found')
  const { rows: added } = await sql<{ member_id: number }>`
    insert into store_clerk (store_id, member_id, added_at) select ${branch_id}::int, id, ${now}::timestamptz from unnest(${member_ids}::int[]) id
    on conflict do nothing returning member_id`.execute(db)
  const clerks = added.map(({ member_id }) => member_id)
  await markClerks(db, clerks)
  await audit(context, { subject: `store ${branch_id}`, before: null, after: { clerks } })
  return { added: clerks.length }
}

/** Makes a member no more a clerk of a store. Refuses `store.not_found`, `store.not_a_clerk`. */
export async function removeClerk(
  context: Context<StaffActor>,
  { branch_id, member_id }: InputOf<typeof contract.remove_clerk>,
): Promise<OutputOf<typeof contract.remove_clerk>> {
  const { db } = context
  await lockStoreRow(db, branch_id)
  const { numDeletedRows } = await db
    .deleteFrom('store_clerk')
    .where('store_id', '=', branch_id)
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('store.not_a_clerk')
  await markClerks(db, [member_id])
  await audit(context, { subject: `store ${branch_id}`, before: { clerk: member_id }, after: null })
  return {}
}
