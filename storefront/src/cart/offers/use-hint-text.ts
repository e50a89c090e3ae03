import type { Cart } from '@longmall/contract/cart.ts'
import type { Hint } from '@longmall/pricing/deal/find-hints.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { goodsOfSku, nameOfRule } from './rule-names.ts'

/** "2 more pieces of … save 8", "spend 5 more and save 3", "complete the set and save 12". */
export function useHintText({ need, rule, saved, gifts }: Hint, cart: Cart): string {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const money = displayPrice(decimalOf(saved), currency)
  const isPresent = saved === 0 && gifts > 0
  if ('amount' in need) {
    const missing = displayPrice(decimalOf(need.amount), currency)
    return isPresent ? t('hint_amount_present', { missing }) : t('hint_amount', { missing, saved: money })
  }
  if ('sets' in need) return t('hint_set', { name: nameOfRule(cart, rule), saved: money })
  const params = { count: need.quantity, name: goodsOfSku(cart, need.sku_id)?.goods_name ?? '' }
  return isPresent ? t('hint_quantity_present', params) : t('hint_quantity', { ...params, saved: money })
}
