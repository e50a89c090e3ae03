import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { countUpTo } from '../kernel/database/count-up-to.ts'

/** Applications that nobody has reviewed, counted to `most`. */
export const newApplications = ({ db }: Context, most: number) => countUpTo(db, sql`application where state = 'new'`, most)
