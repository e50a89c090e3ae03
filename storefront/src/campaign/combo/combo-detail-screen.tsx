import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { ComboDetail } from './combo-detail.tsx'

/** A set at one price (PRM-07): its parts, what it saves, into the cart or bought at once. */
export function ComboDetailScreen() {
  return (
    <PromotionPage kind="combo" zone="/promotionpages/combo/list/list">
      {(detail, phase) => <ComboDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}
