import { PromotionCard, PromotionCardSkeletons } from '../../promotion/promotion-card.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { CoinPrice } from './coin-price.tsx'
import { NoPointsItems } from './no-points-items.tsx'

/** Goods sold for coins, plus money where required. */
export function GoodsTab() {
  const t = useTranslations('pointsshop')
  return (
    <EndlessList
      query={pages('campaign/zone', { kind: 'point', state: 'running' })}
      keyOf={({ promotion_id, goods_id }) => `${promotion_id} ${goods_id}`}
      gap={10}
      pull
      skeleton={<PromotionCardSkeletons />}
      empty={<NoPointsItems tab="goods" />}
    >
      {(card, index) => (
        <PromotionCard
          item={card}
          search={{ sku_id: card.sku_id }}
          price={<CoinPrice longcoin={card.item_rules.longcoin ?? 0} money={card.price} short />}
          action={(phase) => t(phase === 'running' && card.stock !== 'none' ? 'buy' : 'view')}
          eager={index < 3}
        />
      )}
    </EndlessList>
  )
}
