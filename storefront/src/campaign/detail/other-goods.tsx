import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { PromotionPrice } from '../../promotion/price/promotion-price.tsx'
import { promotionPaths } from '../../addresses/promotion-address.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

type Item = CampaignDetail['items'][number]

/** The cheapest item of each goods, for a page that lists several goods. */
export function cheapestOfGoods(items: readonly Item[]): Item[] {
  const found = new Map<number, Item>()
  for (const item of items) {
    const known = found.get(item.goods_id)
    if (!known || centsOf(item.price) < centsOf(known.price)) found.set(item.goods_id, item)
  }
  return [...found.values()]
}

/** The other goods of a promotion, side by side; renders nothing if there are none. */
export function OtherGoods({ detail, goods_id }: { detail: CampaignDetail; goods_id: number }) {
  const t = useTranslations('campaign')
  const others = cheapestOfGoods(detail.items.filter((item) => item.is_on_sale && item.goods_id !== goods_id))
  if (others.length === 0) return null
  return (
    <section aria-label={t('more_goods')} className="bg-card py-4">
      <h2 className="px-4 pb-2.5 text-16 font-semibold text-strong">{t('more_goods')}</h2>
      <ul className="no-scrollbar flex gap-2.5 overflow-x-auto px-4">
        {others.map((item) => (
          <li key={item.goods_id} className="w-28 shrink-0">
            <Link
              to={promotionPaths[detail.kind]}
              search={{ id: detail.promotion_id, sku_id: item.sku_id }}
              replace
              className="pressable block"
            >
              <span className="block overflow-hidden rounded-8">
                <Picture picture={item.picture} sizes="112px" decorative />
              </span>
              <span className="mt-1 line-clamp-2 text-12 text-strong">{item.goods_name}</span>
              <PromotionPrice
                price={item.price}
                list_price={item.list_price}
                level_discount={detail.kind !== 'bargain' && item.level_discount}
                size="small"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
