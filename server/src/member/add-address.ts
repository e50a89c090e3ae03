import type { member, MemberAddress } from '@longmall/contract/member.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { emit } from '../kernel/work/outbox.ts'
import { Refusal } from '../kernel/refusal.ts'
import './events.ts'
import { addressColumns, clearDefault, lockAddresses } from './queries.ts'
import { checkAddress } from './rules.ts'
import { memberSettings } from './settings.ts'

/** Adds an address; the first one becomes the default. Refuses `member.too_many_addresses`. */
export async function addAddress(context: Context<MemberActor>, input: InputOf<typeof member.add_address>): Promise<MemberAddress> {
  checkAddress(input)
  const { db, actor, now, setting } = context
  await lockAddresses(context)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from address where member_id = ${actor.member_id}`.execute(db)
  const count = counted[0]!.count
  const maximum = setting(memberSettings.addresses)
  if (count >= maximum) throw new Refusal('member.too_many_addresses', { maximum })
  const is_default = input.is_default || count === 0
  if (is_default) await clearDefault(context)
  const { consignee, mobile, telephone, country, region, region_name, postcode, detailed_address } = input
  const { rows } = await sql<MemberAddress>`
    insert into address (member_id, consignee, mobile, telephone, country, region, region_name, postcode, detailed_address, is_default, created_at)
    values (${actor.member_id}, ${consignee}, ${mobile}, ${telephone}, ${country}, ${region}, ${region_name}, ${postcode}, ${detailed_address}, ${is_default}, ${now})
    returning ${addressColumns}`.execute(db)
  await emit(context, 'member.address_added', { member_id: actor.member_id, address_id: rows[0]!.address_id })
  return rows[0]!
}
