import type { coinWithdrawal as contract } from '@longmall/contract/coin-withdrawal.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { addressColumns, showAddress, type AddressRow } from '../queries.ts'

async function addressesOf({ db, now }: Context, member_id: number): Promise<OutputOf<typeof contract.list_addresses>> {
  const { rows } = await sql<AddressRow>`
    select ${addressColumns} from coin_address a where a.member_id = ${member_id} order by a.id desc`.execute(db)
  return { list: rows.map((row) => showAddress(row, now)) }
}

/** The caller's address book, the newest first. */
export const listAddresses = (context: Context<MemberActor>): Promise<OutputOf<typeof contract.list_addresses>> =>
  addressesOf(context, context.actor.member_id)

/** A member's address book as operators see it, the newest first. */
export const listMemberAddresses = (
  context: Context<StaffActor>,
  { member_id }: { member_id: number },
): Promise<OutputOf<typeof contract.list_addresses>> => addressesOf(context, member_id)

/** Deletes an address; requests keep their copy. Refuses `coin_withdrawal.address_not_found`. */
export async function removeAddress(
  { db, actor }: Context<MemberActor>,
  { coin_address_id }: { coin_address_id: number },
): Promise<Record<string, never>> {
  const { numAffectedRows } = await sql`delete from coin_address where id = ${coin_address_id} and member_id = ${actor.member_id}`.execute(
    db,
  )
  if (!numAffectedRows) throw new Refusal('coin_withdrawal.address_not_found')
  return {}
}
