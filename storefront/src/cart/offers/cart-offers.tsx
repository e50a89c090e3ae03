import type { Cart } from '@longmall/contract/cart.ts'
import type { Hint } from '@longmall/pricing/deal/find-hints.ts'
import { BadgePercent, ChevronRight } from 'lucide-react'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { cartHints } from './cart-hints.ts'
import { ReductionProgress } from './reduction-progress.tsx'
import { useHintText } from './use-hint-text.ts'

/** What the cart brings by full reductions, and what a little more would: the sums first, so the hints come a moment after a tap. */
export function CartOffers({ cart }: { cart: Cart }) {
  const t = useTranslations('cart')
  const later = useDeferredValue(cart)
  const hints = useMemo(() => cartHints(later), [later])
  const reductions = cart.trace.filter(({ stage, line_ids }) => stage === 'full_reduction' && line_ids.length > 0)
  const progress = reductions.filter(({ rule }, at) => reductions.findIndex((other) => other.rule === rule) === at)
  // The next step of a reduction is shown with its own link.
  const others = hints.filter((hint) => !progress.some(({ rule }) => rule === hint.rule))
  if (progress.length === 0 && others.length === 0) return null
  return (
    <section aria-label={t('offers')} className="space-y-3 rounded-12 bg-card p-3">
      {progress.map(({ rule }) => (
        <ReductionProgress key={rule} rule={rule} cart={cart} hint={hints.find((one) => one.rule === rule)} />
      ))}
      {others.length > 0 && (
        <ul className="space-y-2" aria-live="polite">
          {others.map((hint) => (
            <HintRow key={hint.rule} hint={hint} cart={cart} />
          ))}
        </ul>
      )}
    </section>
  )
}

const rowClass = 'flex items-center gap-2 rounded-8 bg-brand-soft px-3 py-2 text-12 text-brand-ink'

function HintRow({ hint, cart }: { hint: Hint; cart: Cart }) {
  const text = useHintText(hint, cart)
  const row = (end: ReactNode) => (
    <>
      <BadgePercent size={18} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1">{text}</span>
      {end}
    </>
  )
  if (!('sets' in hint.need)) return <li className={rowClass}>{row(null)}</li>
  return (
    <li>
      <Link to="/promotionpages/combo/detail/detail" search={{ id: Number(hint.rule.split(':')[1]) }} className={`${rowClass} min-h-11`}>
        {row(<ChevronRight size={16} aria-hidden className="shrink-0" />)}
      </Link>
    </li>
  )
}
