import { profitUnits } from '@longmall/contract/award-profit.ts'
import { ratedKindsInOrder } from '@longmall/contract/award-rates.ts'
import type { AwardKind } from '@longmall/contract/award-shapes.ts'
import { pricedUnits } from '@longmall/contract/unit-price.ts'
import { incomeCodes } from '../wallet/named-code.ts'
import { readChoice, type RawSearch } from '../shell/search.ts'

/** The kinds of awards in the order in which they can be chosen. */
export const awardKinds: readonly AwardKind[] = [...ratedKindsInOrder, 'clone']

/** Units that awards are paid in. */
export const awardUnits = profitUnits.filter((unit) => unit !== 'AAA' && unit !== 'USDP')

/** A day that exists: `Date` reads February 30 as a day of March. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)

/** Which awards the income details list: of a kind, a unit, a settled day; all where none is named. */
export const readIncome = ({ kind, unit, day, coin, code }: RawSearch) => ({
  /** `coins`: what own coins and boxes earned, of a coin and a type code. */
  kind: readChoice(kind, [...awardKinds, 'coins'] as const),
  coin: readChoice(coin, pricedUnits),
  code: incomeCodes.find((one) => String(one) === code),
  unit: readChoice(unit, awardUnits),
  day: day !== undefined && isDay(day) ? day : undefined,
})
