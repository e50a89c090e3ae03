import type { Cart } from '@longmall/contract/cart.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import type { Hint } from '@longmall/pricing/deal/find-hints.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { ChevronRight } from 'lucide-react'
import { useCurrency } from '../../shell/money/currency.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { nameOfRule } from './rule-names.ts'
import { useHintText } from './use-hint-text.ts'

/** How far the selected lines are on a full reduction's way to its next step, what it takes off already, and that a present is gone. */
export function ReductionProgress({ cart, rule, hint }: { cart: Cart; rule: string; hint: Hint | undefined }) {
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
