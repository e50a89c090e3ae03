import type { Cart } from '@longmall/contract/cart.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { BadgePercent } from 'lucide-react'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'

/** What is still missing for the next step of a full reduction: the nearest one. */
export function OfferHint({ trace }: Pick<Cart, 'trace'>) {
  const say = usePhrases('cart')
  const language = useLanguage()
  const near = trace.find((entry) => entry.stage === 'full_reduction' && entry.missing && (entry.missing.amount ?? entry.missing.pieces))
  if (!near?.missing) return null
  const { amount, pieces } = near.missing
  return (
    <p className="flex items-center gap-2 rounded-12 bg-brand-soft px-3 py-2.5 text-12 text-brand-ink" role="status">
      <BadgePercent size={18} aria-hidden className="shrink-0" />
      {amount ? say('save_amount', { missing: displayPrice(amount, language) }) : say('save_pieces', { count: pieces ?? 0 })}
    </p>
  )
}
