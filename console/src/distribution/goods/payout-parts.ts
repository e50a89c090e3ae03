import type { GoodsPromise } from '@longmall/contract/distribution-shapes.ts'

export const payoutKinds = ['commission', 'mall', 'sharing'] as const
export type PayoutKind = (typeof payoutKinds)[number]

export interface PayoutParts {
  /** Widths of the parts in percent of the bar, in the order of `payoutKinds`. */
  widths: Record<PayoutKind, number>
  /** Where the margin is on the bar, in percent. */
  margin: number
  /** Millionths of the price beyond the margin, or left within it. */
  over_ppm: number
  left_ppm: number
}

/** How a goods' payout is drawn beside its margin: the larger of both nearly fills the bar, so that neither is cut off. */
export function payoutParts({ commission_ppm, mall_ppm, sharing_ppm, total_ppm, margin_ppm }: GoodsPromise): PayoutParts {
  const scale = Math.max(total_ppm, margin_ppm, 1) * 1.08
  const width = (ppm: number) => Math.round((ppm / scale) * 10_000) / 100
  return {
    widths: { commission: width(commission_ppm), mall: width(mall_ppm), sharing: width(sharing_ppm) },
    margin: width(margin_ppm),
    over_ppm: Math.max(0, total_ppm - margin_ppm),
    left_ppm: Math.max(0, margin_ppm - total_ppm),
  }
}
