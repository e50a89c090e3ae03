import type { Totals, TraceEntry } from '@longmall/contract/cart.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'
import { sumCents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { displayPrice } from '@longmall/pricing/display-price.ts'
import type { Cents } from '@longmall/pricing/types.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import type { ReactNode } from 'react'
import { reasonWords } from '../coupon/picking/discount-words.ts'
import { useLanguage, usePhrases } from '../shell/phrases.tsx'

const isNothing = (amount: string) => Number(amount) === 0
const difference = (from: string, ...taken: string[]) => decimalOf((centsOf(from) - sumCents(taken, centsOf)) as Cents)
const savedBy = (trace: readonly TraceEntry[], stage: TraceEntry['stage']) =>
  decimalOf(
    sumCents(
      trace.filter((entry) => entry.stage === stage && entry.applied),
      ({ saved }) => centsOf(saved),
    ),
  )
const told = new Set<TraceEntry['stage']>(['full_reduction', 'coupon', 'longcoin'])

/** How the price came about: the sums, and every rule that was tried with what it gave, what it lacks, or why not. */
export function PriceBreakdown({ totals, trace }: { totals: Totals; trace: TraceEntry[] }) {
  const say = usePhrases('order')
  const sayCoupon = usePhrases('coupon')
  const language = useLanguage()
  const levelSaving = difference(totals.list_total, totals.goods_total)
  const [coupon, longcoin] = [savedBy(trace, 'coupon'), savedBy(trace, 'longcoin')]
  const offers = difference(totals.reduction_total, coupon, longcoin)
  const rules = trace.filter((entry) => told.has(entry.stage))
  return (
    <Card>
      <h2 className="sr-only">{say('breakdown')}</h2>
      <dl className="space-y-2 text-14 text-body">
        <Row label={say('goods_total')} amount={totals.list_total} />
        {!isNothing(levelSaving) && <Row label={say('level_saving')} amount={levelSaving} minus />}
        {!isNothing(offers) && <Row label={say('reduction')} amount={offers} minus />}
        {!isNothing(coupon) && <Row label={sayCoupon('rule_coupon')} amount={coupon} minus />}
        {!isNothing(longcoin) && <Row label={sayCoupon('longcoin')} amount={longcoin} minus />}
        <div className="flex justify-between">
          <dt>{say('freight')}</dt>
          <dd>
            {isNothing(totals.freight_total) ? say('free') : <Price amount={totals.freight_total} language={language} size="small" plain />}
          </dd>
        </div>
        <div className="hairline-t flex items-baseline justify-between pt-2">
          <dt className="font-semibold text-strong">{say('total')}</dt>
          <dd>
            <Price amount={totals.total} language={language} />
          </dd>
        </div>
      </dl>
      {rules.length > 0 && (
        <details className="hairline-t mt-3 pt-2">
          <summary className="min-h-11 content-center text-14 text-brand-ink">{say('breakdown')}</summary>
          <ul className="space-y-2 text-12">
            {rules.map((entry) => (
              <li key={`${entry.rule} ${entry.reason}`} className="flex justify-between gap-3">
                <span className="shrink-0 text-body">
                  {entry.stage === 'full_reduction'
                    ? say('rule_full_reduction')
                    : sayCoupon(entry.stage === 'coupon' ? 'rule_coupon' : 'longcoin')}
                </span>
                <RuleOutcome entry={entry} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function Row({ label, amount, minus }: { label: ReactNode; amount: string; minus?: boolean }) {
  const language = useLanguage()
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd className={minus ? 'text-price' : ''}>
        {minus && '−'}
        <Price amount={amount} language={language} size="small" plain={!minus} />
      </dd>
    </div>
  )
}

function RuleOutcome({ entry }: { entry: TraceEntry }) {
  const say = usePhrases('order')
  const sayCoupon = usePhrases('coupon')
  const language = useLanguage()
  const { applied, saved, missing } = entry
  if (applied)
    return (
      <span className="text-price">{isNothing(saved) ? say('free') : say('rule_applied', { amount: displayPrice(saved, language) })}</span>
    )
  if (missing?.amount)
    return <span className="text-right text-quiet">{say('rule_missing_amount', { amount: displayPrice(missing.amount, language) })}</span>
  if (missing?.pieces) return <span className="text-right text-quiet">{say('rule_missing_pieces', { count: missing.pieces })}</span>
  const reason = entry.stage === 'full_reduction' ? null : reasonWords(entry, sayCoupon)
  return <span className="text-right text-quiet">{reason ?? say('rule_not_applied')}</span>
}
