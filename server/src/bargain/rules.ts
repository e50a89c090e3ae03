import type { Language } from '@longmall/contract/fields.ts'
import type { BargainState } from '@longmall/contract/bargain.ts'
import type { Timestamp } from '../kernel/time/clock.ts'

/** What a bargain copies of its promotion beside its prices. */
export interface BargainSnapshot {
  names: Partial<Record<Language, string>>
  allows_coupon: boolean
  per_member: number | null
}

/** A whole number from `from` to below `to`, each as likely; from a cryptographic source in the shop. */
export type Draw = (from: number, to: number) => number

/**
 * The cuts of the helpers in turn, in cents: `parts` integers of at least 1 that sum to `total`, every such list with the same
 * probability. Fewer when `total` has fewer cents than there are helpers.
 */
export function drawCuts(total: number, parts: number, draw: Draw): number[] {
  const count = Math.min(parts, total)
  // Floyd's choice of `count - 1` different marks between the cents.
  const marks = new Set<number>()
  for (let most = total - count + 1; most < total; most++) {
    const mark = draw(1, most + 1)
    marks.add(marks.has(mark) ? most : mark)
  }
  const edges = [0, ...[...marks].sort((a, b) => a - b), total]
  return edges.slice(1).map((edge, n) => edge - edges[n]!)
}

/** Hundredths of the way from the start to the floor, rounded down: a hundred is the floor. */
export const cutPercent = ({ start_price, floor_price, price }: { start_price: bigint; floor_price: bigint; price: bigint }): number =>
  Number(((start_price - price) * 100n) / (start_price - floor_price))

export interface MovedPrices {
  start_price: bigint
  floor_price: bigint
  price: bigint
}

/**
 * The price in cents of a bargain with another SKU of its goods: reduced by what friends have cut, down to the floor; the floor when all
 * helpers have cut.
 */
export function pricesAfterMove(
  { start_price, price, helped, helpers }: { start_price: bigint; price: bigint; helped: number; helpers: number },
  to: { price: bigint; floor: bigint },
): MovedPrices {
  const cut = to.price - (start_price - price)
  const reached = helped === helpers || cut < to.floor ? to.floor : cut
  return { start_price: to.price, floor_price: to.floor, price: reached }
}

export interface BargainStatus {
  state: BargainState
  ends_at: Timestamp
  price: bigint
  floor_price: bigint
  floor_only: boolean
}

/** Why a friend cannot help at this instant; null when they can. Its end is the first instant that no longer counts. */
export function closedReason(
  { state, ends_at, price, floor_price }: BargainStatus,
  now: Timestamp,
): 'bargain.ordered' | 'bargain.ended' | 'bargain.at_floor' | null {
  if (state === 'ordered') return 'bargain.ordered'
  if (state !== 'cutting' || ends_at <= now) return 'bargain.ended'
  return price === floor_price ? 'bargain.at_floor' : null
}

/** May its owner buy it at this instant? */
export const canBuy = ({ state, ends_at, price, floor_price, floor_only }: BargainStatus, now: Timestamp): boolean =>
  state === 'cutting' && now < ends_at && (!floor_only || price === floor_price)
