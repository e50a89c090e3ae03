import { cents } from '../cents.ts'
import { mulDiv } from '../mul-div.ts'
import type { Cents, LinePromotion, LongcoinFacts, TraceReason } from '../types.ts'
import type { Stage, StateLine } from './basket-state.ts'

/** What coins are worth: their share of a dollar, rounded down to the cent. */
export const worthOfCoins = (coins: number, per_dollar: number): Cents => cents(mulDiv(coins, 100, per_dollar, 'down'))

// The fewest coins that are worth so much: none is spent for nothing.
const coinsFor = (worth: number, per_dollar: number) => {
  const coins = mulDiv(worth, per_dollar, 100, 'down')
  return worthOfCoins(coins, per_dollar) < worth ? coins + 1 : coins
}

/** The most coins that may be spent on lines that cost `amount` cents: their share, never more than the balance. */
export function maxCoins(amount: number, { balance, per_dollar, max_permille }: LongcoinFacts): number {
  const worth = mulDiv(amount, Math.min(max_permille, 1000), 1000, 'down')
  const coins = Math.min(balance, mulDiv(worth, per_dollar, 100, 'down'))
  return coinsFor(worthOfCoins(coins, per_dollar), per_dollar)
}

/** Coins that a line of an exchange costs beside its money. */
export const coinPrice = ({ line, exclusive }: StateLine): number =>
  exclusive?.kind === 'point' ? (exclusive.longcoin ?? 0) * line.quantity : 0

const isOffset = (exclusive: LinePromotion | null) => exclusive?.kind !== 'point' && exclusive?.kind !== 'gift'

/**
 * ⑤ Longcoin offset (WAL-07): coins pay a share of the goods after the coupon, half of it by default, never freight. Coins
 * that would not be worth a cent stay with the member. Coins that are the price of an exchange (PRM-11) are spent whether or not any are
 * wanted beside; on such lines, and on gifts, none are offset.
 */
export const longcoin: Stage = ({ lines }, facts) => {
  const price = lines.reduce((sum, line) => sum + coinPrice(line), 0)
  if (!facts.longcoin || lines.length === 0) return price === 0 ? { trace: [] } : { longcoin: { spent: price, max: 0, price }, trace: [] }
  const { wanted, per_dollar } = facts.longcoin
  const balance = Math.max(0, facts.longcoin.balance - price)
  const positions = lines.flatMap(({ exclusive }, position) => (isOffset(exclusive) ? [position] : []))
  const amount = positions.reduce((sum, position) => sum + lines[position]!.total, 0)
  const max = maxCoins(amount, { ...facts.longcoin, balance })
  const worth = worthOfCoins(Math.min(max, wanted), per_dollar)
  const spent = coinsFor(worth, per_dollar)
  const entry = (applied: boolean, reason: TraceReason) => ({
    stage: 'longcoin' as const,
    rule: 'longcoin',
    line_ids: positions.map((position) => lines[position]!.line.line_id),
    applied,
    saved: worth,
    reason,
  })
  if (spent > 0)
    return {
      longcoin: { spent: price + spent, max, price },
      reductions: [{ source: 'longcoin', positions, amount: worth }],
      trace: [entry(true, 'longcoin_offset')],
    }
  const reason = balance === 0 ? 'longcoin_none' : max === 0 ? 'longcoin_nothing_to_offset' : 'longcoin_not_used'
  return { longcoin: { spent: price, max, price }, trace: positions.length === 0 ? [] : [entry(false, reason)] }
}
