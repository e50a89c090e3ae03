import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/count-up-to.ts'

/** Paid orders that wait to be shipped. */
export const ordersToShip = ({ db }: Context, most: number) => countUpTo(db, sql`shop_order where state = 'paid'`, most)
