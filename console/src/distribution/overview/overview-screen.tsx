import type { distributionStaff } from '@longmall/contract/distribution-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { query } from '@longmall/web/call/query.ts'
import { Card, Col, Row } from 'antd'
import { usePermissions } from '../../shell/call/permissions.ts'
import { Chart } from '../../shell/display/chart.tsx'
import { LinkButton } from '../../shell/display/link-button.tsx'
import { Loaded } from '../../shell/display/loaded.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { DistributionHead } from '../distribution-head.tsx'
import { PeriodBar } from '../period/period-bar.tsx'
import { usePeriod } from '../period/use-period.ts'
import { DaysTable } from './days-table.tsx'
import { StandingFigures, PeriodFigures } from './totals.tsx'

export type Figures = OutputOf<typeof distributionStaff.figures>

/** Distribution at a glance: what stands now, and orders, sales and commission of a range of days (DST-06). */
export function OverviewScreen() {
  const t = useTranslations('distribution')
  const can = usePermissions()
  const { period } = usePeriod()
  return (
    <>
      <DistributionHead lead={t('lead')}>
        {can('setting/list') && (
          <LinkButton to="/settings" search={{ keyword: 'distribution' }}>
            {t('settings')}
          </LinkButton>
        )}
      </DistributionHead>
      <Loaded query={query('distribution/figures', period)}>
        {(figures) => (
          <>
            <StandingFigures figures={figures} />
            <PeriodBar />
            <PeriodFigures figures={figures} period={period} />
            <ByDay days={figures.days} />
          </>
        )}
      </Loaded>
    </>
  )
}

function ByDay({ days }: { days: Figures['days'] }) {
  const t = useTranslations('distribution')
  return (
    <Row gutter={[16, 16]}>
      <Col xs={24} xl={14}>
        <Card size="small" title={t('by_day')}>
          <Chart
            label={t('by_day')}
            dayLabel={t('day')}
            days={days.map(({ day }) => day)}
            height={280}
            lines={[
              { label: t('sales'), values: days.map(({ sales }) => Number(sales)) },
              { label: t('commission'), values: days.map(({ commission }) => Number(commission)) },
              { label: t('orders'), values: days.map(({ orders }) => orders), isOnRight: true },
            ]}
          />
        </Card>
      </Col>
      <Col xs={24} xl={10}>
        <Card size="small" title={t('table')}>
          <DaysTable days={days} />
        </Card>
      </Col>
    </Row>
  )
}
