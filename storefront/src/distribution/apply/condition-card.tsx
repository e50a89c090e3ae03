import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Tag } from '@longmall/ui/display/tag.tsx'
import { ChevronRight } from 'lucide-react'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { ProgressBar } from '../parts/progress-bar.tsx'
import { useMoney } from '../parts/use-figures.ts'
import type { DistributorStatus } from './application-result.tsx'

/** What a member must have bought before applying, and how far it is; nothing where nothing is asked. */
export function ConditionCard({ status: { condition, is_met, amount, goods } }: { status: DistributorStatus }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  if (condition === 'none') return null
  return (
    <Card aria-labelledby="apply-condition">
      <div className="flex items-center justify-between gap-3">
        <h2 id="apply-condition" className="text-16 font-semibold text-strong">
          {t('condition')}
        </h2>
        {is_met && <Tag tone="success">{t('condition_met')}</Tag>}
      </div>
      <p className="mt-2 text-14 text-body">
        {condition === 'amount' ? t('condition_amount', { amount: money(amount?.needed ?? '0.00') }) : t(`condition_${condition}`)}
      </p>
      {amount && <AmountProgress amount={amount} />}
      {condition === 'goods' && (
        <ul className="mt-2">
          {goods.map(({ goods_id, goods_name }) => (
            <li key={goods_id} className="not-first:hairline-t">
              <Link
                to="/v2/goods/list/list"
                search={{ keyword: goods_name }}
                className="flex min-h-11 items-center gap-3 text-14 text-brand-ink"
              >
                <span className="line-clamp-2 min-w-0 flex-1">{goods_name}</span>
                <ChevronRight size={18} aria-hidden className="shrink-0 text-quiet" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {!is_met && condition === 'purchase' && <p className="mt-1 text-12 text-quiet">{t('purchase_missing')}</p>}
      {!is_met && condition !== 'goods' && (
        <Link to="/v2/index/index/index" className={`${buttonClass({ size: 'large', block: true })} mt-4`}>
          {t('start_shopping')}
        </Link>
      )}
    </Card>
  )
}

function AmountProgress({ amount: { needed, reached } }: { amount: NonNullable<DistributorStatus['amount']> }) {
  const t = useTranslations('distribution')
  const money = useMoney()
  const [whole, done] = [toSmallest(needed, 'MONEY'), toSmallest(reached, 'MONEY')]
  const missing = whole - done
  return (
    <div className="mt-3 space-y-1.5">
      <ProgressBar label={t('condition')} share={Number(done) / Number(whole)} />
      <p className="figures flex flex-wrap justify-between gap-x-3 text-12 text-quiet">
        <span>{t('amount_progress', { reached: money(reached), needed: money(needed) })}</span>
        {missing > 0 && <span className="text-body">{t('amount_missing', { amount: money(toDecimal(missing, 'MONEY')) })}</span>}
      </p>
    </div>
  )
}
