import { displayPrice } from '@longmall/pricing/display-price.ts'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { ZoneList } from './zone-list.tsx'

/** Goods that are reserved with a deposit and paid in full later (PRM-09). */
export function PresaleListScreen() {
  const t = useTranslations('campaign')
  const currency = useCurrency()
  return (
    <ZoneList
      kind="presale"
      intro={t('presale_intro')}
      renderPrice={({ price, list_price, level_discount, has_price_range, item_rules }) => (
        <PromotionPrice
          price={price}
          list_price={list_price}
          level_discount={level_discount}
          has_price_range={has_price_range}
          size="medium"
          reason={item_rules.deposit && t('deposit', { money: displayPrice(item_rules.deposit, currency) })}
        />
      )}
      action={t('reserve')}
    />
  )
}
