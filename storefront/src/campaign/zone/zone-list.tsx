import type { CampaignCard } from '@longmall/contract/campaign-shapes.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import type { ReactNode } from 'react'
import { PromotionCard, PromotionCardSkeletons } from '../../promotion/promotion-card.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { EmptyZone, ZoneFrame } from './zone-frame.tsx'

export interface ZoneListProps {
  kind: PromotionKind
  intro: string
  /** At the end of the bar, such as the way to one’s own. */
  aside?: ReactNode
  reason?: (card: CampaignCard) => ReactNode
  renderPrice?: (card: CampaignCard) => ReactNode
  /** The button label of a running one. */
  action: string
}

/** A zone whose rows are goods at prices of their promotion; each leads to the promotion with these goods in front. */
export function ZoneList({ kind, intro, aside, reason, renderPrice, action }: ZoneListProps) {
  const t = useTranslations('campaign')
  return (
    <ZoneFrame kind={kind} intro={intro} aside={aside}>
      {(state) => (
        <EndlessList
          query={pages('campaign/zone', { kind, state })}
          keyOf={({ promotion_id, goods_id }) => `${promotion_id} ${goods_id}`}
          gap={10}
          pull
          skeleton={<PromotionCardSkeletons />}
          empty={<EmptyZone state={state} />}
        >
          {(card, index) => (
            <PromotionCard
              item={card}
              search={{ sku_id: card.sku_id }}
              reason={reason?.(card)}
              price={renderPrice?.(card)}
              action={(phase) => (phase === 'running' && card.stock !== 'none' ? action : t('view'))}
              eager={index < 3}
              plain
            />
          )}
        </EndlessList>
      )}
    </ZoneFrame>
  )
}
