import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { countUpTo } from '../kernel/database/count-up-to.ts'

/** Withdrawals that nobody has decided, counted to `most`. */
export const waitingWithdrawals = ({ db }: Context, most: number) => countUpTo(db, sql`withdrawal where state = 'applied'`, most)
