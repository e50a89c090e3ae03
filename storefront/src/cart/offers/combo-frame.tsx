import type { Cart } from '@longmall/contract/cart.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { ChevronRight, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '../../shell/money/currency.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { nameOfRule } from './rule-names.ts'

export interface ComboFrameProps {
  cart: Cart
  combo: Cart['combos'][number]
  /** The lines of the set in this group. */
  children: ReactNode
}

/** A set around its lines: its name, how many, and what it saves (PRM-07). */
export function ComboFrame({ cart, combo, children }: ComboFrameProps) {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const name = nameOfRule(cart, `combo:${combo.promotion_id}`)
  return (
    <li>
      <section aria-label={name} className="mx-2 mb-2 rounded-12 border border-brand">
        <Link
          to="/promotionpages/combo/detail/detail"
          search={{ id: combo.promotion_id }}
          className="flex min-h-11 items-center gap-2 rounded-t-12 bg-brand-soft px-3 text-12 text-brand-ink"
        >
          <Package size={16} aria-hidden className="shrink-0" />
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{name}</span> ×{combo.sets}
          </span>
          <span className="shrink-0 font-semibold">{t('set_saves', { amount: displayPrice(combo.saved, currency) })}</span>
          <ChevronRight size={16} aria-hidden className="shrink-0" />
        </Link>
        <ul>{children}</ul>
      </section>
    </li>
  )
}
