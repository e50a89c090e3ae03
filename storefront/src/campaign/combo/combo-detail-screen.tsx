import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { ComboDetail } from './combo-detail.tsx'

/** A set at one price (PRM-07): its parts, its saving, "add to cart" and "buy now". */
export function ComboDetailScreen() {
  return (
    <PromotionPage kind="combo" zone="/promotionpages/combo/list/list">
      {(detail, phase) => <ComboDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}
