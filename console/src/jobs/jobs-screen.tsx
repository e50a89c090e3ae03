import type { Queue } from '@longmall/contract/ops-staff.ts'
import { Card, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { JobPlaces } from './job-places.tsx'
import { Schedule } from './schedule.tsx'

const beatMs = 10_000
const states = ['waiting', 'late', 'running', 'failed', 'dead'] as const satisfies readonly (keyof Queue)[]
type State = (typeof states)[number]

/** Where what a number counts is listed. */
const listOf: Record<Queue['queue'], (state: State) => { to: string; search: Record<string, unknown> }> = {
  timer: (state) => ({ to: '/jobs/timers', search: { state } }),
  event: (state) => ({ to: '/jobs/events', search: { state } }),
  mail: (state) => ({ to: '/outbox', search: { kind: 'mail', state: state === 'dead' ? 'failed' : 'queued' } }),
  sms: (state) => ({ to: '/outbox', search: { kind: 'sms', state: state === 'dead' ? 'failed' : 'queued' } }),
  work: (state) => ({
    to: '/work',
    search: { whose: 'all', state: state === 'dead' ? 'failed' : state === 'running' ? 'running' : 'queued' },
  }),
}

const wholeOf: Record<Queue['queue'], { to: string; search: Record<string, unknown> }> = {
  timer: { to: '/jobs/timers', search: {} },
  event: { to: '/jobs/events', search: {} },
  mail: { to: '/outbox', search: { kind: 'mail' } },
  sms: { to: '/outbox', search: { kind: 'sms' } },
  work: { to: '/work', search: { whose: 'all' } },
}

/** Queues with what waits, is late and failed, and what runs by schedule (CON-09). */
export function JobsScreen() {
  const say = useWords('jobs')
  const menu = useWords('menu')
  return (
    <>
      <PageHead title={menu('jobs')} lead={say('lead')} />
      <JobPlaces />
      <Flex vertical gap={16}>
        <Card size="small" title={say('queues')}>
          <Loaded query={{ ...query('ops/queues', {}), refetchInterval: beatMs }}>{({ list }) => <Queues list={list} />}</Loaded>
        </Card>
        <Schedule />
      </Flex>
    </>
  )
}

function Queues({ list }: { list: Queue[] }) {
  const say = useWords('jobs')
  const { time, count } = useFormat()
  const shown = (queue: Queue, state: State) => {
    const { count: found, is_more } = queue[state]
    if (found === 0) return count(0)
    const isAlarm = state === 'dead' || state === 'late' || state === 'failed'
    const text = `${count(found)}${is_more ? '+' : ''}`
    return <RecordLink {...listOf[queue.queue](state)}>{isAlarm ? <strong>{text}</strong> : text}</RecordLink>
  }
  return (
    <Table<Queue>
      rowKey="queue"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={list}
      columns={[
        {
          key: 'queue',
          title: say('queue'),
          render: (_, { queue }) => <RecordLink {...wholeOf[queue]}>{say(`queue_${queue}`)}</RecordLink>,
        },
        ...states.map((state) => ({
          key: state,
          title: say(state),
          align: 'right' as const,
          render: (_: unknown, queue: Queue) => shown(queue, state),
        })),
        { key: 'late_since', title: say('late_since'), render: (_, { late_since }) => time(late_since) },
      ]}
    />
  )
}
