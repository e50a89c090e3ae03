import type { ProfitUnit } from '@longmall/contract/award-profit.ts'
import type { Context } from '../../kernel/context.ts'
import { priceOn } from '../../unit-price/price-on.ts'

const micro = 1_000_000n
/** Mills of one smallest part: USDA, USDS and USDP are paid one to one, LONGCOIN 100 for 1. */
const fixedMills = { USDA: 1n, USDS: 1n, USDP: 1n, LONGCOIN: 10n } as const

/** Prices of ACC and AAA by day, in millionths of the shop's money. */
export type Prices = ReadonlyMap<string, bigint>
const keyOf = (unit: ProfitUnit, day: string) => `${unit} ${day}`

/** The prices of the days on which there are amounts. */
export async function pricesOf(context: Pick<Context, 'db'>, rows: readonly { unit: ProfitUnit; day: string }[]): Promise<Prices> {
  const prices = new Map<string, bigint>()
  for (const { unit, day } of rows)
    if ((unit === 'ACC' || unit === 'AAA') && !prices.has(keyOf(unit, day))) prices.set(keyOf(unit, day), await priceOn(context, unit, day))
  return prices
}

/** Mills that an amount (smallest parts) was worth at the price of its day, rounded towards zero. */
export function worthOf(prices: Prices, { unit, day, amount }: { unit: ProfitUnit; day: string; amount: bigint }): bigint {
  if (unit === 'ACC' || unit === 'AAA') return (amount * prices.get(keyOf(unit, day))!) / micro
  return amount * fixedMills[unit]
}
