import { isPool } from '@longmall/contract/award-rates.ts'
import type { AwardExplanation, AwardKind, AwardLine } from '@longmall/contract/award-shapes.ts'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { RowSkeletons } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { formatAmount, isNothing } from '@longmall/web/format/amount-text.ts'
import { formatCoinPrice } from '@longmall/web/format/coin-price-text.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import { useCurrency } from '../shell/site.ts'
import { useLanguage, useTranslations } from '../shell/translations.tsx'
import { AwardPlace } from './award-row.tsx'
import { scaleOf } from './cap/scale-of.ts'
import { splitTexts } from './split-texts.ts'
import { unitTexts } from './unit-texts.ts'

const whole = 1_000_000

/** Why an award was paid: its sales with generation and rate, the cap, the split and the price of the day. */
export function ExplanationSheet({ payout_id, onClose }: { payout_id: number | null; onClose: () => void }) {
  const t = useTranslations('award')
  const result = useQuery({ ...query('award/view', { payout_id: payout_id ?? 1 }), enabled: payout_id !== null })
  const { data } = result
  return (
    <Sheet open={payout_id !== null} onClose={onClose} title={data ? t(`kind_${data.payout.kind}`) : t('explanation')}>
      <div className="pb-6">
        {data ? (
          <Explanation record={data} />
        ) : result.isError ? (
          <ErrorState busy={result.isFetching} onRetry={() => void result.refetch()} />
        ) : (
          <RowSkeletons />
        )}
      </div>
    </Sheet>
  )
}

function Explanation({ record }: { record: AwardExplanation }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const currency = useCurrency()
  const money = (amount: string) => formatCoinPrice(amount, currency)
  const day = dayFormat(language, { dateStyle: 'medium' })
  const { payout, plan, acc_held, acc_price, factor_ppm, lines, line_count } = record
  return (
    <div className="space-y-4 text-14">
      <dl className="space-y-1">
        <Fact label={t('settled_day')}>{day(payout.day)}</Fact>
        <Fact label={t('amount')}>{money(payout.amount)}</Fact>
        <Fact label={t('paid_in')}>{unitTexts(payout).join(' · ')}</Fact>
        {payout.kind !== 'sharing' && (
          <Fact label={t('split')}>{splitTexts(plan, acc_held, (ppm) => formatOdds(ppm, language)).join(' · ')}</Fact>
        )}
        <Fact label={t('acc_held')}>{formatAmount(acc_held, 'ACC', null)}</Fact>
        <Fact label={t('acc_price')}>{money(acc_price)}</Fact>
        <Fact label={t('plan_used')}>{t('plan_number', { plan_id: plan.plan_id })}</Fact>
        {!isNothing(payout.taken_back) && <Fact label={t('taken_back')}>{money(payout.taken_back)}</Fact>}
      </dl>
      <AwardPlace award={payout} />
      <p className="text-12 text-quiet">
        {factor_ppm < whole
          ? t('cap_reached', { cap: formatOdds(plan.cap_ppm, language), factor: formatOdds(factor_ppm, language) })
          : t('cap_not_reached', { cap: formatOdds(plan.cap_ppm, language) })}
      </p>
      <section>
        <h3 className="pb-1 font-semibold text-strong">{t('lines')}</h3>
        <ul className="divide-y divide-hairline">
          {lines.map((line, index) => (
            <li key={index} className="py-2">
              <Line kind={payout.kind} line={line} />
            </li>
          ))}
        </ul>
        {line_count > lines.length && <p className="text-12 text-quiet">{t('lines_listed', { listed: lines.length, all: line_count })}</p>}
      </section>
    </div>
  )
}

function Line({ kind, line }: { kind: AwardKind; line: AwardLine }) {
  const { generation, rate_ppm, base, gross, paid, reason, order_no, plan_id, buyer_id, path } = line
  const t = useTranslations('award')
  const language = useLanguage()
  const currency = useCurrency()
  const money = (amount: string) => formatCoinPrice(amount, currency)
  const scale = scaleOf(gross, paid)
  return (
    <>
      <p className="flex justify-between gap-3 text-body">
        <span className="min-w-0 break-words">
          {[...(order_no === null ? [] : [t('order', { order_no })]), ...(generation > 0 ? [t('generation', { generation })] : [])].join(
            ' · ',
          ) || t('whole_day')}
        </span>
        <span className="figures shrink-0 text-strong">{money(paid)}</span>
      </p>
      <p className="text-12 text-quiet">
        {t(isPool(kind) ? 'pool_text' : 'line_text', {
          rate: formatOdds(rate_ppm, language),
          base: money(base),
          gross: money(gross),
          plan_id,
        })}
      </p>
      {buyer_id !== null && path.length > 0 && (
        <p className="figures text-12 text-quiet">{t('path', { path: [buyer_id, ...path].join(' → ') })}</p>
      )}
      {reason === null && scale < whole && (
        <p className="text-12 text-warning">{t('scaled_to', { factor: formatOdds(scale, language) })}</p>
      )}
      {reason !== null && <p className="text-12 text-warning">{t(`unpaid_${reason}`)}</p>}
    </>
  )
}
