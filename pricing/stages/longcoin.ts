import { cents, sumCents } from '../cents.ts'
import { mulDiv } from '../mul-div.ts'
import type { Cents, LongcoinFacts, TraceReason } from '../types.ts'
import type { Stage } from './basket-state.ts'

/** What coins are worth: the share of a dollar they stand for, cut to the cent. */
export const worthOfCoins = (coins: number, per_dollar: number): Cents => cents(mulDiv(coins, 100, per_dollar, 'down'))

// The fewest coins that are worth so much: none is spent for nothing.
const coinsFor = (worth: number, per_dollar: number) => {
  const coins = mulDiv(worth, per_dollar, 100, 'down')
  return worthOfCoins(coins, per_dollar) < worth ? coins + 1 : coins
}

/** The most coins that may be spent on lines that cost `amount` cents: their share, never more than the balance. */
export function mostCoins(amount: number, { balance, per_dollar, max_permille }: LongcoinFacts): number {
  const worth = mulDiv(amount, Math.min(max_permille, 1000), 1000, 'down')
  const coins = Math.min(balance, mulDiv(worth, per_dollar, 100, 'down'))
  return coinsFor(worthOfCoins(coins, per_dollar), per_dollar)
}

/**
 * ⑤ Longcoin offset (WAL-07): coins pay a share of the goods after the coupon, half of it by default, never freight. Coins
 * that would not be worth a cent stay with the member.
 */
export const longcoin: Stage = ({ lines }, facts) => {
  if (!facts.longcoin || lines.length === 0) return { trace: [] }
  const { balance, wanted, per_dollar } = facts.longcoin
  const amount = sumCents(lines, (line) => line.total)
  const most = mostCoins(amount, facts.longcoin)
  const worth = worthOfCoins(Math.min(most, wanted), per_dollar)
  const spent = coinsFor(worth, per_dollar)
  const entry = (applied: boolean, reason: TraceReason) => ({
    stage: 'longcoin' as const,
    rule: 'longcoin',
    line_ids: lines.map(({ line }) => line.line_id),
    applied,
    saved: worth,
    reason,
  })
  if (spent > 0)
    return {
      longcoin: { spent, most },
      reductions: [{ source: 'longcoin', positions: lines.map((_, position) => position), amount: worth }],
      trace: [entry(true, 'longcoin_offset')],
    }
  const reason = balance === 0 ? 'longcoin_none' : most === 0 ? 'longcoin_nothing_to_offset' : 'longcoin_not_wanted'
  return { longcoin: { spent, most }, trace: [entry(false, reason)] }
}
