import type { Quote } from '@longmall/contract/order.ts'
import { usePhrases } from '../../shell/phrases.tsx'

/** Presents that were promised and of which the shop has none left, told before the order is placed. */
export function GiftsGone({ gifts }: { gifts: Quote['gifts_gone'] }) {
  const say = usePhrases('order')
  if (gifts.length === 0) return null
  return (
    <ul className="rounded-12 bg-warning-soft px-3 py-2.5 text-12 text-warning" role="status">
      {gifts.map(({ goods_name, sku_name }) => (
        <li key={`${goods_name} ${sku_name}`}>{say('gifts_gone', { name: `${goods_name} ${sku_name}`.trim() })}</li>
      ))}
    </ul>
  )
}
