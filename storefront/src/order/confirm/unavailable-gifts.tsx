import type { Quote } from '@longmall/contract/order.ts'
import { useTranslations } from '../../shell/translations.tsx'

/** Promised gifts that are out of stock, shown before the order is placed. */
export function UnavailableGifts({ gifts }: { gifts: Quote['unavailable_gifts'] }) {
  const t = useTranslations('order')
  if (gifts.length === 0) return null
  return (
    <ul className="rounded-12 bg-warning-soft px-3 py-2.5 text-12 text-warning" role="status">
      {gifts.map(({ goods_name, sku_name }) => (
        <li key={`${goods_name} ${sku_name}`}>{t('unavailable_gifts', { name: `${goods_name} ${sku_name}`.trim() })}</li>
      ))}
    </ul>
  )
}
