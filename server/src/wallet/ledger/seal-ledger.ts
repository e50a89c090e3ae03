import { sql } from 'kysely'
import { dayIn } from '../../kernel/time/clock.ts'
import type { Site } from '../../kernel/context.ts'
import { inTransaction } from '../../kernel/database/database.ts'
import { readSetting } from '../../kernel/settings.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { anchorHead } from './anchor-head.ts'

// The last day that this process has closed, so that a quiet ledger costs one look.
const closedDay = new WeakMap<Site, string>()

/**
 * Seals what was written since the last seal; once a day of the store's zone it takes the snapshot of all balances and anchors
 * the chain's head outside the database. Any number of processes may call it: one at a time does it. (WAL-03)
 */
export async function sealLedger(site: Site): Promise<void> {
  await inTransaction(site.db, (db) => sql`select seal_entries()`.execute(db))
  const day = dayIn(readSetting(site.shared.settings, zoneSettings.time_zone), site.shared.now())
  if (closedDay.get(site) === day) return
  await inTransaction(site.db, (db) => sql`select take_snapshot(${day}::date)`.execute(db))
  if (await anchorHead(site, day)) closedDay.set(site, day)
}
