import type { award } from '@longmall/contract/award.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { query } from '@longmall/web/call/query.ts'
import { useSearch } from '@tanstack/react-router'
import { Alert, Card, Descriptions, Empty, Flex, Progress } from 'antd'
import type { ReactNode } from 'react'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { useAwardFormat } from '../use-award-format.ts'
import { progressOf, stateOf, stepStates, tones } from './run-state.ts'
import { WideTable } from '../../shell/display/table/wide-table.tsx'

type RunRecord = OutputOf<typeof award.view_run>
type RunTotal = RunRecord['totals'][number]
type RunIncome = RunRecord['income'][number]

/** A settlement run: progress of its steps, differences, totals by award (AST-15). */
export function RunScreen() {
  const t = useTranslations('award')
  const tCommon = useTranslations()
  const { day } = useFormat()
  const { run_id }: { run_id?: number } = useSearch({ strict: false })
  if (typeof run_id !== 'number') return <Empty description={tCommon('not_found')} />
  return (
    <Loaded key={run_id} query={query('award/view_run', { run_id })}>
      {(record) => (
        <>
          <PageHead
            title={t('run_title', { day: day(record.run.day) })}
            lead={<StateTag tone={tones[stateOf(record.run)]}>{t(`run_${stateOf(record.run)}`)}</StateTag>}
          >
            {stateOf(record.run) === 'failed' && (
              <ActionButton
                command="award/restart_run"
                input={{ run_id }}
                label={t('restart')}
                type="primary"
                question={t('confirm_restart')}
              />
            )}
            <ToList to="/awards/runs" />
          </PageHead>
          <Flex vertical gap={16}>
            {record.run.error !== null && <Alert type="error" showIcon title={t('run_stopped')} description={record.run.error} />}
            {record.run.step !== 'closed' && <Steps record={record} />}
            <Facts record={record} />
            <Card size="small" title={t('totals')}>
              <Totals totals={record.totals} />
            </Card>
            <Card size="small" title={t('income')}>
              <IncomeTable income={record.income} />
            </Card>
          </Flex>
        </>
      )}
    </Loaded>
  )
}

const signs = { done: '✓', current: '▸', next: '·' } as const

function Steps({ record: { run, progress } }: { record: RunRecord }) {
  const t = useTranslations('award')
  const { count } = useFormat()
  return (
    <Card size="small" title={t('progress')}>
      <Progress
        percent={progressOf(
          run.step,
          progress.find(({ step }) => step === run.step),
        )}
        aria-label={t('progress')}
      />
      <ol style={{ margin: '8px 0 0', paddingInlineStart: 20 }}>
        {stepStates(run.step).map(({ step, state }) => {
          const shards = progress.find((one) => one.step === step)
          return (
            <li key={step} {...(state === 'current' && { 'aria-current': 'step' as const, style: { fontWeight: 600 } })}>
              <span aria-hidden>{signs[state]}</span> {t(`step_${step}`)}
              {shards && shards.count > 0 && ` – ${t('shards', { done: count(shards.done), all: count(shards.count) })}`}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

function Facts({ record: { run } }: { record: RunRecord }) {
  const t = useTranslations('award')
  const { time } = useFormat()
  const { coinPrice, factor, mills } = useAwardFormat()
  const facts: [string, ReactNode][] = [
    [t('sales'), mills(run.sales)],
    [t('refunds'), mills(run.refunds)],
    [t('gross'), mills(run.gross)],
    [t('paid'), mills(run.paid)],
    [t('acc_price'), coinPrice(run.acc_price)],
    [t('factor'), factor(run.factor_ppm)],
    [
      t('plan'),
      <RecordLink key="plan" to="/awards/plan" search={{ plan_id: run.plan_id }}>
        {t('plan_number', { plan_id: run.plan_id })}
      </RecordLink>,
    ],
    [t('opened_at'), time(run.opened_at)],
    [t('closed_at'), time(run.closed_at)],
  ]
  return (
    <>
      {run.factor_ppm !== null && run.factor_ppm < 1_000_000 && (
        <Alert type="warning" showIcon title={t('cap_bound', { factor: factor(run.factor_ppm) })} />
      )}
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, md: 2 }}
        items={facts.map(([label, children]) => ({ key: label, label, children }))}
      />
    </>
  )
}

function Totals({ totals }: { totals: RunTotal[] }) {
  const t = useTranslations('award')
  const { count } = useFormat()
  const { mills, units } = useAwardFormat()
  return (
    <WideTable<RunTotal>
      label={t('totals')}
      rowKey="kind"
      locale={{ emptyText: t('totals_empty') }}
      dataSource={totals}
      columns={[
        { title: t('award'), render: (_, { kind }) => t(`kind_${kind}`) },
        { title: t('line_count'), align: 'right', render: (_, { line_count }) => count(line_count) },
        { title: t('gross'), align: 'right', render: (_, { gross }) => mills(gross) },
        { title: t('paid'), align: 'right', render: (_, { paid }) => mills(paid) },
        { title: t('paid_in'), render: (_, total) => units(total) },
      ]}
    />
  )
}

/** What the run paid for members' own coins and boxes (AST-14). */
function IncomeTable({ income }: { income: RunIncome[] }) {
  const t = useTranslations('award')
  const { count, money } = useFormat()
  return (
    <WideTable<RunIncome>
      label={t('income')}
      rowKey={({ kind, unit }) => `${kind} ${unit}`}
      locale={{ emptyText: t('income_empty') }}
      dataSource={income}
      columns={[
        { title: t('income'), render: (_, { kind }) => t(`income_${kind}`) },
        { title: t('item_count'), align: 'right', render: (_, { item_count }) => count(item_count) },
        { title: t('income_amount'), align: 'right', render: (_, { amount, unit }) => money(amount, unit) },
      ]}
    />
  )
}
