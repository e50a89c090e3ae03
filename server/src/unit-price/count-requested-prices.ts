import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { countUpTo } from '../kernel/database/count-up-to.ts'

/** Prices that another operator must decide, counted to `limit`. */
export const countRequestedPrices = ({ db }: Context, limit: number) =>
  countUpTo(db, sql`unit_price_request where state = 'requested'`, limit)
