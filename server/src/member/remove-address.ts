import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { findAddress } from './find-address.ts'
import { lockAddresses } from './queries.ts'

/** Deletes an address; the newest of the others becomes the default after it. Refuses `member.address_not_found`. */
export async function removeAddress(context: Context<MemberActor>, { address_id }: { address_id: number }): Promise<Record<string, never>> {
  const { db, actor } = context
  await lockAddresses(context)
  const { is_default } = await findAddress(context, address_id)
  await db.deleteFrom('address').where('id', '=', address_id).execute()
  if (is_default)
    await sql`
      update address set is_default = true
      where id = (select max(id) from address where member_id = ${actor.member_id})`.execute(db)
  return {}
}
