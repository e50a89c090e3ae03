import { centsOf } from '@longmall/pricing/cents-of.ts'

/** The part of a market price that is worth striking through: only one above the price shown. */
export const originalPrice = (market_price: string | null, price: string): string | null =>
  market_price !== null && centsOf(market_price) > centsOf(price) ? market_price : null
