import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { compactCount } from './compact-count.ts'

/** The line of small facts under a price: how many were sold, and that few are left when it is so. */
export function SoldLine({ goods }: { goods: GoodsCard }) {
  const t = useTranslations('catalogue')
  const language = useLanguage()
  return (
    <span className="flex min-h-4 items-center gap-2 text-11 text-quiet">
      {goods.sale_count > 0 && <span className="figures">{t('sold', { count: compactCount(goods.sale_count, language) })}</span>}
      {goods.stock === 'few' && <span className="text-danger">{t('low_stock')}</span>}
    </span>
  )
}

/** At most two tags on one line; a longer one is cut. */
export function GoodsTags({ goods }: { goods: GoodsCard }) {
  const t = useTranslations('catalogue')
  const tags = goods.is_overseas ? [t('overseas'), ...goods.tags] : goods.tags
  if (tags.length === 0) return null
  return (
    <span className="flex h-4.5 flex-wrap gap-1 overflow-hidden">
      {tags.slice(0, 2).map((tag, index) => (
        <Tag key={tag} tone={goods.is_overseas && index === 0 ? 'quiet' : 'brand'}>
          {tag}
        </Tag>
      ))}
    </span>
  )
}

/** Overlay on the picture of sold-out goods. */
export function SoldOutVeil({ label }: { label: string }) {
  return (
    <span className="absolute inset-0 flex items-center justify-center bg-scrim">
      <span className="rounded-full bg-strong px-3 py-1 text-12 text-card">{label}</span>
    </span>
  )
}
