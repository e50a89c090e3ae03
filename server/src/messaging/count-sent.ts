import { sql } from 'kysely'
import { plus, type Timestamp } from '../kernel/clock.ts'
import type { Context } from '../kernel/context.ts'

/** How many codes one recipient was sent within 24 hours, and when the first of them was. */
export async function countSentTo({ db, now }: Context, recipient: string): Promise<{ count: number; since: Timestamp | null }> {
  const { rows } = await sql<{ count: number; since: Timestamp | null }>`
    select count(*)::int as count, min(created_at) as since from message
    where lower(recipient) = lower(${recipient}) and template like 'code_%' and created_at > ${plus(now, { days: -1 })}`.execute(db)
  return rows[0]!
}
