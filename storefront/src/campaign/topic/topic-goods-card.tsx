import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { SoldOutVeil } from '../../catalogue/card/goods-facts.tsx'
import type { Phase } from '../../promotion/phase/phase.ts'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { StockProgress } from '../../promotion/price/stock-progress.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

export interface TopicGoodsCardProps {
  item: CampaignDetail['items'][number]
  phase: Phase
  has_price_range: boolean
  eager: boolean
}

/** Goods of a topic at its price; before it starts the future price with its label, afterwards the goods' own. */
export function TopicGoodsCard({ item, phase, has_price_range, eager }: TopicGoodsCardProps) {
  const t = useTranslations('promotion')
  const isOver = phase === 'ended'
  return (
    <Link
      to="/v2/goods/detail/detail"
      search={{ sku_id: item.sku_id }}
      transition
      className="pressable flex h-full flex-col overflow-hidden rounded-12 bg-card"
    >
      <span className="relative block">
        <Picture picture={item.picture} decorative eager={eager} />
        {item.stock === 'none' && <SoldOutVeil label={t('sold_out')} />}
      </span>
      <span className="flex flex-1 flex-col gap-1 p-2.5">
        <span className="line-clamp-2 text-14 text-strong">{item.goods_name}</span>
        {phase === 'running' && <StockProgress percent={item.sold_percent} />}
        <span className="mt-auto block">
          <PromotionPrice
            price={isOver ? item.list_price : item.price}
            list_price={item.list_price}
            level_discount={item.level_discount}
            has_price_range={has_price_range}
            size="medium"
            reason={(phase === 'upcoming' || phase === 'starting_soon') && t(`state_${phase}`)}
          />
        </span>
      </span>
    </Link>
  )
}
