import type { MemberAddress } from '@longmall/contract/member.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'

/** Columns of an address as the contract has them. */
export const addressColumns = sql<MemberAddress>`
  id as address_id, consignee, mobile, telephone, country, region, region_name, postcode, detailed_address, is_default`

/** Puts a member's changes of addresses in a row, so that there is always one default and never two. */
export async function lockAddresses({ db, actor }: Context<MemberActor>): Promise<void> {
  await db.selectFrom('member').select('id').where('id', '=', actor.member_id).forNoKeyUpdate().execute()
}

/** Takes the default from whichever address has it; the caller gives it to another. */
export async function clearDefault({ db, actor }: Context<MemberActor>): Promise<void> {
  await sql`update address set is_default = false where member_id = ${actor.member_id} and is_default`.execute(db)
}
