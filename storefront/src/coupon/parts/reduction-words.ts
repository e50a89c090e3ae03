import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { discountFigure } from '@longmall/phrases/discount-figure.ts'
import type { catalogue } from '@longmall/phrases/en-us/catalogue.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import { type CurrencyDisplay, displayPrice } from '@longmall/pricing/display-price.ts'

type Reduction = GoodsDetail['reductions'][number]
type FullStep = Reduction['steps'][number]
/** A coupon says its own the same way, and gives no goods. */
type Step = Omit<FullStep, 'gift'> & Partial<Pick<FullStep, 'gift'>>

/** A step of a full reduction in words: "$10 off orders over $99". */
export function stepWords(step: Step, say: Say<typeof catalogue>, currency: CurrencyDisplay): string {
  const byAmount = step.amount !== null
  const threshold = byAmount ? displayPrice(step.amount ?? '0', currency) : String(step.pieces ?? 1)
  switch (step.effect) {
    case 'money':
      return say(byAmount ? 'money_over_amount' : 'money_over_pieces', { money: displayPrice(step.money_off ?? '0', currency), threshold })
    case 'percentage':
      return say(byAmount ? 'percent_over_amount' : 'percent_over_pieces', {
        off: discountFigure(currency.language, step.permille_off ?? 0),
        threshold,
      })
    case 'gift': {
      const { goods_name = '', quantity = 1 } = step.gift ?? {}
      const gift = quantity > 1 ? `${goods_name} × ${quantity}` : goods_name
      return say(byAmount ? 'gift_over_amount' : 'gift_over_pieces', { gift, threshold })
    }
    default:
      return say(byAmount ? 'freight_over_amount' : 'freight_over_pieces', { threshold })
  }
}
