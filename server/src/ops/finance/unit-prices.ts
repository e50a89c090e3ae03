import type { UnitCode } from '@longmall/contract/units.ts'
import { unitScale } from '@longmall/contract/units.ts'
import type { Context } from '../../kernel/context.ts'
import { dayIn, type Timestamp } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { coinRate } from '../../payment/paying/coin-rate.ts'
import { priceOn } from '../../unit-price/price-on.ts'
import { longcoinSettings } from '../../wallet/offset/longcoin-facts.ts'

const microsOfMoney = 1_000_000n
const microsPerCent = 10_000n

export type UnitPrices = Readonly<Record<UnitCode, bigint | null>>

/**
 * Millionths of the shop's currency that one whole unit is worth: ACC and AAA at the price of the day, USDA, USDS and USDP at the rate at
 * which they pay, LONGCOIN at the rate at which it is offset. Null where no rate is set.
 */
export async function unitPrices(context: Context, at: Timestamp = context.now): Promise<UnitPrices> {
  const day = dayIn(context.setting(zoneSettings.time_zone), at)
  const [ACC, AAA] = [await priceOn(context, 'ACC', day), await priceOn(context, 'AAA', day)]
  const rate = coinRate(context)
  const coin = rate === null ? null : rate * microsPerCent
  const LONGCOIN = microsOfMoney / BigInt(context.setting(longcoinSettings.longcoin_per_dollar))
  return { MONEY: microsOfMoney, ACC, AAA, USDA: coin, USDS: coin, USDP: coin, LONGCOIN }
}

/** Cents that an amount of smallest parts is worth; what is less than a cent is left out. */
export const worthOf = (amount: bigint, unit: UnitCode, micros: bigint): bigint =>
  (amount * micros) / (10n ** BigInt(unitScale[unit]) * microsPerCent)
