import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import type { Figure } from './table.ts'

/** Pages a second that 64 clients get from the cache at least. */
const leastPages = 2000
export const pagesOfClients = 'goods page of 64 clients'

const isLimited = (note: string) => /× (call\.too_many|HTTP 429)$/.test(note)

/** What makes the figures untrue for a shop as it starts: limits that were changed, a limit that a client of the load met, too few pages within them. */
export async function checkLimits(db: Database, figures: readonly Figure[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select key from setting where key like 'calls.%' order by key`.execute(db)
  const met = figures.filter(({ notes }) => notes.some(isLimited))
  const slow = figures.filter(({ scenario, users, rate }) => scenario.startsWith(pagesOfClients) && users >= 64 && rate < leastPages)
  return [
    ...rows.map(({ key }) => `made with another ${key} than a shop has by default`),
    ...met.map(({ scenario, users }) => `${scenario}, ${users} users: clients met a limit`),
    ...slow.map(({ rate }) => `64 clients got ${Math.round(rate)} pages a second, less than ${leastPages}`),
  ]
}
