import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { place } from './payout-row.ts'

/** What positions of clones were paid by closed runs, in mills; without those that were paid nothing. */
export async function earnedOfClones({ db }: Context, node_ids: readonly number[]): Promise<ReadonlyMap<number, bigint>> {
  if (node_ids.length === 0) return new Map()
  const { rows } = await sql<{ node_id: number; paid: bigint }>`
    select l.source_id as node_id, sum(l.paid)::bigint as paid from award_line l join settlement_run r on r.id = l.run_id
    where l.kind = 'clone' and l.source_id = any (${node_ids}::int[]) and r.closed_at is not null group by l.source_id`.execute(db)
  return new Map(rows.map(({ node_id, paid }) => [node_id, paid]))
}

/** What a member's own account was paid by closed runs, in mills: all awards but the bonuses of clones, less what refunds and the AM window took. */
export async function earnedOfMember({ db }: Context, member_id: number): Promise<bigint> {
  const { rows } = await sql<{ paid: bigint }>`
    select coalesce(sum(p.mills - p.back_mills), 0)::bigint as paid from payout p join settlement_run r on r.id = p.run_id
    where p.member_id = ${member_id} and p.kind <> 'clone' and r.closed_at is not null and ${place} <> 'forfeited'`.execute(db)
  return rows[0]!.paid
}
