import type { RechargeUnit } from '@longmall/contract/recharge.ts'
import type { Context } from '../kernel/context.ts'
import { coinRate } from '../payment/paying/coin-rate.ts'
import { priceToday } from '../unit-price/price-on.ts'

const microsOfMoney = 1_000_000n
const microsPerCent = 10_000n

/**
 * Millionths of the shop's currency that one whole unit costs on the store's day; money costs itself, USDP the rate at which it pays. Null
 * where the shop has no rate: then it is not sold.
 */
export async function dayPrice(context: Pick<Context, 'db' | 'now' | 'setting' | 'site'>, unit: RechargeUnit): Promise<bigint | null> {
  if (unit === 'MONEY') return microsOfMoney
  if (unit === 'ACC') return priceToday(context, unit)
  const rate = coinRate(context)
  return rate === null ? null : rate * microsPerCent
}
