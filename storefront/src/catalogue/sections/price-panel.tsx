import { Crown, Trophy } from 'lucide-react'
import type { GoodsCard, GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import type { ReactNode } from 'react'
import { CouponStrip } from '../../coupon/goods/coupon-strip.tsx'
import { compactCount } from '../card/compact-count.ts'
import { bestPrice } from '../price/best-price.ts'
import { GoodsPrice } from '../price/goods-price.tsx'
import type { NoSale } from '../price/use-offer.ts'
import { useGrade } from '../price/use-grade.ts'
import { useMoment } from '../../shell/time/use-moment.ts'
import { useCurrency, useSite } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { Offers } from './offers.tsx'

export interface PricePanelProps {
  goods: GoodsDetail
  /** The variant whose price is shown. */
  sku: Sku
  /** The promotion whose price applies immediately. */
  promotion: GoodsCard['promotion']
  /** Reason why a flash sale does not apply. */
  noSale?: NoSale | null
  /** Nothing is chosen yet: others may cost more. */
  has_price_range: boolean
  favourite: ReactNode
}

/** Price with the reason for it, offers, name and what speaks for the goods. */
export function PricePanel({ goods, sku, promotion, noSale, has_price_range, favourite }: PricePanelProps) {
  const t = useTranslations('catalogue')
  const language = useLanguage()
  const grade = useGrade()
  const priced = { price: sku.price, market_price: sku.market_price, level_discount: goods.level_discount, promotion }
  const hasOffer = promotion !== null && bestPrice(priced, grade?.discount_permille ?? 1000).won
  return (
    <div className="space-y-2 bg-card px-4 pt-3 pb-4">
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <GoodsPrice goods={{ ...priced, has_price_range }} size="large" />
          {noSale && <SaleNote noSale={noSale} />}
          {hasOffer ? <OfferReason promotion={promotion} /> : goods.level_discount && <LevelReason sku={sku} />}
        </div>
        {favourite}
      </div>
      <Offers reductions={goods.reductions} />
      {/* Coupons lower standard orders alone. */}
      {goods.goods_type === 'standard' && <CouponStrip goods_id={goods.goods_id} />}
      <h1 className="text-18 font-semibold text-strong">{goods.goods_name}</h1>
      {goods.selling_point && <p className="text-14 text-quiet">{goods.selling_point}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-quiet">
        {goods.sale_count > 0 && <span className="figures">{t('sold', { count: compactCount(goods.sale_count, language) })}</span>}
        {goods.is_overseas && <Tag tone="quiet">{t('overseas')}</Tag>}
        {goods.rank && (
          <Link
            to="/v2/goods/toplist/toplist"
            search={{ by: 'sales', category_id: goods.rank.category_id }}
            className="relative inline-flex items-center gap-1 rounded-4 bg-warning-soft px-1.5 text-11 leading-5 text-warning before:absolute before:inset-x-0 before:-inset-y-3"
          >
            <Trophy size={12} aria-hidden />
            {t('rank', { place: goods.rank.position, category: goods.rank.category_name })}
          </Link>
        )}
      </div>
    </div>
  )
}

/** Reason why the price of a flash sale does not apply. */
function SaleNote({ noSale }: { noSale: NoSale }) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  const moment = useMoment()
  return (
    <p className="text-12 text-danger">
      {noSale.reason === 'not_started'
        ? t('sale_not_started', { price: displayPrice(noSale.price, currency), time: moment(noSale.starts_at) })
        : t(`sale_${noSale.reason}`)}
    </p>
  )
}

/** The promotion that makes the price, and until when. */
function OfferReason({ promotion }: { promotion: NonNullable<GoodsCard['promotion']> }) {
  const t = useTranslations('catalogue')
  const moment = useMoment()
  return (
    <p className="flex min-h-5 flex-wrap items-center gap-2 text-12 text-danger">
      <Tag tone="danger">{t(`promotion_${promotion.kind}`)}</Tag>
      {t('offer_until', { time: moment(promotion.ends_at) })}
    </p>
  )
}

/** The reason of the price, or the price of a member level; its line is reserved from the start. */
function LevelReason({ sku: { price, market_price } }: Pick<PricePanelProps, 'sku'>) {
  const t = useTranslations('catalogue')
  const currency = useCurrency()
  const { grade_discounts } = useSite()
  const grade = useGrade()
  const priceAt = (permille: number) => bestPrice({ price, market_price, level_discount: true }, permille)
  const lowers = (permille: number) => priceAt(permille).list_price !== null
  const best = Math.min(1000, ...grade_discounts.map(({ discount_permille }) => discount_permille))
  const label =
    grade && lowers(grade.discount_permille)
      ? t('grade_price', { grade: grade.name })
      : lowers(best) && t('members_pay', { price: displayPrice(priceAt(best).price, currency) })
  return (
    <p className="flex min-h-5 items-center">
      {label && (
        <Tag>
          <Crown size={11} aria-hidden className="mr-1 inline-block align-[-1px]" />
          {label}
        </Tag>
      )}
    </p>
  )
}
