import type { PlanRecord } from '@longmall/contract/award-shapes.ts'
import { query } from '@longmall/web/call/query.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Card, Descriptions, Empty, Flex } from 'antd'
import type { ReactNode } from 'react'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { weightedGrades } from '../rates/rates.ts'
import { PlanActions } from './plan-actions.tsx'
import { PlanChanges } from './plan-changes.tsx'
import { PlanDrawer } from './plan-drawer.tsx'
import { usePlanDecision } from './use-plan-decision.ts'
import { shownState } from './plan-state.ts'
import { PlanStateTag } from './plan-state-tag.tsx'
import { RatesTable } from '../rates/rates-table.tsx'
import { shareInAcc } from './sums.ts'
import { PlanWhatIf } from './what-if.tsx'

/** A version of the award plan: its terms, what it changes, who drafted and approved it (AST-15). */
export function PlanScreen() {
  const tCommon = useTranslations()
  const { plan_id }: { plan_id?: number } = useSearch({ strict: false })
  if (typeof plan_id !== 'number') return <Empty description={tCommon('not_found')} />
  return (
    <Loaded key={plan_id} query={query('award/view_plan', { plan_id })}>
      {(record) => <Plan record={record} />}
    </Loaded>
  )
}

function Plan({ record: { plan, previous, is_in_force } }: { record: PlanRecord }) {
  const t = useTranslations('award')
  const navigate = useNavigate()
  return (
    <Loaded query={query('award/view_plan', {})}>
      {(current) => {
        const state = is_in_force ? 'in_force' : shownState(plan, current.plan)
        return (
          <>
            <PageHead title={t('plan_title', { plan_id: plan.plan_id })} lead={<PlanStateTag state={state} />}>
              <PlanActions plan={plan} state={state} type="default" />
              <PlanDrawer
                plan={plan}
                isEdited={false}
                label={t('copy')}
                type="default"
                onSaved={({ plan_id }) => void navigate({ to: '/awards/plan', search: { plan_id } as never })}
              />
              <ToList to="/awards" />
            </PageHead>
            <Flex vertical gap={16}>
              <PlanFacts plan={plan} />
              {previous && (
                <Card size="small" title={t('changes', { plan_id: previous.plan_id })}>
                  <PlanChanges before={previous} after={plan} />
                </Card>
              )}
              <Card size="small" title={t('rates')}>
                <RatesTable rates={plan.rates} />
              </Card>
              <PlanWhatIf plan_id={plan.plan_id} />
            </Flex>
          </>
        )
      }}
    </Loaded>
  )
}

function PlanFacts({ plan }: { plan: PlanRecord['plan'] }) {
  const t = useTranslations('award')
  const { language } = useConsoleLanguage()
  const { day, time, money, count } = useFormat()
  const percent = (ppm: number) => formatOdds(ppm, language)
  const { low, high } = shareInAcc({ ...plan })
  const decisionText = usePlanDecision()
  const threshold = money(plan.split_threshold, 'ACC')
  const facts: [string, ReactNode][] = [
    [t('starts_on'), day(plan.starts_on)],
    [t('cap_ppm'), percent(plan.cap_ppm)],
    [t('below', { threshold }), `${percent(low)} ACC · ${percent(plan.low_usds_ppm)} USDS`],
    [t('from', { threshold }), `${percent(high)} ACC · ${percent(plan.high_usds_ppm)} USDS · ${percent(plan.high_usda_ppm)} USDA`],
    [t('freeze_days'), count(plan.freeze_days)],
    [t('global_weights'), weightedGrades.map((grade, index) => `${grade} ${count(plan.global_weights[index] ?? 0)}`).join(' · ')],
    [t('created_by'), plan.created_by === null ? t('by_system') : `${plan.created_by} · ${time(plan.created_at)}`],
    [t('decided_by'), decisionText(plan)],
    [t('reason'), plan.reason || '–'],
  ]
  return (
    <Descriptions
      size="small"
      bordered
      column={{ xs: 1, md: 2 }}
      items={facts.map(([label, children]) => ({ key: label, label, children }))}
    />
  )
}
