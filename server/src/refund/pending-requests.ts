import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { countUpTo } from '../kernel/database/count-up-to.ts'

/** After-sales in which the operator must act, counted to `most`. */
export const waitingReturnRequests = ({ db }: Context, most: number) => countUpTo(db, sql`return_request where status in (1, 5)`, most)
