import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Keys } from '../context.ts'
import type { Database } from '../database/database.ts'

/**
 * Holds this process's keys against those that the database was first used with: with another key it would take no session and no code
 * of the other servers, and they none of its own. Throws with the name of the key that differs.
 */
export async function checkKeys(db: Database, keys: Keys): Promise<void> {
  for (const [name, key] of [
    ['SIGN_KEY', keys.sign],
    ['PEPPER_KEY', keys.pepper],
  ] as const) {
    const fingerprint = createHmac('sha256', key).update(`fingerprint of ${name}`).digest()
    await sql`insert into key_fingerprint (name, fingerprint) values (${name}, ${fingerprint}) on conflict do nothing`.execute(db)
    const stored = await db.selectFrom('key_fingerprint').select('fingerprint').where('name', '=', name).executeTakeFirstOrThrow()
    if (!stored.fingerprint.equals(fingerprint))
      throw new Error(
        `${name} differs from the key that this database is used with: give every server the same SIGN_KEY and PEPPER_KEY, or the same key files in DATA_DIR`,
      )
  }
}
