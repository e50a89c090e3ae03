import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

/** Ends a request of which nothing is published; `decided_by` is null where nobody decided. */
export async function endRequest(
  { db, now }: Context,
  request_id: number,
  state: 'refused' | 'withdrawn',
  decided_by: number | null,
): Promise<void> {
  await sql`
    update unit_price_request set state = ${state}, decided_by = ${decided_by}::int, decided_at = ${now}, version = version + 1
    where id = ${request_id}`.execute(db)
}
