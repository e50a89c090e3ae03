import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { openStatuses } from '../rules.ts'

/** Is a refund of the order under way? */
export const hasOpenRequest = ({ db }: Context, order_id: number): Promise<boolean> => hasRequest(db, order_id, sql`false`)

/** Is one under way, or was one requested at an instant or later? */
export const hasRequestSince = ({ db }: Context, order_id: number, since: Timestamp): Promise<boolean> =>
  hasRequest(db, order_id, sql`created_at >= ${since}`)

async function hasRequest(db: Context['db'], order_id: number, which: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql`
    select from return_request where order_id = ${order_id} and (${which} or status = any (${openStatuses}::int[])) limit 1`.execute(db)
  return rows.length > 0
}
