import type { Queue } from '@longmall/contract/ops-staff.ts'
import { Card, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { JobNavigation } from './job-navigation.tsx'
import { Schedule } from './schedule.tsx'

const refetchMs = 10_000
const states = ['waiting', 'late', 'running', 'failed', 'dead'] as const satisfies readonly (keyof Queue)[]
type State = (typeof states)[number]

/** The list behind each count. */
const listRouteOf: Record<Queue['queue'], (state: State) => { to: string; search: Record<string, unknown> }> = {
  timer: (state) => ({ to: '/jobs/timers', search: { state } }),
  event: (state) => ({ to: '/jobs/events', search: { state } }),
  mail: (state) => ({ to: '/outbox', search: { kind: 'mail', state: state === 'dead' ? 'failed' : 'queued' } }),
  sms: (state) => ({ to: '/outbox', search: { kind: 'sms', state: state === 'dead' ? 'failed' : 'queued' } }),
  work: (state) => ({
    to: '/work',
    search: { whose: 'all', state: state === 'dead' ? 'failed' : state === 'running' ? 'running' : 'queued' },
  }),
}

const queueRouteOf: Record<Queue['queue'], { to: string; search: Record<string, unknown> }> = {
  timer: { to: '/jobs/timers', search: {} },
  event: { to: '/jobs/events', search: {} },
  mail: { to: '/outbox', search: { kind: 'mail' } },
  sms: { to: '/outbox', search: { kind: 'sms' } },
  work: { to: '/work', search: { whose: 'all' } },
}

/** Queues with what waits, is late and failed, and what runs by schedule (CON-09). */
export function JobsScreen() {
  const t = useTranslations('jobs')
  const tMenu = useTranslations('menu')
  return (
    <>
      <PageHead title={tMenu('jobs')} lead={t('lead')} />
      <JobNavigation />
      <Flex vertical gap={16}>
        <Card size="small" title={t('queues')}>
          <Loaded query={{ ...query('ops/queues', {}), refetchInterval: refetchMs }}>{({ list }) => <Queues list={list} />}</Loaded>
        </Card>
        <Schedule />
      </Flex>
    </>
  )
}

function Queues({ list }: { list: Queue[] }) {
  const t = useTranslations('jobs')
  const { time, count } = useFormat()
  const shown = (queue: Queue, state: State) => {
    const { count: found, is_more } = queue[state]
    if (found === 0) return count(0)
    const isAlarm = state === 'dead' || state === 'late' || state === 'failed'
    const text = `${count(found)}${is_more ? '+' : ''}`
    return <RecordLink {...listRouteOf[queue.queue](state)}>{isAlarm ? <strong>{text}</strong> : text}</RecordLink>
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
          title: t('queue'),
          render: (_, { queue }) => <RecordLink {...queueRouteOf[queue]}>{t(`queue_${queue}`)}</RecordLink>,
        },
        ...states.map((state) => ({
          key: state,
          title: t(state),
          align: 'right' as const,
          render: (_: unknown, queue: Queue) => shown(queue, state),
        })),
        { key: 'late_since', title: t('late_since'), render: (_, { late_since }) => time(late_since) },
      ]}
    />
  )
}
