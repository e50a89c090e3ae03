import type { CouponOffer } from '@longmall/contract/coupon.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import type { catalogue } from '@longmall/translations/en-us/catalogue.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'
import { stepText } from '../parts/reduction-text.ts'

type Offer = Pick<CouponOffer, 'kind' | 'money_off' | 'permille_off' | 'threshold'>

/** The value of a coupon, in short: "$5 off", "12% off", "Free delivery". */
export function valueText({ kind, money_off, permille_off }: Offer, t: Translate<typeof catalogue>, currency: CurrencyDisplay): string {
  if (kind === 'money') return t('coupon_money', { money: displayPrice(money_off ?? '0', currency) })
  return kind === 'percentage' ? t('coupon_percent', { off: discountFigure(currency.language, permille_off ?? 0) }) : t('coupon_freight')
}

/** The same with its threshold, if it has one: "$5 off orders over $20". */
export function offerText(offer: Offer, t: Translate<typeof catalogue>, currency: CurrencyDisplay): string {
  const { kind, money_off, permille_off, threshold } = offer
  if (Number(threshold) === 0) return valueText(offer, t, currency)
  return stepText({ amount: threshold, quantity: null, effect: kind, money_off, permille_off }, t, currency)
}
