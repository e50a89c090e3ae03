import type { CouponOffer } from '@longmall/contract/coupon.ts'
import { discountFigure } from '@longmall/phrases/discount-figure.ts'
import type { catalogue } from '@longmall/phrases/en-us/catalogue.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'
import { stepWords } from '../parts/reduction-words.ts'

type Offer = Pick<CouponOffer, 'kind' | 'money_off' | 'permille_off' | 'threshold'>

/** What a coupon gives, in a word or two: "$5 off", "12% off", "Free delivery". */
export function valueWords({ kind, money_off, permille_off }: Offer, say: Say<typeof catalogue>, currency: CurrencyDisplay): string {
  if (kind === 'money') return say('coupon_money', { money: displayPrice(money_off ?? '0', currency) })
  return kind === 'percentage'
    ? say('coupon_percent', { off: discountFigure(currency.language, permille_off ?? 0) })
    : say('coupon_freight')
}

/** The same with its threshold, where it has one: "$5 off orders over $20". */
export function offerWords(offer: Offer, say: Say<typeof catalogue>, currency: CurrencyDisplay): string {
  const { kind, money_off, permille_off, threshold } = offer
  if (Number(threshold) === 0) return valueWords(offer, say, currency)
  return stepWords({ amount: threshold, pieces: null, effect: kind, money_off, permille_off }, say, currency)
}
