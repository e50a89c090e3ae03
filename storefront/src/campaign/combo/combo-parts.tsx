import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import { useCurrency } from '../../shell/site.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

/** The parts of a combo: variant, quantity, and separate price; each links to its goods. */
export function ComboParts({ items }: { items: CampaignDetail['items'] }) {
  const t = useTranslations('campaign')
  const tPromotion = useTranslations('promotion')
  const currency = useCurrency()
  return (
    <section aria-label={t('parts')} className="bg-card px-4 py-4">
      <h2 className="pb-1 text-16 font-semibold text-strong">{t('parts')}</h2>
      <ul className="divide-y divide-hairline">
        {items.map((item) => (
          <li key={item.sku_id}>
            <Link to="/v2/goods/detail/detail" search={{ sku_id: item.sku_id }} transition className="pressable flex gap-3 py-3">
              <span className="block size-20 shrink-0 overflow-hidden rounded-8">
                <Picture picture={item.picture} sizes="80px" decorative />
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-0.5">
                <span className="line-clamp-2 text-14 text-strong">{item.goods_name}</span>
                {item.sku_name && <span className="truncate text-12 text-quiet">{item.sku_name}</span>}
                <span className="mt-auto flex items-baseline justify-between gap-2">
                  <Price amount={item.list_price} currency={currency} size="small" plain />
                  {item.stock === 'none' ? (
                    <span className="text-12 text-danger">{tPromotion('sold_out')}</span>
                  ) : (
                    <span className="figures text-12 text-quiet">× {item.quantity}</span>
                  )}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
