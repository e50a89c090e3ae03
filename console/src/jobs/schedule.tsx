import type { ScheduledJob } from '@longmall/contract/ops-staff.ts'
import type { ops } from '@longmall/contract/ops.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Card, Descriptions, Flex, Table, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { JobKind } from './job-kind.tsx'

type Answer = OutputOf<typeof ops.schedule>
const refetchMs = 10_000
const tones: Record<ScheduledJob['state'], Tone> = { never: 'default', running: 'processing', good: 'success', failed: 'error' }

const Failure = ({ text }: { text: string }) => (
  <Typography.Text type="danger" style={{ display: 'block', maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {text.slice(0, 200)}
  </Typography.Text>
)

/** Scheduled jobs, how far the ledger is sealed, and the background loops of a process. */
export function Schedule() {
  return (
    <Loaded query={{ ...query('ops/schedule', {}), refetchInterval: refetchMs }}>
      {({ jobs, ledger, loops }) => (
        <Flex vertical gap={16}>
          <ScheduledJobs jobs={jobs} />
          <LedgerRuns ledger={ledger} />
          {loops.length > 0 && <Constant loops={loops} />}
        </Flex>
      )}
    </Loaded>
  )
}

function ScheduledJobs({ jobs }: Pick<Answer, 'jobs'>) {
  const t = useTranslations('jobs')
  const tCommon = useTranslations()
  const { time, count } = useFormat()
  return (
    <Card size="small" title={t('schedule')}>
      <Table<ScheduledJob>
        rowKey="name"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={jobs.toSorted((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'))}
        columns={[
          { key: 'name', title: t('kind'), render: (_, { name }) => <JobKind name={name} /> },
          {
            key: 'result',
            title: t('result'),
            render: (_, { state, error, failures }) => (
              <>
                <StateTag tone={tones[state]}>{t(`run_${state}`)}</StateTag>
                {failures > 1 && t('consecutive', { count: failures })}
                {error !== null && <Failure text={error} />}
              </>
            ),
          },
          { key: 'next', title: t('next_run'), render: (_, { next_at }) => time(next_at) },
          { key: 'last', title: t('last_run'), render: (_, { started_at }) => time(started_at) },
          {
            key: 'took',
            title: t('duration'),
            align: 'right',
            render: (_, { took_ms }) => (took_ms === null ? '–' : t('duration_ms', { count: count(took_ms) })),
          },
          { key: 'good', title: t('succeeded'), render: (_, { succeeded_at }) => time(succeeded_at) },
          {
            key: 'actions',
            title: tCommon('actions'),
            render: (_, { name }) => (
              <ActionButton command="ops/run_job" input={{ name }} label={t('run_now')} question={t('run_now_confirm')} type="link" />
            ),
          },
        ]}
      />
    </Card>
  )
}

function LedgerRuns({ ledger: { seal_number, sealed_at, snapshot_day, snapshot_at } }: Pick<Answer, 'ledger'>) {
  const t = useTranslations('jobs')
  const { time, day } = useFormat()
  return (
    <Card size="small" title={t('ledger')}>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          {
            key: 'seal',
            label: t('last_seal'),
            children: seal_number === 0 ? t('none_yet') : t('seal_number', { number: seal_number, at: time(sealed_at) }),
          },
          {
            key: 'snapshot',
            label: t('last_snapshot'),
            children: snapshot_day === null ? t('none_yet') : `${day(snapshot_day)} (${time(snapshot_at)})`,
          },
        ]}
      />
    </Card>
  )
}

function Constant({ loops }: Pick<Answer, 'loops'>) {
  const t = useTranslations('jobs')
  const { time, count } = useFormat()
  const ms = (value: number) => t('duration_ms', { count: count(value) })
  return (
    <Card size="small" title={t('loops')} extra={<Typography.Text type="secondary">{t('loops_lead')}</Typography.Text>}>
      <Table<Answer['loops'][number]>
        rowKey="name"
        size="small"
        pagination={false}
        dataSource={loops}
        columns={[
          { key: 'name', title: t('kind'), render: (_, { name }) => <JobKind name={name} /> },
          { key: 'pause', title: t('pause'), align: 'right', responsive: ['md'], render: (_, { pause_ms }) => ms(pause_ms) },
          { key: 'last', title: t('last_at'), render: (_, { last_at }) => time(last_at) },
          { key: 'took', title: t('duration'), align: 'right', render: (_, { took_ms }) => ms(took_ms) },
          {
            key: 'result',
            title: t('result'),
            render: (_, { error, failures, last_at }) => (
              <>
                <StateTag tone={error !== null ? 'error' : last_at ? 'success' : 'default'}>
                  {t(error !== null ? 'run_failed' : last_at ? 'run_good' : 'run_never')}
                </StateTag>
                {failures > 1 && t('consecutive', { count: failures })}
                {error !== null && <Failure text={error} />}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
