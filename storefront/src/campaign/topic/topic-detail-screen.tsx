import { PromotionPage } from '../../promotion/detail/promotion-page.tsx'
import { TopicDetail } from './topic-detail.tsx'

/** A topic (PRM-10): one idea, and goods that belong to it at prices of the page. */
export function TopicDetailScreen() {
  return (
    <PromotionPage kind="topic" zone="/promotionpages/topic/list/list">
      {(detail, phase) => <TopicDetail detail={detail} phase={phase} />}
    </PromotionPage>
  )
}
