import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { StaffStore, store as contract } from '@longmall/contract/store.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { markClerks } from './clerks.ts'
import { lockStore, viewStore } from './staff-store.ts'

/** Opens a store for business or closes it. Refuses `store.not_found`, `store.changed`. */
export async function switchStore(
  context: Context<StaffActor>,
  { branch_id, version, is_open }: InputOf<typeof contract.switch>,
): Promise<StaffStore> {
  const before = await lockStore(context, { branch_id, version })
  await sql`update store set is_open = ${is_open}, version = version + 1 where id = ${branch_id}`.execute(context.db)
  await audit(context, { subject: `store ${branch_id}`, before: { is_open: before.is_open }, after: { is_open } })
  return viewStore(context, { branch_id })
}

/** Removes a store and its clerks. Refuses `store.not_found`, `store.changed`, and `store.in_use` once an order names it. */
export async function removeStore(
  context: Context<StaffActor>,
  { branch_id, version }: InputOf<typeof contract.remove>,
): Promise<OutputOf<typeof contract.remove>> {
  const before = await lockStore(context, { branch_id, version })
  const { db } = context
  await db.deleteFrom('store_clerk').where('store_id', '=', branch_id).execute()
  await db
    .deleteFrom('store')
    .where('id', '=', branch_id)
    .execute()
    .catch((error: { code?: string }) => {
      // The database knows which orders name it: a foreign key is broken.
      throw error.code === '23503' ? new Refusal('store.in_use') : error
    })
  const clerks = before.clerks.map(({ member_id }) => member_id)
  await markClerks(db, clerks)
  await audit(context, { subject: `store ${branch_id}`, before, after: null })
  return {}
}
