import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { MemberPurpose } from '../accounts.ts'

/** Locks the balances of members in these units and purposes until the transaction ends, in the ledger's order: by account id. */
export async function lockBalances(
  db: Database,
  member_ids: readonly number[],
  units: readonly UnitCode[],
  purposes: readonly MemberPurpose[],
): Promise<void> {
  await sql`
    select from balance where account_id in (
      select id from account where coalesce(member_id, 0) = any (${member_ids}::int[]) and unit = any (${units}::text[])
        and purpose = any (${purposes}::text[]))
    order by account_id for update`.execute(db)
}
