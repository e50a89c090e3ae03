import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { requireDistributor } from '../member/require-distributor.ts'
import type { Figures } from '../rules.ts'
import { conditionsOf, readLevels, toLevel } from './queries.ts'

/** All levels, the lowest first, the caller's own, and what the caller has reached. Refuses `call.feature_off` and `distribution.not_distributor`. */
export async function viewLevels(context: Context<MemberActor>): Promise<OutputOf<typeof contract.levels>> {
  const { member_id, level_id, is_level_fixed } = await requireDistributor(context)
  const { rows } = await sql<Figures>`
    select orders, sales, members from distributor_sum where distributor_id = ${member_id}`.execute(context.db)
  const levels = await readLevels(context)
  return { level_id, is_fixed: is_level_fixed, reached: conditionsOf(rows[0]!), levels: levels.map(toLevel) }
}
