import type { network } from '@longmall/contract/network.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

type LastCheck = OutputOf<typeof network.last_check>

/** The last daily verification of both trees; null before the first. */
export async function lastNetworkCheck({ db }: Pick<Context, 'db'>): Promise<LastCheck> {
  const { rows } = await sql<NonNullable<LastCheck>>`
    select checked_at, members, positions, first_difference is null as is_right, first_difference from network_check
    order by id desc limit 1`.execute(db)
  return rows[0] ?? null
}
