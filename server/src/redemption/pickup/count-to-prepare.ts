import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { countUpTo } from '../../kernel/database/count-up-to.ts'

/** Orders to pick up that nobody has said are ready, counted to `limit`. */
export const countToPrepare = ({ db }: Context, limit: number) => countUpTo(db, sql`pickup where state = 'preparing'`, limit)
