import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/database/count-up-to.ts'
import { awaitsShipping } from './list-to-ship.ts'

/** How many orders the list for shipping shows, counted no further than `limit`. */
export const countOrdersToShip = ({ db }: Context, limit: number) => countUpTo(db, sql`shop_order o where ${awaitsShipping}`, limit)
