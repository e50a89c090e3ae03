import type { LiabilityUnit } from '@longmall/contract/ops-finance.ts'
import { Alert, Card, Col, Row, Statistic, Typography } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** The three amounts of a unit, each explained, and a warning where the liability exceeds the funds outside. */
export function LiabilitySums({ unit: { unit, liability, external_funds, own_funds, has_external_account } }: { unit: LiabilityUnit }) {
  const t = useTranslations('liabilities')
  const { money } = useFormat()
  const figures = [
    ['liability', liability],
    ['external_funds', external_funds],
    ['own_funds', own_funds],
  ] as const
  return (
    <>
      <Row gutter={[16, 16]}>
        {figures.map(([name, amount]) => (
          <Col key={name} xs={24} md={8}>
            <Card size="small" style={{ height: '100%' }}>
              <Statistic title={t(name)} value={money(amount, unit)} formatter={(shown) => shown} />
              <Typography.Text style={{ color: '#5c5c69' }}>{t(`${name}_help`)}</Typography.Text>
            </Card>
          </Col>
        ))}
      </Row>
      {has_external_account && own_funds.startsWith('-') && (
        <Alert type="warning" showIcon title={t('shortfall')} description={t('shortfall_help')} />
      )}
      {!has_external_account && <Alert type="info" showIcon title={t('no_external_funds')} />}
    </>
  )
}
