import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { BuyBar } from '../../promotion/purchase/buy-bar.tsx'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { useCommonRules } from '../../promotion/use-common-rules.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** A price from a minimum quantity on (PRM-04); a smaller quantity is sold at the goods' own price, and the sheet shows how many are missing. */
export function GroupBuyDetailScreen() {
  return (
    <PromotionPage kind="group_buy" zone="/promotionpages/groupbuy/list/list">
      {(detail, phase) => <GroupBuyDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}

function GroupBuyDetail({ detail, phase }: { detail: CampaignDetail; phase: Phase }) {
  const t = useTranslations('campaign')
  const currency = useCurrency()
  const { promotion_id, starts_at, rules } = detail
  const minQuantity = rules.min_quantity ?? 2
  const common = useCommonRules(detail)
  return (
    <WithGoods detail={detail} phase={phase}>
      {(offered) => (
        <PromotionGoods
          key={offered.goods.goods_id}
          detail={detail}
          phase={phase}
          offered={offered}
          rules={[{ title: t('rule_min_quantity'), text: t('min_quantity_text', { count: minQuantity }) }, ...common]}
          reason={t('from_quantity', { count: minQuantity })}
          foot={
            <BuyBar
              goods={offered.offer}
              phase={phase}
              starts_at={starts_at}
              search={{ promotion_id }}
              minQuantity={minQuantity}
              shortfallLabel={(count, price) => t('shortfall', { count, price: displayPrice(price, currency) })}
            />
          }
        />
      )}
    </WithGoods>
  )
}
