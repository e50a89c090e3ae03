import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/database/count-up-to.ts'
import { waitsToShip } from './list-to-ship.ts'

/** How many orders the list for shipping shows, counted no further than `most`. */
export const ordersToShip = ({ db }: Context, most: number) => countUpTo(db, sql`shop_order o where ${waitsToShip}`, most)
