import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { AwardTabs } from '../award-tabs.tsx'
import { useAwardFormat } from '../use-award-format.ts'
import { stateOf, tones } from './run-state.ts'

/** Settlement runs (AST-15): each day with its state, what it paid by unit, and the factor of the cap. */
export function RunsScreen() {
  const t = useTranslations('award')
  const tMenu = useTranslations('menu')
  const tCommon = useTranslations()
  const { day, time } = useFormat()
  const { factor, mills } = useAwardFormat()
  return (
    <>
      <PageHead title={tMenu('award_plan')} lead={t('runs_lead')} />
      <AwardTabs />
      <ResourceList
        operation="award/list_runs"
        rowKey="run_id"
        empty={t('runs_empty')}
        columns={[
          {
            name: 'day',
            title: t('day'),
            render: ({ run_id, day: settled }) => (
              <RecordLink to="/awards/run" search={{ run_id }}>
                {day(settled)}
              </RecordLink>
            ),
          },
          {
            name: 'state',
            title: tCommon('state'),
            render: (run) => <StateTag tone={tones[stateOf(run)]}>{t(`run_${stateOf(run)}`)}</StateTag>,
          },
          { name: 'step', title: t('step'), isExtra: true, render: ({ step }) => t(`step_${step}`) },
          { name: 'sales', title: t('sales'), align: 'right', render: ({ sales }) => mills(sales) },
          { name: 'refunds', title: t('refunds'), align: 'right', isExtra: true, render: ({ refunds }) => mills(refunds) },
          { name: 'gross', title: t('gross'), align: 'right', isExtra: true, render: ({ gross }) => mills(gross) },
          { name: 'paid', title: t('paid'), align: 'right', render: ({ paid }) => mills(paid) },
          { name: 'factor_ppm', title: t('factor'), align: 'right', render: ({ factor_ppm }) => factor(factor_ppm) },
          {
            name: 'plan_id',
            title: t('plan'),
            render: ({ plan_id }) => (
              <RecordLink to="/awards/plan" search={{ plan_id }}>
                {t('plan_number', { plan_id })}
              </RecordLink>
            ),
          },
          {
            name: 'error',
            title: t('difference'),
            render: ({ error }) =>
              error === null ? '–' : <div style={{ maxWidth: 300, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{error}</div>,
          },
          { name: 'closed_at', title: t('closed_at'), isExtra: true, render: ({ closed_at }) => time(closed_at) },
        ]}
      />
    </>
  )
}
