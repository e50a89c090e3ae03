import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import type { catalogue } from '@longmall/translations/en-us/catalogue.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'

type Reduction = GoodsDetail['reductions'][number]
type FullStep = Reduction['steps'][number]
/** A coupon's reduction has the same format, without gifts. */
type Step = Omit<FullStep, 'gift'> & Partial<Pick<FullStep, 'gift'>>

/** The text of a full reduction's step: "$10 off orders over $99". */
export function stepText(step: Step, t: Translate<typeof catalogue>, currency: CurrencyDisplay): string {
  const byAmount = step.amount !== null
  const threshold = byAmount ? displayPrice(step.amount ?? '0', currency) : String(step.quantity ?? 1)
  switch (step.effect) {
    case 'money':
      return t(byAmount ? 'money_over_amount' : 'money_over_quantity', { money: displayPrice(step.money_off ?? '0', currency), threshold })
    case 'percentage':
      return t(byAmount ? 'percent_over_amount' : 'percent_over_quantity', {
        off: discountFigure(currency.language, step.permille_off ?? 0),
        threshold,
      })
    case 'gift': {
      const { goods_name = '', quantity = 1 } = step.gift ?? {}
      const gift = quantity > 1 ? `${goods_name} × ${quantity}` : goods_name
      return t(byAmount ? 'gift_over_amount' : 'gift_over_quantity', { gift, threshold })
    }
    default:
      return t(byAmount ? 'freight_over_amount' : 'freight_over_quantity', { threshold })
  }
}
