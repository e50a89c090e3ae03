import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readBargain, zonePath } from '../bargain-address.ts'
import { SharedBargainPage } from '../view/shared-bargain-page.tsx'
import { StartBargain } from './start-bargain.tsx'

/** Goods to bargain for (PRM-06); or one bargain, for its owner and for the friends it is shared with. */
export function BargainScreen() {
  const { bargain_id } = useScreenSearch(readBargain)
  if (bargain_id !== undefined) return <SharedBargainPage bargain_id={bargain_id} />
  return (
    <PromotionPage kind="bargain" zone={zonePath}>
      {(detail, phase) => <StartBargain detail={detail} phase={phase} />}
    </PromotionPage>
  )
}
