import type { HealthCheck, HealthState } from '@longmall/contract/ops-staff.ts'
import { Alert, Card, Flex, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { PageHead } from '../shell/display/page-head.tsx'
import { RecordLink } from '../shell/display/record-link.tsx'
import { StateTag, type Tone } from '../shell/display/state-tag.tsx'
import { useTranslations } from '../shell/language.tsx'
import { HealthFacts } from './health-facts.tsx'

const refetchMs = 15_000
const tones: Record<HealthState, Tone> = { good: 'success', warn: 'warning', bad: 'error' }

/** The screen that handles a problem. */
const routeOf: Partial<Record<HealthCheck['kind'], string>> = {
  timers: '/jobs/timers',
  events: '/jobs/events',
  schedule: '/jobs',
  work: '/work',
  mail: '/outbox',
  sms: '/outbox',
}

/** How the shop is: every check with its reason, then the figures behind them (CON-09). */
export function HealthScreen() {
  const t = useTranslations('jobs')
  const tMenu = useTranslations('menu')
  return (
    <>
      <PageHead title={tMenu('health')} lead={t('health_lead')} />
      <Loaded query={{ ...query('ops/health', {}), refetchInterval: refetchMs }}>
        {(health) => (
          <Flex vertical gap={16}>
            <HealthSummary checks={health.checks} />
            <Checks checks={health.checks} />
            <HealthFacts health={health} />
          </Flex>
        )}
      </Loaded>
    </>
  )
}

function HealthSummary({ checks }: { checks: HealthCheck[] }) {
  const t = useTranslations('jobs')
  const has = (state: HealthState) => checks.some((one) => one.state === state)
  if (has('bad')) return <Alert type="error" showIcon title={t('some_bad')} />
  if (has('warn')) return <Alert type="warning" showIcon title={t('some_warn')} />
  return <Alert type="success" showIcon title={t('all_good')} />
}

const order: Record<HealthState, number> = { bad: 0, warn: 1, good: 2 }

function Checks({ checks }: { checks: HealthCheck[] }) {
  const t = useTranslations('jobs')
  const tCommon = useTranslations()
  return (
    <Card size="small" title={t('checks')}>
      <Table<HealthCheck>
        rowKey="kind"
        size="small"
        pagination={false}
        dataSource={checks.toSorted((a, b) => order[a.state] - order[b.state])}
        columns={[
          {
            key: 'kind',
            title: t('kind'),
            render: (_, { kind }) => {
              const to = routeOf[kind]
              const name = t(`check_${kind}`)
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
            title: tCommon('state'),
            render: (_, { state }) => <StateTag tone={tones[state]}>{t(`state_${state}`)}</StateTag>,
          },
          {
            key: 'text',
            title: tCommon('reason'),
            render: (_, { text }) => <span style={{ display: 'block', maxWidth: 640, overflowWrap: 'anywhere' }}>{text}</span>,
          },
        ]}
      />
    </Card>
  )
}
