import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { GoodsPrice } from '../../../catalogue/price/goods-price.tsx'
import { Link } from '../../../shell/link.tsx'
import { useTranslations } from '../../../shell/translations.tsx'
import { LandingPart } from './landing-frame.tsx'

/** Goods in two columns on a phone, in four where there is room. */
export function GoodsWall({ goods }: { goods: readonly GoodsCard[] }) {
  const t = useTranslations('article')
  if (goods.length === 0) return null
  return (
    <LandingPart
      title={t('popular')}
      aside={
        <Link to="/v2/goods/list/list" className="inline-flex min-h-11 items-center text-14 text-brand-ink">
          {t('see_all')}
        </Link>
      }
    >
      <ul className="grid grid-cols-2 gap-3 broad:grid-cols-4 broad:gap-5">
        {goods.slice(0, 8).map((one) => (
          <li key={one.goods_id}>
            <Link
              to="/v2/goods/detail/detail"
              search={{ sku_id: one.sku_id }}
              className="pressable flex h-full flex-col overflow-hidden rounded-16 bg-card"
            >
              <Picture picture={one.picture} sizes="(min-width: 900px) 280px, 46vw" decorative />
              <span className="flex flex-1 flex-col gap-1 p-3">
                <span className="line-clamp-2 text-14 text-strong">{one.goods_name}</span>
                <span className="mt-auto">
                  <GoodsPrice goods={one} size="small" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </LandingPart>
  )
}
