import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { inTransaction, type Database } from '../../kernel/database/database.ts'

/** The demo's own banks send a refund once for each key; `debit` takes it out of their books, false when they hold none of it. */
export async function refundOnce(
  site: Site,
  { reference, key, amount }: { reference: string; key: string; amount: bigint },
  debit: (db: Database) => Promise<boolean>,
): Promise<void> {
  await inTransaction(site.db, async (db) => {
    const { numAffectedRows } = await sql`
      insert into sandbox_refund (key, reference, amount) values (${key}, ${reference}, ${amount}) on conflict do nothing`.execute(db)
    if (numAffectedRows && !(await debit(db))) throw new Error(`the demo's bank holds no money of ${reference}`)
  })
}
