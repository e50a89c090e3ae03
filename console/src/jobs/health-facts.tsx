import type { ops } from '@longmall/contract/ops.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Card, Col, Descriptions, type DescriptionsProps, Row, Table } from 'antd'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { bytesText } from './bytes-text.ts'

type Health = OutputOf<typeof ops.health>
type TableSize = Health['database']['tables'][number]

/** Figures of the health checks: versions, the responding process, the database and its largest tables. */
export function HealthFacts({ health: { versions, process, pool, database } }: { health: Health }) {
  const t = useTranslations('jobs')
  const { time, count } = useFormat()
  const { language } = useConsoleLanguage()
  const bytes = (value: number) => bytesText(value, language)
  return (
    <Row gutter={[16, 16]}>
      <Facts
        title={t('versions')}
        facts={[
          [t('app'), versions.app],
          [t('contract'), t('contract_value', { version: versions.contract, count: versions.operations })],
          [t('migration'), versions.migration],
          ['PostgreSQL', versions.postgresql],
          ['Node.js', versions.node],
        ]}
      />
      <Facts
        title={t('process')}
        facts={[
          [t('process_id'), process.process_id],
          [t('started'), time(process.started_at)],
          [t('memory'), bytes(process.memory_bytes)],
          [t('heap'), t('heap_value', { used: bytes(process.heap_bytes), max: bytes(process.heap_limit_bytes) })],
          [t('loop_delay'), t('duration_ms', { count: process.loop_delay_ms })],
          [t('pool_used'), t('pool_value', { used: pool.used, max: pool.max, waiting: pool.waiting })],
        ]}
      />
      <Facts
        title={t('database')}
        facts={[
          [t('size'), bytes(database.bytes)],
          [t('connections'), count(database.connections)],
          [t('oldest_transaction'), t('seconds', { count: count(database.oldest_transaction_seconds) })],
        ]}
      />
      <Col span={24}>
        <Card size="small" title={t('largest_tables')}>
          <Table<TableSize>
            rowKey="name"
            size="small"
            pagination={false}
            dataSource={database.tables}
            columns={[
              { key: 'name', dataIndex: 'name', title: t('table') },
              { key: 'bytes', title: t('size'), align: 'right', render: (_, table) => bytes(table.bytes) },
              { key: 'rows', title: t('rows'), align: 'right', render: (_, table) => count(table.rows) },
            ]}
          />
        </Card>
      </Col>
    </Row>
  )
}

function Facts({ title, facts }: { title: string; facts: [string, string | number][] }) {
  const items: DescriptionsProps['items'] = facts.map(([label, children]) => ({
    key: label,
    label,
    children: <span style={{ overflowWrap: 'anywhere' }}>{children}</span>,
  }))
  return (
    <Col xs={24} lg={12} xxl={8}>
      <Card size="small" title={title} style={{ height: '100%' }}>
        <Descriptions size="small" column={1} items={items} />
      </Card>
    </Col>
  )
}
