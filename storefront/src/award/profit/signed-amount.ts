import { type CurrencyDisplay } from '@longmall/pricing/display-price.ts'
import { formatAmount, isNothing } from '@longmall/web/format/amount-text.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'

/** An amount of a coin with its sign: "+21.000 ACC", "−3.000 ACC", "0.000 ACC". */
export function signedAmount(amount: string, unit: string): string {
  const text = formatAmount(amount, unit, null)
  return amount.startsWith('-') || isNothing(amount) ? text : `+${text}`
}

/** A worth in the shop's money that may be below zero: "−$3.500". */
export function signedWorth(worth: string, currency: CurrencyDisplay): string {
  return worth.startsWith('-') && !isNothing(worth)
    ? `−${formatCoinPrice(worth.slice(1), currency)}`
    : formatCoinPrice(worth.replace('-', ''), currency)
}

/** The colour of an amount: green where it was paid, strong where it was taken or is nothing. */
export const amountTone = (amount: string): string => (amount.startsWith('-') || isNothing(amount) ? 'text-strong' : 'text-success')
