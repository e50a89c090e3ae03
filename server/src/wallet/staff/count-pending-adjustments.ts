import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/database/count-up-to.ts'

/** Adjustments that another operator must decide, counted to `limit`. */
export const countPendingAdjustments = ({ db }: Context, limit: number) => countUpTo(db, sql`adjustment where state = 'requested'`, limit)
