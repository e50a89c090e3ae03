import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { StatementAccount } from './accounts.ts'

/** The total balance of these accounts before their first version in a statement, in the unit's smallest part. */
export async function balancesBefore(db: Database, accounts: readonly StatementAccount[]): Promise<bigint> {
  const { rows } = await sql<{ opening: bigint }>`
    select coalesce(sum(e.balance_after), 0)::bigint as opening
    from unnest(${accounts.map(({ id }) => id)}::bigint[], ${accounts.map(({ low }) => low)}::bigint[]) as one (id, low)
      join entry e on e.account_id = one.id and e.account_version = one.low`.execute(db)
  return rows[0]!.opening
}
