import { sql } from 'kysely'
import type { Site } from '../../kernel/context.ts'
import { readSetting } from '../../kernel/settings.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'

/** Takes what was written into the flows by day, so that what is owed is read from few rows. One process at a time does it. */
export async function rollBook({ db, shared }: Pick<Site, 'db' | 'shared'>): Promise<void> {
  await sql`select update_book_flow(${readSetting(shared.settings, zoneSettings.time_zone)})`.execute(db)
}
