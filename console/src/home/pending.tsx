import type { PendingKind } from '@longmall/contract/ops.ts'
import { Link } from '@tanstack/react-router'
import { Card, Col, Row, Statistic, Typography } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../shell/display/loaded.tsx'
import { useTranslations } from '../shell/language.tsx'

/** The screen of each kind of pending work. */
const routeOf: Record<PendingKind, { to: string; search: Record<string, unknown> }> = {
  to_ship: { to: '/to_ship', search: {} },
  pickups: { to: '/pickups', search: { state: 'preparing' } },
  refunds: { to: '/returns', search: {} },
  withdrawals: { to: '/withdrawals', search: { state: 'applied' } },
  coin_withdrawals: { to: '/coin-withdrawals', search: {} },
  adjustments: { to: '/adjustments', search: { state: 'requested' } },
  unit_prices: { to: '/unit-prices/requests', search: { state: 'requested' } },
  holdings: { to: '/finance/holdings', search: { state: 'requested' } },
  shortfalls: { to: '/finance/due', search: {} },
  alerts: { to: '/payments/alerts', search: { is_resolved: false } },
  applications: { to: '/applications', search: { state: 'new' } },
  distributors: { to: '/distribution/applications', search: { state: 'applied' } },
  reviews: { to: '/reviews', search: { is_answered: false } },
  jobs: { to: '/jobs', search: {} },
}

/** Pending work, each count linked to its list. */
export function Pending() {
  const t = useTranslations('dashboard')
  return (
    <Card size="small" title={t('pending')}>
      <Loaded query={{ ...query('ops/pending', {}), refetchInterval: 60_000 }}>
        {({ list }) =>
          list.some(({ count }) => count > 0) ? (
            <Row gutter={[12, 12]}>
              {list.map(({ kind, count, is_more }) => (
                <Col key={kind} xs={12} md={8} xl={6} xxl={4}>
                  <Link to={routeOf[kind].to} search={routeOf[kind].search as never}>
                    <Statistic title={t(`pending_${kind}`)} value={count} suffix={is_more ? '+' : ''} />
                  </Link>
                </Col>
              ))}
            </Row>
          ) : (
            <Typography.Text>{t('pending_none')}</Typography.Text>
          )
        }
      </Loaded>
    </Card>
  )
}
