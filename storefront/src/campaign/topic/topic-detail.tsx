import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import { PageBlocks } from '../../content/page-blocks.tsx'
import { useAvailability } from '../../promotion/detail/use-availability.ts'
import type { Phase } from '../../promotion/phase/phase.ts'
import { StateBanner } from '../../promotion/phase/state-banner.tsx'
import { RuleCard } from '../../promotion/rule-list.tsx'
import { useCommonRules } from '../../promotion/use-common-rules.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { cheapestOfGoods } from '../detail/other-goods.tsx'
import { TopicGoodsCard } from './topic-goods-card.tsx'

const bannerRatio = 1.6

export function TopicDetail({ detail, phase }: { detail: CampaignDetail; phase: Phase }) {
  const t = useTranslations('campaign')
  const { items } = useAvailability(detail, phase)
  const rules = useCommonRules(detail)
  const { name, note, picture } = detail
  const goods = cheapestOfGoods(items)
  const pricesOf = (goods_id: number) => new Set(items.filter((item) => item.goods_id === goods_id).map(({ price }) => price)).size
  return (
    <>
      {picture && <Picture picture={picture} ratio={bannerRatio} sizes="(min-width: 500px) 500px, 100vw" decorative eager />}
      <StateBanner phase={phase} window={detail}>
        <h2 className="text-18 leading-6 font-bold">{name}</h2>
        {note && <p className="mt-0.5 text-12">{note}</p>}
      </StateBanner>
      <PageBlocks page={`topic-${detail.promotion_id}`} />
      <div className="px-3 pt-3">
        {goods.length === 0 ? (
          <EmptyState
            title={t('topic_empty')}
            action={
              <Link to="/promotionpages/topic/list/list" className={buttonClass({ look: 'soft' })}>
                {t('other_topics')}
              </Link>
            }
          />
        ) : (
          <ul className="grid grid-cols-2 gap-2.5">
            {goods.map((item, index) => (
              <li key={item.goods_id}>
                <TopicGoodsCard item={item} phase={phase} has_price_range={pricesOf(item.goods_id) > 1} eager={index < 2} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="mt-3">
        <RuleCard rules={rules} />
      </div>
    </>
  )
}
