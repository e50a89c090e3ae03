import type { NamedRule, TraceEntry } from '@longmall/contract/cart.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import { reasonWords } from '../../coupon/picking/discount-words.ts'
import { useCurrency } from '../../shell/money/currency.ts'
import { usePhrases } from '../../shell/phrases.tsx'

const told = new Set<TraceEntry['stage']>(['combo', 'full_reduction', 'coupon', 'longcoin'])
// Of prices those of promotions; whether a level has one stands in the sums.
const isTold = ({ stage, rule }: TraceEntry) => told.has(stage) || (stage === 'unit_price' && !rule.startsWith('member_level:'))

/** Every rule that was tried, folded away. */
export function TriedRules({ trace, rules }: { trace: readonly TraceEntry[]; rules: readonly NamedRule[] }) {
  const say = usePhrases('order')
  const tried = trace.filter(isTold)
  if (tried.length === 0) return null
  return (
    <details className="hairline-t mt-3 pt-2">
      <summary className="min-h-11 content-center text-14 text-brand-ink">{say('breakdown')}</summary>
      <ul className="space-y-2 text-12">
        {tried.map((entry, place) => (
          <li key={`${entry.rule} ${entry.reason} ${place}`} className="flex justify-between gap-3">
            <RuleName entry={entry} name={rules.find(({ rule }) => rule === entry.rule)?.name} />
            <RuleOutcome entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const pages = ['seckill', 'groupbuy', 'pintuan', 'bargain', 'presale', 'point', 'combo', 'gift'] as const

function RuleName({ entry: { stage, rule }, name }: { entry: TraceEntry; name: string | undefined }) {
  const say = usePhrases('order')
  const sayCoupon = usePhrases('coupon')
  const page = pages.find((kind) => rule.startsWith(`${kind}:`))
  const words = () => {
    if (page) return say(`bought_${page}`)
    if (stage === 'unit_price') return say(rule.startsWith('presale_deposit:') ? 'rule_deposit' : 'rule_promotion')
    return stage === 'full_reduction' ? say('rule_full_reduction') : sayCoupon(stage === 'coupon' ? 'rule_coupon' : 'longcoin')
  }
  return <span className="min-w-0 text-body">{name || words()}</span>
}

function RuleOutcome({ entry }: { entry: TraceEntry }) {
  const say = usePhrases('order')
  const sayCoupon = usePhrases('coupon')
  const currency = useCurrency()
  const { applied, saved, missing, reason } = entry
  if (applied) {
    const words = Number(saved) > 0 ? say('rule_applied', { amount: displayPrice(saved, currency) }) : say(freeKey(reason))
    return <span className="shrink-0 text-price">{words}</span>
  }
  return <span className="shrink-0 text-right text-quiet">{lacking()}</span>

  function lacking(): string {
    const known = reasonKeys[reason]
    if (known) return say(known)
    if (reason === 'better_rule_won' && entry.stage !== 'coupon') return say('rule_better_won')
    if (reason === 'exclusive_promotion' && entry.stage !== 'coupon') return say('rule_exclusive')
    if (missing?.amount) return say('rule_missing_amount', { amount: displayPrice(missing.amount, currency) })
    if (missing?.pieces) return say('rule_missing_pieces', { count: missing.pieces })
    const isOffset = entry.stage === 'coupon' || entry.stage === 'longcoin'
    return (isOffset ? reasonWords(entry, sayCoupon) : null) ?? say('rule_not_applied')
  }
}

const freeKey = (reason: string) => (reason === 'gift_given' ? 'rule_present' : reason === 'free_freight' ? 'free' : 'rule_promotion')

const reasonKeys: Partial<Record<string, 'rule_cheaper_without' | 'rule_too_few' | 'rule_gift_gone'>> = {
  cheaper_without: 'rule_cheaper_without',
  too_few_left: 'rule_too_few',
  gift_gone: 'rule_gift_gone',
}
