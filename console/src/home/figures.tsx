import type { OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { useSearch, useNavigate } from '@tanstack/react-router'
import { Card, Col, Row, Segmented } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Chart } from '../shell/display/chart.tsx'
import { Loaded } from '../shell/display/loaded.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useTranslations } from '../shell/language.tsx'
import { lastDays } from '@longmall/web/time/calendar.ts'
import { DaysTable, TopGoods } from './figure-tables.tsx'
import { Totals } from './totals.tsx'

type Dashboard = OutputOf<typeof ops.dashboard>
const spans = [7, 30, 90] as const

/** Payments and refunds, orders, buyers and visitors of the last days compared with the days before, by day, and the best-selling goods (CON-01). */
export function Figures() {
  const t = useTranslations('dashboard')
  const { timeZone } = useFormat()
  const navigate = useNavigate()
  const search: { days?: number } = useSearch({ strict: false })
  const span = spans.find((one) => one === search.days) ?? 30
  return (
    <>
      <Segmented
        aria-label={t('range')}
        style={{ alignSelf: 'start' }}
        value={span}
        options={spans.map((value) => ({ value, label: t(`last_${value}`) }))}
        onChange={(days) => void navigate({ to: '/', search: (days === 30 ? {} : { days }) as never, replace: true })}
      />
      <Loaded query={query('ops/dashboard', lastDays(span, timeZone))}>{(dashboard) => <FiguresView dashboard={dashboard} />}</Loaded>
    </>
  )
}

function FiguresView({ dashboard }: { dashboard: Dashboard }) {
  const t = useTranslations('dashboard')
  const { days, top_goods } = dashboard
  const shown = days.map(({ day }) => day)
  return (
    <>
      <Totals dashboard={dashboard} />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <Card size="small" title={t('by_day')}>
            <Chart
              label={t('by_day')}
              dayLabel={t('day')}
              days={shown}
              lines={[
                { label: t('paid'), values: days.map(({ paid }) => Number(paid)) },
                { label: t('sales'), values: days.map(({ sales }) => Number(sales)) },
              ]}
            />
          </Card>
        </Col>
        <Col xs={24} xl={12}>
          <Card size="small" title={t('visitors_by_day')}>
            <Chart
              label={t('visitors_by_day')}
              dayLabel={t('day')}
              days={shown}
              lines={[
                { label: t('visitors'), values: days.map(({ visitors }) => visitors) },
                { label: t('orders'), values: days.map(({ orders }) => orders), isOnRight: true },
              ]}
            />
          </Card>
        </Col>
        <Col xs={24} xl={12}>
          <Card size="small" title={t('top_goods')}>
            <TopGoods goods={top_goods} />
          </Card>
        </Col>
        <Col xs={24} xl={12}>
          <Card size="small" title={t('table')}>
            <DaysTable days={days} />
          </Card>
        </Col>
      </Row>
    </>
  )
}
