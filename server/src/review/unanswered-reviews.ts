import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { countUpTo } from '../kernel/database/count-up-to.ts'

/** Reviews without an answer, counted to `most`. */
export const unansweredReviews = ({ db }: Context, most: number) => countUpTo(db, sql`review where reply is null and is_shown`, most)
