import { unitScale } from '@longmall/contract/units.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'

/** Adds thousands separators to a decimal text and preserves its decimals: "1234.50" → "1,234.50". */
export function groupDigits(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Is an amount zero? Compares text, because amounts are never floats. */
export const isNothing = (amount: string): boolean => !/[1-9]/.test(amount)

/** Mills as an amount of the shop's money, rounded down to its smallest part: "30.009" → "30.00". */
export const millsToMoney = (mills: string): string => mills.slice(0, -1)

/** A decimal text with all decimals of its unit, also as a member typed it: "150" or "150." of ACC → "150.000". Never cuts any. */
function withDecimals(amount: string, unit: string): string {
  const scale = Object.hasOwn(unitScale, unit) ? unitScale[unit as keyof typeof unitScale] : 0
  const [whole = '', fraction = ''] = amount.split('.')
  return scale === 0 && fraction === '' ? whole : `${whole || '0'}.${fraction.padEnd(scale, '0')}`
}

/** An amount of a ledger unit: money with its currency, without it while that is loading; coins with all decimals and their unit. */
export function formatAmount(amount: string, unit: string, currency: CurrencyDisplay | null): string {
  const minus = amount.startsWith('-') ? '−' : ''
  const plain = amount.replace('-', '')
  if (unit !== 'MONEY') return `${minus}${groupDigits(withDecimals(plain, unit))} ${unit}`
  return minus + (currency ? displayPrice(plain, currency) : plain)
}

/** A whole or round amount of coins without decimals that say nothing, where space is short: "50000.000" of ACC → "50,000 ACC". */
export const shortAmount = (amount: string, unit: string): string => `${groupDigits(amount.replace(/\.0+$/, ''))} ${unit}`
