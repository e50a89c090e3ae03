import { coinFreezes, coinUnits } from '@longmall/contract/asset-wallet.ts'
import { readChoice, type RawSearch } from '../shell/search.ts'

/** Places of a coin that open their entries. */
export const coinPlaces = ['available', 'frozen', 'deposited', 'pledged', 'in_flight'] as const
export type CoinPlace = (typeof coinPlaces)[number]

/** Which entries of the wallet of coins are shown: of a unit and a place, of what is frozen for one reason; the wallet itself where none is named. */
export function readCoinWallet({ unit, place, frozen_for }: RawSearch) {
  const chosen = readChoice(place, coinPlaces)
  return {
    unit: readChoice(unit, coinUnits),
    place: chosen,
    frozen_for: chosen === 'frozen' ? readChoice(frozen_for, coinFreezes) : undefined,
  }
}
