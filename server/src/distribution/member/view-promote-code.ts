import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { addressOfShop } from '../../kernel/http/origin.ts'
import { readLevel } from '../levels/queries.ts'
import { requireDistributor } from './require-distributor.ts'

/** The caller's code, and the link that binds whoever visits by it. Refuses `call.feature_off` and `distribution.not_distributor`. */
export async function viewPromoteCode(context: Context<MemberActor>): Promise<OutputOf<typeof contract.promote_code>> {
  const { member_id, promote_code, level_id } = await requireDistributor(context)
  const { rows } = await sql<{ nickname: string; avatar: string | null }>`
    select nickname, avatar from member where id = ${member_id}`.execute(context.db)
  const { nickname, avatar } = rows[0]!
  const query = new URLSearchParams({ source_type: 'distribution', source_member: String(member_id) })
  const { rates } = await readLevel(context, level_id)
  return { promote_code, address: `${addressOfShop(context.site.config)}/?${query}`, name: nickname, avatar, rates }
}
