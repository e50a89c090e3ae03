import { sql } from 'kysely'
import { countUpTo } from '../../kernel/database/count-up-to.ts'
import type { Context } from '../../kernel/context.ts'

/** Timers and events that were given up, or failed three times and more, counted to `most`. */
export const waitingJobs = ({ db }: Context, most: number): Promise<number> =>
  countUpTo(db, sql`(select tries from timer where tries > 0 union all select tries from outbox where tries > 0) j where tries >= 3`, most)
