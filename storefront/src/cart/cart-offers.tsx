import type { Cart } from '@longmall/contract/cart.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { bestDeal } from '@longmall/pricing/deal/best-deal.ts'
import { findHints, type Hint } from '@longmall/pricing/deal/find-hints.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { readPricing } from '@longmall/pricing/wire/read-pricing.ts'
import { BadgePercent, ChevronRight } from 'lucide-react'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Link } from '../shell/link.tsx'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { goodsOfSku, nameOfRule } from './rule-names.ts'

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

/**
 * Progress of the selected lines to the next step of a full reduction, its current savings, and a notice when its present is out of
 * stock.
 */
function ReductionProgress({ cart, rule, hint }: { cart: Cart; rule: string; hint: Hint | undefined }) {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const own = cart.trace.filter((entry) => entry.rule === rule)
  const appliedRule = own.find(({ applied, saved }) => applied && Number(saved) > 0)
  const missing = own.find((entry) => entry.missing)?.missing
  const percent = percentOf(cart, rule, missing)
  const name = nameOfRule(cart, rule)
  return (
    <div>
      <Link
        to="/promotionpages/manjian/detail/detail"
        search={{ id: Number(rule.split(':')[1]) }}
        className="-my-2 flex min-h-11 items-center justify-between gap-3 text-12"
      >
        <span className="flex min-w-0 items-center gap-0.5 font-semibold text-strong">
          <span className="truncate">{name}</span>
          <ChevronRight size={14} aria-hidden className="shrink-0 text-quiet" />
        </span>
        <span className="shrink-0">
          {appliedRule && <span className="text-price">{t('saved', { amount: displayPrice(appliedRule.saved, currency) })}</span>}
          {!appliedRule && !hint && missing?.amount && (
            <span className="text-quiet">{t('to_go', { missing: displayPrice(missing.amount, currency) })}</span>
          )}
          {!appliedRule && !hint && missing?.quantity && (
            <span className="text-quiet">{t('items_to_go', { count: missing.quantity })}</span>
          )}
        </span>
      </Link>
      {percent !== null && (
        <span aria-hidden className="relative mt-1.5 block h-1.5 overflow-hidden rounded-full bg-brand-soft">
          <span className="absolute inset-y-0 left-0 rounded-full bg-brand" style={{ width: `${percent}%` }} />
        </span>
      )}
      {hint && <HintProgress hint={hint} cart={cart} />}
      {own.some(({ reason }) => reason === 'gift_out_of_stock') && <p className="pt-1 text-12 text-warning">{t('present_gone')}</p>}
      {own.some(({ reason }) => reason === 'cheaper_without') && <p className="pt-1 text-12 text-quiet">{t('cheaper_without')}</p>}
    </div>
  )
}

function HintProgress({ hint, cart }: { hint: Hint; cart: Cart }) {
  return <p className="pt-1 text-12 text-brand-ink">{useHintText(hint, cart)}</p>
}

/** Of the way to the next step; null where none is ahead. */
function percentOf({ pricing }: Cart, rule: string, missing: Cart['trace'][number]['missing'] | undefined): number | null {
  const steps = pricing.facts.reductions.find(({ id }) => `full_reduction:${id}` === rule)?.steps ?? []
  const lacking = missing?.amount ? centsOf(missing.amount) : (missing?.quantity ?? 0)
  if (lacking === 0) return null
  const thresholds = steps
    .map(({ amount, quantity }) => (amount === null ? (quantity ?? 0) : centsOf(amount)))
    .filter((one) => one >= lacking)
  const next = Math.min(...thresholds)
  return Number.isFinite(next) && next > 0 ? Math.round(((next - lacking) / next) * 100) : null
}

/** What a little more of something would bring to the selected lines, exact to the cent; nothing while none is selected. */
function cartHints({ pricing, groups }: Pick<Cart, 'pricing' | 'groups'>): Hint[] {
  const { lines, facts, addable } = readPricing(pricing)
  const selected = new Set(groups.flatMap((group) => group.lines).flatMap((line) => (line.selected ? [line.line_id] : [])))
  const [selectedLines, rest] = [
    lines.filter(({ line_id }) => selected.has(line_id)),
    lines.filter(({ line_id }) => !selected.has(line_id)),
  ]
  if (selectedLines.length === 0) return []
  return findHints(selectedLines, facts, [], bestDeal(selectedLines, facts), [...rest, ...addable])
}

/** "2 more pieces of … save 8", "spend 5 more and save 3", "complete the set and save 12". */
function useHintText({ need, rule, saved, gifts }: Hint, cart: Cart): string {
  const t = useTranslations('cart')
  const currency = useCurrency()
  const money = displayPrice(decimalOf(saved), currency)
  const isPresent = saved === 0 && gifts > 0
  if ('amount' in need) {
    const missing = displayPrice(decimalOf(need.amount), currency)
    return isPresent ? t('hint_amount_present', { missing }) : t('hint_amount', { missing, saved: money })
  }
  if ('sets' in need) return t('hint_set', { name: nameOfRule(cart, rule), saved: money })
  const params = { count: need.quantity, name: goodsOfSku(cart, need.sku_id)?.goods_name ?? '' }
  return isPresent ? t('hint_quantity_present', params) : t('hint_quantity', { ...params, saved: money })
}
