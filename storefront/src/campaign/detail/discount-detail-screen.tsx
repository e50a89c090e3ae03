import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { BuyBar } from '../../promotion/purchase/buy-bar.tsx'
import { PromotionGoods } from '../../promotion/detail/promotion-goods.tsx'
import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { WithGoods } from '../../promotion/detail/with-goods.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { useCommonRules } from '../../promotion/use-common-rules.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { OtherGoods } from './other-goods.tsx'

/** A limited-time price (PRM-02): it holds in the cart too, so that both ways to buy are there. */
export function DiscountDetailScreen() {
  return (
    <PromotionPage kind="discount" zone="/promotionpages/discount/list/list">
      {(detail, phase) => <DiscountDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}

function DiscountDetail({ detail, phase }: { detail: CampaignDetail; phase: Phase }) {
  const tCatalogue = useTranslations('catalogue')
  const rules = useCommonRules(detail)
  return (
    <WithGoods detail={detail} phase={phase}>
      {(offered) => (
        <PromotionGoods
          key={offered.goods.goods_id}
          detail={detail}
          phase={phase}
          offered={offered}
          rules={rules}
          reason={tCatalogue('promotion_discount')}
          foot={<BuyBar goods={offered.offer} phase={phase} starts_at={detail.starts_at} search={{}} withCart />}
        >
          <OtherGoods detail={detail} goods_id={offered.goods.goods_id} />
        </PromotionGoods>
      )}
    </WithGoods>
  )
}
