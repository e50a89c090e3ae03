import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** The role of this connection, where it owns a table of the ledger or may become who does, and could switch its checks off; null otherwise. */
export async function ledgerOwner(db: Database): Promise<string | null> {
  const { rows } = await sql<{ role: string }>`
    select current_user as role where exists (
      select from pg_trigger t join pg_proc f on f.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
      where f.proname = 'refuse_change' and pg_has_role(c.relowner, 'member'))`.execute(db)
  return rows[0]?.role ?? null
}
