import type { Payment } from '@longmall/contract/payment.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'
import type { Cents } from '@longmall/pricing/types.ts'

export type Method = Payment['methods'][number]['method']

/** Those that only the host app can open. */
const hostOnly = new Set<Method>(['host', 'browser'])

/** The methods that can be shown here: two are the host app's own. */
export const methodsHere = (payment: Payment, isInHost: boolean): Payment['methods'] =>
  payment.methods.filter(({ method }) => isInHost || !hostOnly.has(method))

const isCoin = (method: Method) => method === 'usds' || method === 'usdp'

export interface Combination {
  balance: string
  rest: string
  /** The other method does not hold the whole by itself. */
  isNeeded: boolean
}

/** Both parts as they are shown. */
export const shownParts = ({ balance, rest }: Combination, currency: CurrencyDisplay) => ({
  balance: displayPrice(balance, currency),
  rest: displayPrice(rest, currency),
})

/** What the balance would pay first, and what is left for the other method; null where there is nothing to combine. */
export function combination(payment: Payment, method: Method | null): Combination | null {
  if (!payment.takes_balance || method === null || method === 'balance') return null
  const [amount, balance] = [centsOf(payment.amount), centsOf(payment.balance)]
  if (balance === 0 || balance >= amount) return null
  const chosen = payment.methods.find((one) => one.method === method)
  // Coins have three decimals, and count by whole cents.
  const available = chosen?.available ? centsOf(chosen.available.slice(0, -1)) : 0
  return {
    balance: payment.balance,
    rest: decimalOf((amount - balance) as Cents),
    isNeeded: isCoin(method) && available < amount,
  }
}
