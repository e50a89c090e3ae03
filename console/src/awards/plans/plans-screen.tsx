import { sumPerSale } from '@longmall/contract/award-rates.ts'
import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import { query } from '@longmall/web/call/query.ts'
import { formatOdds } from '@longmall/web/format/number-text.ts'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { AwardTabs } from '../award-tabs.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanDrawer } from './plan-drawer.tsx'
import { usePlanDecision } from './use-plan-decision.ts'
import { shownState } from './plan-state.ts'
import { PlanStateTag } from './plan-state-tag.tsx'
import { useRatesText } from '../rates/use-rates-text.ts'

// The contract’s own list, repeated to avoid loading all its schemas.
const states = ['draft', 'approved', 'withdrawn'] as const satisfies AwardPlan['state'][]

/** Versions of the award plan (AST-15): drafts, those that other operators approved, the one in force. */
export function PlansScreen() {
  const t = useTranslations('award')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  const { language } = useConsoleLanguage()
  const { day, time, count } = useFormat()
  const ratesText = useRatesText()
  const decisionText = usePlanDecision()
  const inForce = useQuery(query('award/view_plan', {})).data?.plan
  const percent = (ppm: number) => formatOdds(ppm, language)
  return (
    <>
      <PageHead title={tMenu('award_plan')} lead={t('plans_lead')}>
        {inForce && <PlanDrawer plan={inForce} isEdited={false} label={t('new_draft')} type="primary" />}
      </PageHead>
      <AwardTabs />
      <ResourceList
        operation="award/list_plans"
        rowKey="plan_id"
        empty={t('plans_empty')}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: states.map((value) => ({ value, label: t(`state_${value}`) })),
          },
        ]}
        columns={[
          {
            name: 'plan_id',
            title: t('plan'),
            render: ({ plan_id }) => (
              <RecordLink to="/awards/plan" search={{ plan_id }}>
                {t('plan_number', { plan_id })}
              </RecordLink>
            ),
          },
          { name: 'state', title: tCommon('state'), render: (plan) => <PlanStateTag state={shownState(plan, inForce)} /> },
          { name: 'starts_on', title: t('starts_on'), render: ({ starts_on }) => day(starts_on) },
          { name: 'cap_ppm', title: t('cap_ppm'), align: 'right', render: ({ cap_ppm }) => percent(cap_ppm) },
          { name: 'sum', title: t('most_per_sale'), align: 'right', render: ({ rates }) => percent(sumPerSale(rates)) },
          {
            name: 'rates',
            title: t('rates'),
            render: ({ rates }) => <div style={{ minWidth: 180, maxWidth: 420, whiteSpace: 'normal' }}>{ratesText(rates)}</div>,
          },
          { name: 'freeze_days', title: t('freeze_days'), align: 'right', isExtra: true, render: ({ freeze_days }) => count(freeze_days) },
          {
            name: 'created_by',
            title: t('created_by'),
            render: ({ created_by, created_at }) => (
              <Wrapped>{created_by === null ? t('by_system') : `${created_by} · ${time(created_at)}`}</Wrapped>
            ),
          },
          {
            name: 'decided_by',
            title: t('decided_by'),
            render: (plan) => <Wrapped>{decisionText(plan)}</Wrapped>,
          },
          { name: 'reason', title: t('reason'), isExtra: true, render: ({ reason }) => reason || '–' },
        ]}
        actions={(plan) => <PlanActions plan={plan} state={shownState(plan, inForce)} />}
      />
    </>
  )
}

/** A name and a time on two lines, so that the table fits a narrow desk. */
const Wrapped = ({ children }: { children: string }) => <div style={{ minWidth: 120, whiteSpace: 'normal' }}>{children}</div>
