import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { countUpTo } from '../kernel/database/count-up-to.ts'

/** Withdrawals that nobody has decided, counted to `limit`. */
export const countPendingWithdrawals = ({ db }: Context, limit: number) => countUpTo(db, sql`withdrawal where state = 'applied'`, limit)
