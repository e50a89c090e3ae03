import type { HealthCheck, HealthState } from '@longmall/contract/ops-staff.ts'
import { Alert, Card, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useWords } from '../shell/language.tsx'
import { HealthFacts } from './health-facts.tsx'

const beatMs = 15_000
const tones: Record<HealthState, Tone> = { good: 'good', warn: 'wait', bad: 'bad' }

/** Where a thing is seen to. */
const placeOf: Partial<Record<HealthCheck['kind'], string>> = {
  timers: '/jobs/timers',
  events: '/jobs/events',
  schedule: '/jobs',
  work: '/work',
  mail: '/outbox',
  sms: '/outbox',
}

/** How the shop is: every check with its reason, then the figures behind them (CON-09). */
export function HealthScreen() {
  const say = useWords('jobs')
  const menu = useWords('menu')
  return (
    <>
      <PageHead title={menu('health')} lead={say('health_lead')} />
      <Loaded query={{ ...query('ops/health', {}), refetchInterval: beatMs }}>
        {(health) => (
          <Flex vertical gap={16}>
            <Whole checks={health.checks} />
            <Checks checks={health.checks} />
            <HealthFacts health={health} />
          </Flex>
        )}
      </Loaded>
    </>
  )
}

function Whole({ checks }: { checks: HealthCheck[] }) {
  const say = useWords('jobs')
  const has = (state: HealthState) => checks.some((one) => one.state === state)
  if (has('bad')) return <Alert type="error" showIcon title={say('some_bad')} />
  if (has('warn')) return <Alert type="warning" showIcon title={say('some_warn')} />
  return <Alert type="success" showIcon title={say('all_good')} />
}

const order: Record<HealthState, number> = { bad: 0, warn: 1, good: 2 }

function Checks({ checks }: { checks: HealthCheck[] }) {
  const say = useWords('jobs')
  const common = useWords()
  return (
    <Card size="small" title={say('checks')}>
      <Table<HealthCheck>
        rowKey="kind"
        size="small"
        pagination={false}
        dataSource={checks.toSorted((a, b) => order[a.state] - order[b.state])}
        columns={[
          {
            key: 'kind',
            title: say('kind'),
            render: (_, { kind }) => {
              const to = placeOf[kind]
              const name = say(`of_${kind}`)
              return to ? (
                <RecordLink to={to} search={{}}>
                  {name}
                </RecordLink>
              ) : (
                name
              )
            },
          },
          {
            key: 'state',
            title: common('state'),
            render: (_, { state }) => <StateTag tone={tones[state]}>{say(`state_${state}`)}</StateTag>,
          },
          {
            key: 'text',
            title: common('reason'),
            render: (_, { text }) => <span style={{ display: 'block', maxWidth: 640, overflowWrap: 'anywhere' }}>{text}</span>,
          },
        ]}
      />
    </Card>
  )
}
