import type { ScheduledJob } from '@longmall/contract/ops-staff.ts'
import type { ops } from '@longmall/contract/ops.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Card, Descriptions, Flex, Table, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { ActionButton } from '../shell/form/action-button.tsx'
import { useWords } from '../shell/language.tsx'
import { JobKind } from './job-kind.tsx'

type Answer = OutputOf<typeof ops.schedule>
const beatMs = 10_000
const tones: Record<ScheduledJob['state'], Tone> = { never: 'plain', running: 'busy', good: 'good', failed: 'bad' }

const Failure = ({ words }: { words: string }) => (
  <Typography.Text type="danger" style={{ display: 'block', maxWidth: 320, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {words.slice(0, 200)}
  </Typography.Text>
)

/** Jobs by schedule, how far the ledger is sealed, and what a process does all the time. */
export function Schedule() {
  return (
    <Loaded query={{ ...query('ops/schedule', {}), refetchInterval: beatMs }}>
      {({ jobs, ledger, constant }) => (
        <Flex vertical gap={16}>
          <ScheduledJobs jobs={jobs} />
          <LedgerRuns ledger={ledger} />
          {constant.length > 0 && <Constant constant={constant} />}
        </Flex>
      )}
    </Loaded>
  )
}

function ScheduledJobs({ jobs }: Pick<Answer, 'jobs'>) {
  const say = useWords('jobs')
  const common = useWords()
  const { time, count } = useFormat()
  return (
    <Card size="small" title={say('schedule')}>
      <Table<ScheduledJob>
        rowKey="name"
        size="small"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={jobs.toSorted((a, b) => Number(b.state === 'failed') - Number(a.state === 'failed'))}
        columns={[
          { key: 'name', title: say('kind'), render: (_, { name }) => <JobKind name={name} /> },
          {
            key: 'result',
            title: say('result'),
            render: (_, { state, error, failures }) => (
              <>
                <StateTag tone={tones[state]}>{say(`run_${state}`)}</StateTag>
                {failures > 1 && say('in_a_row', { count: failures })}
                {error !== null && <Failure words={error} />}
              </>
            ),
          },
          { key: 'next', title: say('next_run'), render: (_, { next_at }) => time(next_at) },
          { key: 'last', title: say('last_run'), render: (_, { started_at }) => time(started_at) },
          {
            key: 'took',
            title: say('took'),
            align: 'right',
            render: (_, { took_ms }) => (took_ms === null ? '–' : say('took_ms', { count: count(took_ms) })),
          },
          { key: 'good', title: say('succeeded'), render: (_, { succeeded_at }) => time(succeeded_at) },
          {
            key: 'actions',
            title: common('actions'),
            render: (_, { name }) => (
              <ActionButton command="ops/run_job" input={{ name }} label={say('run_now')} asks={say('run_now_asks')} type="link" />
            ),
          },
        ]}
      />
    </Card>
  )
}

function LedgerRuns({ ledger: { seal_number, sealed_at, snapshot_day, snapshot_at } }: Pick<Answer, 'ledger'>) {
  const say = useWords('jobs')
  const { time, day } = useFormat()
  return (
    <Card size="small" title={say('ledger')}>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        items={[
          {
            key: 'seal',
            label: say('last_seal'),
            children: seal_number === 0 ? say('none_yet') : say('seal_number', { number: seal_number, at: time(sealed_at) }),
          },
          {
            key: 'snapshot',
            label: say('last_snapshot'),
            children: snapshot_day === null ? say('none_yet') : `${day(snapshot_day)} (${time(snapshot_at)})`,
          },
        ]}
      />
    </Card>
  )
}

function Constant({ constant }: Pick<Answer, 'constant'>) {
  const say = useWords('jobs')
  const { time, count } = useFormat()
  const ms = (value: number) => say('took_ms', { count: count(value) })
  return (
    <Card size="small" title={say('constant')} extra={<Typography.Text type="secondary">{say('constant_lead')}</Typography.Text>}>
      <Table<Answer['constant'][number]>
        rowKey="name"
        size="small"
        pagination={false}
        dataSource={constant}
        columns={[
          { key: 'name', title: say('kind'), render: (_, { name }) => <JobKind name={name} /> },
          { key: 'pause', title: say('pause'), align: 'right', responsive: ['md'], render: (_, { pause_ms }) => ms(pause_ms) },
          { key: 'last', title: say('last_at'), render: (_, { last_at }) => time(last_at) },
          { key: 'took', title: say('took'), align: 'right', render: (_, { took_ms }) => ms(took_ms) },
          {
            key: 'result',
            title: say('result'),
            render: (_, { error, failures, last_at }) => (
              <>
                <StateTag tone={error !== null ? 'bad' : last_at ? 'good' : 'plain'}>
                  {say(error !== null ? 'run_failed' : last_at ? 'run_good' : 'run_never')}
                </StateTag>
                {failures > 1 && say('in_a_row', { count: failures })}
                {error !== null && <Failure words={error} />}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
