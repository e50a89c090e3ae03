import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Ribbon } from '@longmall/ui/display/tag.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { isImmediate } from '../price/automatic-price.ts'

/** Ribbon over the picture of goods, for a promotion with its own page and price. */
export function CardRibbon({ promotion }: Pick<GoodsCard, 'promotion'>) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  if (!promotion) return null
  const name = t(`promotion_${promotion.kind}`)
  return <Ribbon>{promotion.price === null || isImmediate(promotion) ? name : `${name} ${displayPrice(promotion.price, currency)}`}</Ribbon>
}
