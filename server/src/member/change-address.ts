import type { member, MemberAddress } from '@longmall/contract/member.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { findAddress } from './find-address.ts'
import { addressColumns, clearDefault, lockAddresses } from './queries.ts'
import { checkAddress } from './rules.ts'

/** Replaces an address; the default remains the default until another one is chosen. Refuses `member.address_not_found`. */
export async function changeAddress(context: Context<MemberActor>, input: InputOf<typeof member.change_address>): Promise<MemberAddress> {
  checkAddress(input)
  const { db } = context
  await lockAddresses(context)
  const before = await findAddress(context, input.address_id)
  if (input.is_default && !before.is_default) await clearDefault(context)
  const { consignee, mobile, telephone, country, region, region_name, postcode, detailed_address } = input
  const { rows } = await sql<MemberAddress>`
    update address set consignee = ${consignee}, mobile = ${mobile}, telephone = ${telephone}, country = ${country}, region = ${region},
      region_name = ${region_name}, postcode = ${postcode}, detailed_address = ${detailed_address}, is_default = ${input.is_default || before.is_default}
    where id = ${before.address_id} returning ${addressColumns}`.execute(db)
  return rows[0]!
}
