import type { MemberAddress } from '@longmall/contract/member.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { addressColumns } from './queries.ts'

/** One of the caller's addresses. Refuses `member.address_not_found`, for another member's with the same refusal. */
export async function findAddress({ db, actor }: Context<MemberActor>, address_id: number): Promise<MemberAddress> {
  const { rows } = await sql<MemberAddress>`
    select ${addressColumns} from address where id = ${address_id} and member_id = ${actor.member_id}`.execute(db)
  if (!rows[0]) throw new Refusal('member.address_not_found')
  return rows[0]
}

/** The address that an order starts with; null when the member has none. */
export async function defaultAddress({ db, actor }: Context<MemberActor>): Promise<MemberAddress | null> {
  const { rows } = await sql<MemberAddress>`
    select ${addressColumns} from address where member_id = ${actor.member_id} and is_default`.execute(db)
  return rows[0] ?? null
}
