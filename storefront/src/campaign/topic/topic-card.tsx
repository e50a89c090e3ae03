import type { TopicCard as Topic } from '@longmall/contract/campaign-shapes.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { PeriodText } from '../../promotion/phase/period-text.tsx'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const bannerRatio = 2

/** A topic: its picture, name and note, how long, and the first of its goods. */
export function TopicCard({ topic, eager }: { topic: Topic; eager: boolean }) {
  const t = useTranslations('campaign')
  const phase = usePhase(topic, topic.state)
  return (
    <Link
      to="/promotionpages/topic/detail/detail"
      search={{ id: topic.promotion_id }}
      transition
      className="pressable block overflow-hidden rounded-16 bg-card"
    >
      {topic.picture && (
        <Picture picture={topic.picture} ratio={bannerRatio} sizes="(min-width: 500px) 476px, 95vw" decorative eager={eager} />
      )}
      <span className="block space-y-1 p-3">
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate text-16 font-semibold text-strong">{topic.name}</span>
          <span className="shrink-0 text-12 text-quiet">{t('goods_count', { count: topic.goods_count })}</span>
        </span>
        {topic.note && <span className="line-clamp-2 text-14 text-quiet">{topic.note}</span>}
        <span className="block text-12 text-danger">
          <PeriodText phase={phase} window={topic} />
        </span>
        <span className="grid grid-cols-4 gap-2 pt-1">
          {topic.pictures.slice(0, 4).map((picture) => (
            <span key={picture.src} className="block overflow-hidden rounded-8">
              <Picture picture={picture} sizes="112px" decorative />
            </span>
          ))}
        </span>
      </span>
    </Link>
  )
}
