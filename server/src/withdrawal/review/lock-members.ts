import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/**
 * Locks the members of withdrawals, in the order of their ids and before the withdrawals themselves: what is added up for a member, and
 * whether the account is frozen, stays so until the transaction ends.
 */
export async function lockMembers(db: Database, withdrawal_ids: readonly number[]): Promise<void> {
  await sql`
    select from member where id in (select member_id from withdrawal where id = any (${withdrawal_ids}))
    order by id for no key update`.execute(db)
}
