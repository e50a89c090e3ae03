import { sql } from 'kysely'
import { countUpTo } from '../../kernel/database/count-up-to.ts'
import type { Context } from '../../kernel/context.ts'

/** Timers and events that were given up, or failed three times and more, counted to `most`. */
export const waitingJobs = ({ db }: Context, most: number): Promise<number> =>
  countUpTo(
    db,
    sql`(select attempts from timer where attempts > 0 union all select attempts from outbox where attempts > 0) j where attempts >= 3`,
    most,
  )
