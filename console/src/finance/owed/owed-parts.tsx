import type { OwedPart, OwedUnit } from '@longmall/contract/ops-finance.ts'
import { Card, Col, Row, Table, Typography } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { usePurposeWords } from './purpose-words.ts'

/** What the numbers of a unit are made of: members' buckets, each leading to who holds it, and the house's accounts with their entries. */
export function OwedParts({ unit }: { unit: OwedUnit }) {
  const say = useWords('owed')
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={12}>
        <Card size="small" title={say('members')} style={{ height: '100%' }}>
          <Parts unit={unit.unit} parts={unit.members} to="/finance/holders" />
        </Card>
      </Col>
      <Col xs={24} xl={12}>
        <Card size="small" title={say('house')} style={{ height: '100%' }}>
          <Parts unit={unit.unit} parts={unit.house} to="/ledger/statement" />
          <Typography.Paragraph style={{ color: '#5c5c69', margin: '8px 0 0' }}>{say('house_note')}</Typography.Paragraph>
        </Card>
      </Col>
    </Row>
  )
}

function Parts({ unit, parts, to }: { unit: string; parts: OwedPart[]; to: '/finance/holders' | '/ledger/statement' }) {
  const say = useWords('owed')
  const { money } = useFormat()
  const told = usePurposeWords()
  const isHeld = parts.some(({ held }) => Number(held) !== 0)
  return (
    <Table<OwedPart>
      rowKey="purpose"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: say('none_held') }}
      dataSource={parts}
      columns={[
        {
          title: say('purpose'),
          render: (_, { purpose }) => (
            <RecordLink to={to} search={{ unit, purpose }}>
              {told(purpose)}
            </RecordLink>
          ),
        },
        ...(isHeld ? [{ title: say('held'), align: 'right' as const, render: (_: unknown, { held }: OwedPart) => money(held, unit) }] : []),
        { title: say('amount'), align: 'right', render: (_, { amount }) => money(amount, unit) },
      ]}
    />
  )
}
