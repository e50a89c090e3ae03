import type { ops } from '@longmall/contract/ops.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Card, Col, Descriptions, type DescriptionsProps, Row, Table } from 'antd'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useWords } from '../shell/language.tsx'
import { bytesText } from './bytes-text.ts'

type Health = OutputOf<typeof ops.health>
type TableSize = Health['database']['tables'][number]

/** The figures behind the checks: versions, the process that answers, the database and its largest tables. */
export function HealthFacts({ health: { versions, process, pool, database } }: { health: Health }) {
  const say = useWords('jobs')
  const { time, count } = useFormat()
  const { language } = useConsoleLanguage()
  const bytes = (value: number) => bytesText(value, language)
  return (
    <Row gutter={[16, 16]}>
      <Facts
        title={say('versions')}
        facts={[
          [say('app'), versions.app],
          [say('contract'), say('contract_value', { version: versions.contract, count: versions.operations })],
          [say('migration'), versions.migration],
          ['PostgreSQL', versions.postgresql],
          ['Node.js', versions.node],
        ]}
      />
      <Facts
        title={say('process')}
        facts={[
          [say('process_id'), process.process_id],
          [say('started'), time(process.started_at)],
          [say('memory'), bytes(process.memory_bytes)],
          [say('heap'), say('heap_value', { used: bytes(process.heap_bytes), most: bytes(process.heap_limit_bytes) })],
          [say('loop_delay'), say('took_ms', { count: process.loop_delay_ms })],
          [say('pool_used'), say('pool_value', { used: pool.used, most: pool.most, waiting: pool.waiting })],
        ]}
      />
      <Facts
        title={say('database')}
        facts={[
          [say('size'), bytes(database.bytes)],
          [say('connections'), count(database.connections)],
          [say('oldest_transaction'), say('seconds', { count: count(database.oldest_transaction_seconds) })],
        ]}
      />
      <Col span={24}>
        <Card size="small" title={say('largest_tables')}>
          <Table<TableSize>
            rowKey="name"
            size="small"
            pagination={false}
            dataSource={database.tables}
            columns={[
              { key: 'name', dataIndex: 'name', title: say('table') },
              { key: 'bytes', title: say('size'), align: 'right', render: (_, table) => bytes(table.bytes) },
              { key: 'rows', title: say('rows'), align: 'right', render: (_, table) => count(table.rows) },
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
