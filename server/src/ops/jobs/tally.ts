import type { CappedCount } from '@longmall/contract/ops-staff.ts'
import type { RawBuilder } from 'kysely'
import { countUpTo } from '../../kernel/database/count-up-to.ts'
import type { Database } from '../../kernel/database/database.ts'

const maxCounted = 1000

/** How many rows `from` and its conditions give, counted to 1,000. */
export async function tally(db: Database, from: RawBuilder<unknown>): Promise<CappedCount> {
  return tallied(await countUpTo(db, from, maxCounted + 1))
}

/** The same of what was counted elsewhere. */
export const tallied = (count: number): CappedCount => ({ count: Math.min(count, maxCounted), is_more: count > maxCounted })
