import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Ends an operator's sessions but for one, and every log-in under way; answers how many sessions there were. */
export async function endSessionsOf({ db }: Context, staff_id: number, but: Buffer | null = null): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from staff_session where staff_id = ${staff_id} and token_hash is distinct from ${but}::bytea`.execute(db)
  await db.deleteFrom('staff_ticket').where('staff_id', '=', staff_id).execute()
  return Number(numAffectedRows)
}
