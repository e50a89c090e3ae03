import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import type { FlashSaleItem, FlashSaleLive, FlashSaleSession } from '@longmall/contract/flash-sale.ts'
import { ParamsPart, ServicePart } from '../../catalogue/sections/goods-text.tsx'
import { Gallery } from '../../catalogue/gallery/gallery.tsx'
import { BuyBar } from '../../promotion/purchase/buy-bar.tsx'
import { offerGoods } from '../../promotion/purchase/offer-goods.ts'
import { StateBanner } from '../../promotion/phase/state-banner.tsx'
import { usePhase } from '../../promotion/phase/use-phase.ts'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { StockProgress } from '../../promotion/price/stock-progress.tsx'
import { RuleCard } from '../../promotion/rule-list.tsx'
import { usePromotionVisit } from '../../promotion/use-promotion-visit.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { groupByGoods } from '../group-by-goods.ts'
import { QueueSheet } from '../queue/queue-sheet.tsx'
import { useQueue } from '../queue/use-queue.ts'
import { useLiveStock } from '../use-live-stock.ts'
import { OtherGoods } from './other-goods.tsx'
import { useFlashSaleRules } from './use-flash-sale-rules.ts'

export interface FlashSaleBodyProps {
  session: FlashSaleSession
  /** All that the session sells, and of it the one that is looked at. */
  items: readonly FlashSaleItem[]
  item: FlashSaleItem
  goods: GoodsDetail
}

/** Goods of a session, from the gallery to the way to buy while it runs. */
export function FlashSaleBody({ session, items, item, goods }: FlashSaleBodyProps) {
  const t = useTranslations('flashsale')
  const { promotion_id, per_member, starts_at } = session
  const phase = usePhase(session, session.state)
  const live = useLiveStock(promotion_id, phase)
  const line = useQueue(promotion_id)
  const rules = useFlashSaleRules(session)
  usePromotionVisit(promotion_id)
  const own = items.filter(({ goods_id }) => goods_id === goods.goods_id)
  const card = groupByGoods(own, live)[0]
  const offered = offerGoods(goods, { promotion_id, kind: 'flash_sale', items: own.map((one) => withStock(one, live)), per_member })
  const left = totalLeft(own, live)
  return (
    <>
      <div className="flex-1">
        <Gallery goods={goods} picture_index={null} />
        <StateBanner phase={phase} window={session}>
          <PromotionPrice {...(card?.item ?? item)} list_price={item.list_price} has_price_range={card?.has_price_range} onBand />
        </StateBanner>
        <div className="space-y-2 bg-card px-4 py-3">
          <h2 className="text-18 font-semibold text-strong">{goods.goods_name}</h2>
          {goods.selling_point && <p className="text-14 text-quiet">{goods.selling_point}</p>}
          {phase === 'running' && (
            <div className="min-h-5">
              <StockProgress percent={card?.sold_percent ?? null} />
            </div>
          )}
          <p className="figures flex gap-3 text-12 text-body">
            {per_member !== null && <span>{t('limit', { count: per_member })}</span>}
            {phase === 'running' && left !== null && left > 0 && <span className="text-danger">{t('left', { count: left })}</span>}
          </p>
        </div>
        <div className="mt-2.5 space-y-2.5">
          <RuleCard rules={rules} />
          <OtherGoods items={items.filter(({ goods_id }) => goods_id !== goods.goods_id)} promotion_id={promotion_id} />
          <ParamsPart goods={goods} />
          <ServicePart services={goods.services} />
        </div>
      </div>
      <BuyBar
        goods={offered}
        phase={phase}
        starts_at={starts_at}
        label={t('buy')}
        search={{ promotion_id }}
        onBuy={({ sku_id }, quantity) => line.enter(sku_id, quantity)}
        busy={line.isOpen}
      />
      <QueueSheet queue={line} />
    </>
  )
}

function withStock({ sku_id, price, stock }: FlashSaleItem, live: readonly FlashSaleLive[]) {
  const left = live.find((one) => one.sku_id === sku_id)?.remaining ?? stock
  const band: 'none' | 'few' | 'plenty' = left === null || left > 9 ? 'plenty' : left > 0 ? 'few' : 'none'
  return { sku_id, price, stock: band, available: left }
}

/** Remaining quantity of all variants; null while loading or if unlimited. */
function totalLeft(items: readonly FlashSaleItem[], live: readonly FlashSaleLive[]): number | null {
  let sum = 0
  for (const { sku_id } of items) {
    const left = live.find((one) => one.sku_id === sku_id)?.remaining ?? null
    if (left === null) return null
    sum += left
  }
  return sum
}
