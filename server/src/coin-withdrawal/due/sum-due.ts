import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'

/** Coins that members requested to be sent or handed over, by day and unit, in the smallest part of the unit. */
export interface DueCoinWithdrawals {
  day: string
  unit: PricedUnit
  amount: bigint
  count: number
}

/** What is frozen or in flight for withdrawals, by the day from which it may be sent, or else is reviewed (CON-06, AST-10). */
export async function sumDueCoinWithdrawals({ db, setting }: Pick<Context, 'db' | 'setting'>): Promise<DueCoinWithdrawals[]> {
  const { rows } = await sql<DueCoinWithdrawals>`
    select ((coalesce(send_from, due_from) at time zone ${setting(zoneSettings.time_zone)})::date)::text as day, unit, sum(amount)::bigint as amount,
      count(*)::int as count
    from coin_withdrawal where state in ('requested', 'approved', 'ready', 'sending') group by 1, unit`.execute(db)
  return rows
}
