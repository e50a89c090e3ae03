import type { OutputOf } from '@longmall/contract/operation.ts'
import type { PricedUnit, unitPrice } from '@longmall/contract/unit-price.ts'
import { coinPriceForm, isJump, toMicros } from '@longmall/contract/unit-price-scale.ts'

export type CurrentPrices = OutputOf<(typeof unitPrice)['current']>

/** The price of a coin on the day before `day`, by what is published. */
export function priceBefore({ list }: Pick<CurrentPrices, 'list'>, unit: PricedUnit, day: string): string | undefined {
  const one = list.find((row) => row.unit === unit)
  return one?.upcoming.findLast(({ starts_on }) => starts_on < day)?.price ?? one?.price
}

/** Must a change to this price be confirmed, as the server will evaluate it? False while the form is incomplete. */
export function needsConfirmation(current: CurrentPrices, unit: unknown, price: unknown, day: unknown): boolean {
  if (typeof price !== 'string' || typeof day !== 'string' || !coinPriceForm.test(price)) return false
  const before = priceBefore(current, unit as PricedUnit, day)
  return before !== undefined && isJump(toMicros(before), toMicros(price), current.jump_percent)
}
