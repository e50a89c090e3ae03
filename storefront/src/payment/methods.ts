import type { Payment } from '@longmall/contract/payment.ts'
import { toDecimal, toSmallest, unitScale } from '@longmall/contract/units.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { unitsForCost, worthOfUnits } from '@longmall/pricing/cost-of-units.ts'
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

/** What the coins of a method are worth, in whole cents. */
const worthOf = (row: Payment['methods'][number] | undefined): bigint =>
  row?.available && row.rate ? worthOfUnits(toSmallest(row.available, 'USDS'), unitScale.USDS, toSmallest(row.rate, 'MONEY')) : 0n

/** Coins that a method charges for an amount of money, rounded as on the server; null if the method is no coin. */
export function coinCost(
  { method, rate }: Payment['methods'][number],
  amount: string,
): { coins: string; unit: string; rate: string } | null {
  if (!isCoin(method) || rate === null) return null
  const coins = unitsForCost(toSmallest(amount, 'MONEY'), unitScale.USDS, toSmallest(rate, 'MONEY'))
  return { coins: toDecimal(coins, 'USDS'), unit: method.toUpperCase(), rate }
}

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

/** The part paid from the balance first, and the rest for the other method; null if there is nothing to combine. */
export function combination(payment: Payment, method: Method | null): Combination | null {
  if (!payment.accepts_balance || method === null || method === 'balance') return null
  // What a cancelled attempt releases is used first, too.
  const [amount, balance] = [centsOf(payment.amount), cents(centsOf(payment.balance) + centsOf(payment.balance_part))]
  if (balance === 0 || balance >= amount) return null
  const chosen = payment.methods.find((one) => one.method === method)
  return {
    balance: decimalOf(balance),
    rest: decimalOf((amount - balance) as Cents),
    isNeeded: isCoin(method) && worthOf(chosen) < amount,
  }
}

/** The amount left for a method, after the balance if that is selected or required. */
export function remainingAmount(payment: Payment, method: Method, wantsBalance: boolean): string {
  const parts = combination(payment, method)
  return parts && (wantsBalance || parts.isNeeded) ? parts.rest : payment.amount
}
