import { PromotionCard, PromotionCardSkeletons } from '../../promotion/promotion-card.tsx'
import { pages } from '@longmall/web/call/query.ts'
import { EndlessList } from '../../shell/list/endless-list.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { CoinPrice } from './coin-price.tsx'
import { NothingToExchange } from './nothing-to-exchange.tsx'

/** Goods that coins buy, with money beside where it is asked. */
export function GoodsTab() {
  const say = usePhrases('exchange')
  return (
    <EndlessList
      query={pages('campaign/zone', { kind: 'point', state: 'running' })}
      keyOf={({ promotion_id, goods_id }) => `${promotion_id} ${goods_id}`}
      gap={10}
      pull
      skeleton={<PromotionCardSkeletons />}
      empty={<NothingToExchange tab="goods" />}
    >
      {(card, index) => (
        <PromotionCard
          item={card}
          search={{ sku_id: card.sku_id }}
          price={<CoinPrice longcoin={card.item_rules.longcoin ?? 0} money={card.price} short />}
          action={(phase) => say(phase === 'running' && card.stock !== 'none' ? 'exchange' : 'look')}
          eager={index < 3}
        />
      )}
    </EndlessList>
  )
}
