import type { OwedUnit } from '@longmall/contract/ops-finance.ts'
import { Alert, Card, Col, Row, Statistic, Typography } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'

/** The three numbers of a unit, each with what it is, and a word of warning where more is owed than stands outside. */
export function OwedSums({ unit: { unit, owed, outside, own, is_covered_outside } }: { unit: OwedUnit }) {
  const say = useWords('owed')
  const { money } = useFormat()
  const figures = [
    ['owed', owed],
    ['outside', outside],
    ['own', own],
  ] as const
  return (
    <>
      <Row gutter={[16, 16]}>
        {figures.map(([name, amount]) => (
          <Col key={name} xs={24} md={8}>
            <Card size="small" style={{ height: '100%' }}>
              <Statistic title={say(name)} value={money(amount, unit)} formatter={(shown) => shown} />
              <Typography.Text style={{ color: '#5c5c69' }}>{say(`${name}_help`)}</Typography.Text>
            </Card>
          </Col>
        ))}
      </Row>
      {is_covered_outside && own.startsWith('-') && <Alert type="warning" showIcon title={say('short')} description={say('short_help')} />}
      {!is_covered_outside && <Alert type="info" showIcon title={say('no_outside')} />}
    </>
  )
}
