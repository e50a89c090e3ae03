import type { CoinWay, CoinWithdrawalState } from '@longmall/contract/coin-withdrawal.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

export interface OpenCoinWithdrawals {
  unit: PricedUnit
  way: CoinWay
  /** `requested`, `approved`, `ready`: frozen; `sending`: in flight. */
  state: CoinWithdrawalState
  count: number
  /** The unit's smallest part, the fees within. */
  amount: bigint
}

/** What is frozen and in flight, by unit, way and state; equal to the ledger's sums of those accounts. */
export async function sumOpenCoinWithdrawals({ db }: Pick<Context, 'db'>): Promise<OpenCoinWithdrawals[]> {
  const { rows } = await sql<OpenCoinWithdrawals>`
    select unit, way, state, count(*)::int as count, sum(amount)::bigint as amount from coin_withdrawal
    where state in ('requested', 'approved', 'ready', 'sending') group by unit, way, state order by unit, way, state`.execute(db)
  return rows
}
