import type { LiabilityPart, LiabilityUnit } from '@longmall/contract/ops-finance.ts'
import { Card, Col, Row, Table, Typography } from 'antd'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { usePurposeLabel } from './purpose-label.ts'

/** The breakdown of the numbers of a unit: members' buckets, each linked to its holders, and the house's accounts with their entries. */
export function LiabilityParts({ unit }: { unit: LiabilityUnit }) {
  const t = useTranslations('liabilities')
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={12}>
        <Card size="small" title={t('members')} style={{ height: '100%' }}>
          <Parts unit={unit.unit} parts={unit.members} to="/finance/holders" />
        </Card>
      </Col>
      <Col xs={24} xl={12}>
        <Card size="small" title={t('house')} style={{ height: '100%' }}>
          <Parts unit={unit.unit} parts={unit.house} to="/ledger/statement" />
          <Typography.Paragraph style={{ color: '#5c5c69', margin: '8px 0 0' }}>{t('house_note')}</Typography.Paragraph>
        </Card>
      </Col>
    </Row>
  )
}

function Parts({ unit, parts, to }: { unit: string; parts: LiabilityPart[]; to: '/finance/holders' | '/ledger/statement' }) {
  const t = useTranslations('liabilities')
  const { money } = useFormat()
  const purposeLabel = usePurposeLabel()
  const hasHolds = parts.some(({ on_hold }) => Number(on_hold) !== 0)
  return (
    <Table<LiabilityPart>
      rowKey="purpose"
      size="small"
      pagination={false}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: t('none_on_hold') }}
      dataSource={parts}
      columns={[
        {
          title: t('purpose'),
          render: (_, { purpose }) => (
            <RecordLink to={to} search={{ unit, purpose }}>
              {purposeLabel(purpose)}
            </RecordLink>
          ),
        },
        ...(hasHolds
          ? [{ title: t('on_hold'), align: 'right' as const, render: (_: unknown, { on_hold }: LiabilityPart) => money(on_hold, unit) }]
          : []),
        { title: t('amount'), align: 'right', render: (_, { amount }) => money(amount, unit) },
      ]}
    />
  )
}
