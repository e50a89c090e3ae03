import type { StaffDistributor } from '@longmall/contract/distribution-shapes.ts'
import { Card, Col, Row, Statistic } from 'antd'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'

/** What a distributor brought, earned and took out. */
export function DistributorFigures({ distributor }: { distributor: StaffDistributor }) {
  const t = useTranslations('distribution')
  const { count, money } = useFormat()
  const { members, orders, sales, pending, frozen, available_total, withdrawn, debt } = distributor
  const figures = [
    { name: 'members_bound', value: count(members) },
    { name: 'orders', value: count(orders) },
    { name: 'sales', value: money(sales) },
    { name: 'pending', value: money(pending) },
    { name: 'frozen', value: money(frozen) },
    { name: 'available_total', value: money(available_total) },
    { name: 'withdrawn', value: money(withdrawn) },
    { name: 'owes', value: money(debt), isBad: Number(debt) > 0 },
  ] as const
  return (
    <Row gutter={[12, 12]}>
      {figures.map((figure) => (
        <Col key={figure.name} xs={12} md={6}>
          <Card size="small" style={{ height: '100%' }}>
            <Statistic
              title={t(figure.name)}
              value={figure.value}
              styles={{ content: { fontSize: 20, ...('isBad' in figure && figure.isBad && { color: '#c5221f' }) } }}
            />
          </Card>
        </Col>
      ))}
    </Row>
  )
}
