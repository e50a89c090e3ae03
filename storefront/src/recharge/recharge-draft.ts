import type { OutputOf } from '@longmall/contract/operation.ts'
import type { recharge, RechargeUnit } from '@longmall/contract/recharge.ts'
import { toMicros } from '@longmall/contract/unit-price-scale.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { costAtPrice } from '@longmall/pricing/cost-of-units.ts'
import { sentAmount } from '../shell/form/read-amount.ts'

export type Offers = OutputOf<(typeof recharge)['offers']>
export type Offer = Offers['offers'][number]

/** What is about to be recharged: an offer, or an own amount as it was typed. */
export interface Draft {
  unit: RechargeUnit
  offer: Offer | null
  typed: string
}

/** The amounts of a draft; `error`: the limit that it violates. Null without a choice. */
export interface Sum {
  amount: string
  /** Money as a decimal string. */
  cost: string
  error: 'minimum' | 'maximum' | null
}

/** What is to be paid for a draft, as the server will compute it: in whole cents, rounded up (WAL-05). */
export function sumOf({ unit, offer, typed }: Draft, { minimum, maximum, units }: Offers): Sum | null {
  if (offer) return { amount: offer.amount, cost: offer.amount, error: null }
  const amount = sentAmount(typed)
  const facts = units.find((one) => one.unit === unit)
  if (amount === null || !facts) return null
  const cents = costAtPrice(toSmallest(amount, unit), facts.decimals, toMicros(facts.price))
  const error = cents < toSmallest(minimum, 'MONEY') ? 'minimum' : cents > toSmallest(maximum, 'MONEY') ? 'maximum' : null
  return { amount: toDecimal(toSmallest(amount, unit), unit), cost: toDecimal(cents, 'MONEY'), error }
}
