import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { Timestamp } from '../../../kernel/time/clock.ts'
import { flowsOfDays } from '../../../wallet/book/book-sums.ts'
import { calculateLiabilities, isExternal, type BookSum } from '../../../wallet/book/rules.ts'
import { dayPlus } from '../../rules.ts'

export interface Reserve {
  amount: bigint
  stated_at: Timestamp | null
}

/**
 * What is held of each unit, in its smallest part: what operators stated last and confirmed, with what the ledger's external funds changed by
 * since. Money that was never stated is what providers collected less what was paid out; a coin that was never stated is not there.
 */
export async function reservesByUnit({ db }: Pick<Context, 'db'>, sums: readonly BookSum[]): Promise<ReadonlyMap<UnitCode, Reserve>> {
  const external = (unit: string) => calculateLiabilities(sums.filter((one) => one.unit === unit)).external_funds
  const { rows } = await sql<{ unit: UnitCode; amount: bigint; external_funds: bigint; stated_at: Timestamp }>`
    select distinct on (unit) unit, amount, external_funds, requested_at as stated_at from treasury_holding
    where state = 'approved' order by unit, requested_at desc, id desc`.execute(db)
  const reserves = new Map<UnitCode, Reserve>([['MONEY', { amount: external('MONEY'), stated_at: null }]])
  for (const { unit, amount, external_funds, stated_at } of rows)
    reserves.set(unit, { amount: amount + external(unit) - external_funds, stated_at })
  return reserves
}

/** What came in from outside, less what went out, in the given number of days before today, by unit; 0 where more went out. */
export async function takingsOf(context: Context, { today, days }: { today: string; days: number }): Promise<ReadonlyMap<string, bigint>> {
  const flows = await flowsOfDays(context, { first_day: dayPlus(today, -days), last_day: dayPlus(today, -1), purpose: 'clearing:' })
  const takings = new Map<string, bigint>()
  for (const { unit, plus, minus } of flows.filter(isExternal)) takings.set(unit, (takings.get(unit) ?? 0n) + minus - plus)
  return new Map([...takings].map(([unit, amount]) => [unit, amount > 0n ? amount : 0n]))
}
