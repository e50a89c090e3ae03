import type { NamedRule, TraceEntry } from '@longmall/contract/cart.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { discountReason } from '../../coupon/picker/discount-reason.ts'
import { useCurrency } from '../../shell/site.ts'
import { useTranslations } from '../../shell/translations.tsx'

const shownStages = new Set<TraceEntry['stage']>(['combo', 'full_reduction', 'coupon', 'longcoin'])
// Of prices those of promotions; whether a level has one is in the sums.
const isShown = ({ stage, rule }: TraceEntry) => shownStages.has(stage) || (stage === 'unit_price' && !rule.startsWith('member_level:'))

/** Every evaluated rule, collapsed. */
export function EvaluatedRules({ trace, rules }: { trace: readonly TraceEntry[]; rules: readonly NamedRule[] }) {
  const t = useTranslations('order')
  const shown = trace.filter(isShown)
  if (shown.length === 0) return null
  return (
    <details className="hairline-t mt-3 pt-2">
      <summary className="min-h-11 content-center text-14 text-brand-ink">{t('breakdown')}</summary>
      <ul className="space-y-2 text-12">
        {shown.map((entry, index) => (
          <li key={`${entry.rule} ${entry.reason} ${index}`} className="flex justify-between gap-3">
            <RuleName entry={entry} name={rules.find(({ rule }) => rule === entry.rule)?.name} />
            <RuleOutcome entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const pages = ['flash_sale', 'group_buy', 'team_buy', 'bargain', 'presale', 'point', 'combo', 'gift'] as const

function RuleName({ entry: { stage, rule }, name }: { entry: TraceEntry; name: string | undefined }) {
  const t = useTranslations('order')
  const tCoupon = useTranslations('coupon')
  const page = pages.find((kind) => rule.startsWith(`${kind}:`))
  const label = () => {
    if (page) return t(`purchase_source_${page}`)
    if (stage === 'unit_price') return t(rule.startsWith('presale_deposit:') ? 'rule_deposit' : 'rule_promotion')
    return stage === 'full_reduction' ? t('rule_full_reduction') : tCoupon(stage === 'coupon' ? 'rule_coupon' : 'longcoin')
  }
  return <span className="min-w-0 text-body">{name || label()}</span>
}

function RuleOutcome({ entry }: { entry: TraceEntry }) {
  const t = useTranslations('order')
  const tCoupon = useTranslations('coupon')
  const currency = useCurrency()
  const { applied, saved, missing, reason } = entry
  if (applied) {
    const label = Number(saved) > 0 ? t('rule_applied', { amount: displayPrice(saved, currency) }) : t(freeKey(reason))
    return <span className="shrink-0 text-price">{label}</span>
  }
  return <span className="shrink-0 text-right text-quiet">{shortfallText()}</span>

  function shortfallText(): string {
    const known = reasonKeys[reason]
    if (known) return t(known)
    if (reason === 'better_rule_won' && entry.stage !== 'coupon') return t('rule_better_won')
    if (reason === 'exclusive_promotion' && entry.stage !== 'coupon') return t('rule_exclusive')
    if (missing?.amount) return t('rule_missing_amount', { amount: displayPrice(missing.amount, currency) })
    if (missing?.quantity) return t('rule_missing_quantity', { count: missing.quantity })
    const isOffset = entry.stage === 'coupon' || entry.stage === 'longcoin'
    return (isOffset ? discountReason(entry, tCoupon) : null) ?? t('rule_not_applied')
  }
}

const freeKey = (reason: string) => (reason === 'gift_added' ? 'rule_present' : reason === 'free_freight' ? 'free' : 'rule_promotion')

const reasonKeys: Partial<Record<string, 'rule_cheaper_without' | 'rule_too_few' | 'rule_gift_out_of_stock'>> = {
  cheaper_without: 'rule_cheaper_without',
  insufficient_quantity: 'rule_too_few',
  gift_out_of_stock: 'rule_gift_out_of_stock',
}
