import type { Cart } from '@longmall/contract/cart.ts'
import { Picture } from '@longmall/ui/display/picture.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { goodsOfSku, nameOfRule } from './rule-names.ts'

/** What full reductions give beside the selected lines (PRM-08). */
export function CartGifts({ cart }: { cart: Cart }) {
  const t = useTranslations('cart')
  if (cart.gifts.length === 0) return null
  return (
    <section aria-label={t('presents')} className="rounded-12 bg-card p-3">
      <h2 className="pb-2 text-14 font-semibold text-strong">{t('presents')}</h2>
      <ul className="space-y-3">
        {cart.gifts.map(({ source, sku_id, quantity }) => {
          const goods = goodsOfSku(cart, sku_id)
          return (
            <li key={`${source} ${sku_id}`} className="flex items-center gap-3">
              <div className="w-14 shrink-0">
                <Picture picture={goods?.picture ?? null} sizes="56px" decorative className="rounded-8" />
              </div>
              <div className="min-w-0 flex-1">
                <p className="line-clamp-2 text-14 text-strong">
                  <Tag tone="danger">{t('present')}</Tag> {goods?.goods_name}
                </p>
                <p className="truncate text-12 text-quiet">{nameOfRule(cart, source)}</p>
              </div>
              <span className="figures shrink-0 text-12 text-quiet">×{quantity}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
