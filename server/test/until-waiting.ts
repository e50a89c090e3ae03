import { sql } from 'kysely'
import { expect } from 'vitest'
import type { TestShop } from './harness.ts'

/** Until so many transactions of the shop wait for a lock. */
export const untilWaiting = ({ db }: TestShop, count = 1): Promise<void> =>
  expect
    .poll(
      async () =>
        (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length,
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count)
