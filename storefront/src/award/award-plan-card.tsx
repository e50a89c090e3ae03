import { ratedKindsInOrder } from '@longmall/contract/award-rates.ts'
import type { MemberPlan, RatedKind } from '@longmall/contract/award-shapes.ts'
import { buttonClass } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { Fact } from '@longmall/ui/display/fact.tsx'
import { Fold } from '@longmall/ui/form/fold.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { Skeleton } from '@longmall/ui/state/skeleton.tsx'
import { query } from '@longmall/web/call/query.ts'
import { shortAmount } from '@longmall/web/format/amount-text.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from '../shell/link.tsx'
import { useLanguage, useLazyTranslations, useTranslations } from '../shell/translations.tsx'
import { groupRates, type RateGroup } from './group-rates.ts'

const whole = 1_000_000

/** The award plan in force: each award with its rates by generation, what a sale pays at most, how a bonus is split and locked. */
export const AwardPlanCard = () => <LoadedPlan>{(plan) => <PlanInCard plan={plan} />}</LoadedPlan>

/** The same folded to its cap, where something else is the matter of the screen. */
export const AwardPlanFold = () => <LoadedPlan>{(plan) => <PlanInFold plan={plan} />}</LoadedPlan>

function LoadedPlan({ children }: { children: (plan: MemberPlan) => ReactNode }) {
  const isReady = useLazyTranslations('award')
  const result = useQuery(query('award/plan', {}))
  if (result.isError && !result.data) return <ErrorState busy={result.isFetching} onRetry={() => void result.refetch()} />
  return isReady && result.data ? children(result.data.plan) : <Skeleton className="h-96 rounded-12" />
}

function PlanInCard({ plan }: { plan: MemberPlan }) {
  const t = useTranslations('award')
  return (
    <Card aria-labelledby="award-plan">
      <h2 id="award-plan" className="text-16 font-semibold text-strong">
        {t('plan_title')}
      </h2>
      <Plan plan={plan} />
      <div className="mt-4">
        <Link to="/v2/assets/income" className={buttonClass({ look: 'soft', block: true })}>
          {t('income_title')}
        </Link>
      </div>
    </Card>
  )
}

function PlanInFold({ plan }: { plan: MemberPlan }) {
  const t = useTranslations('award')
  const language = useLanguage()
  return (
    <Fold title={t('plan_title')} note={t('plan_cap', { cap: formatOdds(plan.cap_ppm, language) })}>
      <Plan plan={plan} />
    </Fold>
  )
}

function Plan({ plan }: { plan: MemberPlan }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const day = dayFormat(language, { dateStyle: 'medium' })
  // The plan that a shop starts with is in force from before its first day.
  const isFirst = plan.starts_on === '2000-01-01'
  const paid = ratedKindsInOrder.map((kind) => ({ kind, groups: groupRates(plan.rates, kind) })).filter(({ groups }) => groups.length > 0)
  return (
    <>
      <p className="mt-0.5 text-12 text-quiet">
        {isFirst ? t('plan_number', { plan_id: plan.plan_id }) : t('plan_version', { plan_id: plan.plan_id, day: day(plan.starts_on) })}
      </p>
      <p className="mt-2 text-14 text-body">{t('plan_lead')}</p>
      <ul className="mt-2 divide-y divide-hairline">
        {paid.map(({ kind, groups }) => (
          <Award key={kind} kind={kind} groups={groups} />
        ))}
      </ul>
      <Terms plan={plan} />
    </>
  )
}

function Award({ kind, groups }: { kind: RatedKind; groups: readonly RateGroup[] }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const labelOf = ({ first, last }: RateGroup) =>
    first === 0 ? t('rate') : first === last ? t('generation', { generation: first }) : t('generations', { first, last })
  return (
    <li className="py-3">
      <h3 className="text-14 font-semibold text-strong">{t(`kind_${kind}`)}</h3>
      <p className="text-12 text-quiet">{t(`base_${kind}`)}</p>
      <dl className="mt-1 space-y-0.5 text-14">
        {groups.map((group) => (
          <Fact key={group.first} label={labelOf(group)}>
            {formatOdds(group.rate_ppm, language)}
          </Fact>
        ))}
      </dl>
    </li>
  )
}

function Terms({ plan }: { plan: MemberPlan }) {
  const t = useTranslations('award')
  const language = useLanguage()
  const { cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, rates } = plan
  const percent = (ppm: number) => formatOdds(ppm, language)
  const parts = (...list: readonly (readonly [number, string])[]) =>
    list.flatMap(([ppm, unit]) => (ppm > 0 ? [`${percent(ppm)}\u00A0${unit}`] : [])).join(' · ')
  const threshold = shortAmount(split_threshold, 'ACC')
  return (
    <div className="space-y-3 border-t border-hairline pt-3 text-14 text-body">
      <section>
        <h3 className="font-semibold text-strong">{t('cap_title')}</h3>
        <p>{t('cap_text', { cap: percent(cap_ppm) })}</p>
      </section>
      <section>
        <h3 className="font-semibold text-strong">{t('split_title')}</h3>
        <p>{t('split_text')}</p>
        <dl className="mt-1 space-y-0.5">
          <Fact label={t('below', { threshold })}>{parts([whole - low_usds_ppm, 'ACC'], [low_usds_ppm, 'USDS'])}</Fact>
          <Fact label={t('from', { threshold })}>
            {parts([whole - high_usds_ppm - high_usda_ppm, 'ACC'], [high_usds_ppm, 'USDS'], [high_usda_ppm, 'USDA'])}
          </Fact>
        </dl>
      </section>
      {freeze_days > 0 && rates.some(({ kind }) => kind === 'referral') && <p>{t('freeze_text', { count: freeze_days })}</p>}
    </div>
  )
}
