import type { OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { useSearch, useNavigate } from '@tanstack/react-router'
import { Card, Col, Row, Segmented } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Chart } from '../shell/display/chart.tsx'
import { Loaded } from '../shell/display/loaded.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useWords } from '../shell/language.tsx'
import { lastDays } from '@longmall/web/time/calendar.ts'
import { DaysTable, TopGoods } from './figure-tables.tsx'
import { Totals } from './totals.tsx'

type Dashboard = OutputOf<typeof ops.dashboard>
const spans = [7, 30, 90] as const

/** What was paid and refunded, orders, buyers and visitors of the last days beside the days before, by day, and the goods sold most (CON-01). */
export function Figures() {
  const say = useWords('dashboard')
  const { timeZone } = useFormat()
  const navigate = useNavigate()
  const search: { days?: number } = useSearch({ strict: false })
  const span = spans.find((one) => one === search.days) ?? 30
  return (
    <>
      <Segmented
        aria-label={say('range')}
        style={{ alignSelf: 'start' }}
        value={span}
        options={spans.map((value) => ({ value, label: say(`last_${value}`) }))}
        onChange={(days) => void navigate({ to: '/', search: (days === 30 ? {} : { days }) as never, replace: true })}
      />
      <Loaded query={query('ops/dashboard', lastDays(span, timeZone))}>{(dashboard) => <Shown dashboard={dashboard} />}</Loaded>
    </>
  )
}

function Shown({ dashboard }: { dashboard: Dashboard }) {
  const say = useWords('dashboard')
  const { days, top_goods } = dashboard
  const shown = days.map(({ day }) => day)
  return (
    <>
      <Totals dashboard={dashboard} />
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <Card size="small" title={say('by_day')}>
            <Chart
              label={say('by_day')}
              dayLabel={say('day')}
              days={shown}
              lines={[
                { label: say('paid'), values: days.map(({ paid }) => Number(paid)) },
                { label: say('sales'), values: days.map(({ sales }) => Number(sales)) },
              ]}
            />
          </Card>
        </Col>
        <Col xs={24} xl={12}>
          <Card size="small" title={say('visitors_by_day')}>
            <Chart
              label={say('visitors_by_day')}
              dayLabel={say('day')}
              days={shown}
              lines={[
                { label: say('visitors'), values: days.map(({ visitors }) => visitors) },
                { label: say('orders'), values: days.map(({ orders }) => orders), isOnRight: true },
              ]}
            />
          </Card>
        </Col>
        <Col xs={24} xl={12}>
          <Card size="small" title={say('top_goods')}>
            <TopGoods goods={top_goods} />
          </Card>
        </Col>
        <Col xs={24} xl={12}>
          <Card size="small" title={say('table')}>
            <DaysTable days={days} />
          </Card>
        </Col>
      </Row>
    </>
  )
}
