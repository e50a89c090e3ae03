import { CardSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { EmptyZone, ZoneFrame } from '../zone/zone-frame.tsx'
import { TopicCard } from './topic-card.tsx'

/** Running, upcoming and ended topics (PRM-10). */
export function TopicListScreen() {
  const t = useTranslations('campaign')
  return (
    <ZoneFrame kind="topic" intro={t('topic_intro')}>
      {(state) => (
        <EndlessList
          query={pages('campaign/topics', { state })}
          keyOf={({ promotion_id }) => promotion_id}
          gap={12}
          pull
          skeleton={<CardSkeletons count={4} />}
          empty={<EmptyZone state={state} />}
        >
          {(topic, index) => <TopicCard topic={topic} eager={index === 0} />}
        </EndlessList>
      )}
    </ZoneFrame>
  )
}
