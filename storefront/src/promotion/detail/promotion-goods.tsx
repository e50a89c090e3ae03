import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import type { ReactNode } from 'react'
import { Gallery } from '../../catalogue/gallery/gallery.tsx'
import { ParamsPart, ServicePart } from '../../catalogue/sections/goods-text.tsx'
import { ReviewsPreview } from '../../review/reviews-preview.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { usePagePrice } from '../purchase/use-page-price.ts'
import type { Phase } from '../phase/phase.ts'
import { StateBanner } from '../phase/state-banner.tsx'
import { PromotionPrice } from '../price/promotion-price.tsx'
import { StockProgress } from '../price/stock-progress.tsx'
import { type Rule, RuleCard } from '../rule-list.tsx'
import type { OfferedGoods } from './with-goods.tsx'

export interface PromotionGoodsProps {
  detail: CampaignDetail
  phase: Phase
  /** Its goods, of `<WithGoods>`. */
  offered: OfferedGoods
  /** Beside the price on the band: the reason for the price. */
  reason?: string
  /** On the band, where the price is not of money alone. */
  price?: ReactNode
  rules: readonly Rule[]
  /** Below the head, such as steps or groups of its kind. */
  children?: ReactNode
  /** The bar to buy with. */
  foot: ReactNode
}

/** Goods as a promotion shows them: pictures, the band with price and time, quantity sold, its rules, and the description of the goods. */
export function PromotionGoods({ detail, phase, offered, reason, price, rules, children, foot }: PromotionGoodsProps) {
  const t = useTranslations('promotion')
  const { name, note } = detail
  const { goods, offer, cheapest, has_price_range, sold_percent, per_member } = offered
  const own = usePagePrice(offer, { ...cheapest, price: cheapest.list_price, market_price: null })
  // A bargain shows its starting price: the price to pay is on the bargain's own page.
  const shown = detail.kind === 'bargain' ? cheapest : own
  return (
    <>
      <Gallery goods={goods} picture_index={null} />
      <StateBanner phase={phase} window={detail}>
        {price ?? (
          <PromotionPrice onBand price={shown.price} list_price={cheapest.list_price} has_price_range={has_price_range} reason={reason} />
        )}
      </StateBanner>
      <div className="space-y-2 bg-card px-4 pt-3 pb-4">
        {phase === 'running' && <StockProgress percent={sold_percent} />}
        <h2 className="text-18 font-semibold text-strong">{goods.goods_name}</h2>
        {goods.selling_point && <p className="text-14 text-quiet">{goods.selling_point}</p>}
        {per_member !== null && <p className="text-12 text-danger">{t('limit', { count: per_member })}</p>}
        <p className="rounded-8 bg-sunken px-3 py-2 text-12 text-body">
          <span className="font-semibold text-strong">{name}</span>
          {note && ` · ${note}`}
        </p>
      </div>
      <div className="mt-2.5 space-y-2.5">
        {children}
        <RuleCard rules={rules} />
        <ParamsPart goods={goods} />
        <ServicePart services={goods.services} />
        <ReviewsPreview goods_id={goods.goods_id} summary={goods.reviews} />
      </div>
      <div className="flex-1 pb-4" />
      {foot}
    </>
  )
}
