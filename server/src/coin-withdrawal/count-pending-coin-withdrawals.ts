import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { countUpTo } from '../kernel/database/count-up-to.ts'

/** Coin withdrawals that wait for an operator's decision, or are to be sent by hand, counted to `limit`. */
export const countPendingCoinWithdrawals = ({ db }: Context, limit: number) =>
  countUpTo(db, sql`coin_withdrawal where state = 'requested' or (state = 'sending' and provider = 'manual')`, limit)
