import { sql } from 'kysely'
import type { Database } from '../kernel/database/database.ts'
import { Refusal } from '../kernel/refusal.ts'
import { allSettings, type Setting } from '../kernel/settings.ts'

export interface StoredSetting {
  key: string
  /** As it is stored: a secret's is sealed. */
  value: unknown
  version: number
}

/** The setting of a key; refuses `setting.not_found`. */
export function settingOf(key: string): Setting {
  const setting = allSettings().get(key)
  if (!setting) throw new Refusal('setting.not_found', { key })
  return setting
}

/** Settings in the database, all of them without keys; `lock` locks them until the transaction ends. */
export async function readStoredSettings(db: Database, keys: readonly string[] | null, lock = false): Promise<Map<string, StoredSetting>> {
  const { rows } = await sql<StoredSetting>`
    select key, value, version from setting ${keys ? sql`where key = any(${keys})` : sql``} order by key ${lock ? sql`for update` : sql``}`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.key, row]))
}
