import type { NamedRule, Totals, TraceEntry } from '@longmall/contract/cart.ts'
import { Card } from '@longmall/ui/display/card.tsx'
import { Price } from '@longmall/ui/display/price.tsx'
import type { ReactNode } from 'react'
import { useCurrency } from '../shell/site.ts'
import { useTranslations } from '../shell/translations.tsx'
import { savingsOf } from './price/savings-of.ts'
import { EvaluatedRules } from './price/evaluated-rules.tsx'

export interface PriceBreakdownProps {
  totals: Totals
  trace: TraceEntry[]
  /** Names of the promotions among the rules, if loaded. */
  rules?: readonly NamedRule[]
  /** There is no address yet, by which freight is counted. */
  isFreightOpen?: boolean
}

/** Breakdown of the price: the sums, and every evaluated rule with its discount, the missing amount, or why it does not apply. */
export function PriceBreakdown({ totals, trace, rules = [], isFreightOpen = false }: PriceBreakdownProps) {
  const t = useTranslations('order')
  const tCoupon = useTranslations('coupon')
  const currency = useCurrency()
  const { level, promotion, combo, reduction, deposit, coupon, longcoin } = savingsOf(totals, trace)
  return (
    <Card>
      <h2 className="sr-only">{t('breakdown')}</h2>
      <dl className="space-y-2 text-14 text-body">
        <div className="flex justify-between">
          <dt>{t('goods_total')}</dt>
          <dd>
            <Price amount={totals.list_total} currency={currency} size="small" plain />
          </dd>
        </div>
        <Saving label={t('level_saving')} amount={level} />
        <Saving label={t('rule_promotion')} amount={promotion} />
        <Saving label={t('rule_combo')} amount={combo} />
        <Saving label={t('reduction')} amount={reduction} />
        <Saving label={tCoupon('rule_coupon')} amount={coupon} />
        <Saving label={t('rule_deposit')} amount={deposit} />
        <Saving label={tCoupon('longcoin')} amount={longcoin} />
        <div className="flex justify-between">
          <dt>{t('freight')}</dt>
          <dd>
            {isFreightOpen ? (
              t('freight_by_address')
            ) : Number(totals.freight_total) === 0 ? (
              t('free')
            ) : (
              <Price amount={totals.freight_total} currency={currency} size="small" plain />
            )}
          </dd>
        </div>
        <div className="hairline-t flex items-baseline justify-between pt-2">
          <dt className="font-semibold text-strong">{t('total')}</dt>
          <dd>
            <Price amount={totals.total} currency={currency} />
          </dd>
        </div>
      </dl>
      <EvaluatedRules trace={trace} rules={rules} />
    </Card>
  )
}

/** The discount of some rules; renders nothing if it is zero. */
function Saving({ label, amount }: { label: ReactNode; amount: string }) {
  const currency = useCurrency()
  if (Number(amount) === 0) return null
  return (
    <div className="flex justify-between">
      <dt>{label}</dt>
      <dd className="text-price">
        −<Price amount={amount} currency={currency} size="small" />
      </dd>
    </div>
  )
}
