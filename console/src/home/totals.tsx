import type { ops, TotalFigures } from '@longmall/contract/ops.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { Link } from '@tanstack/react-router'
import { Card, Col, Row, Statistic, Typography } from 'antd'
import { usePermissions } from '../shell/call/permissions.ts'
import { Explained } from '../shell/figures/explained.tsx'
import { useFormat } from '../shell/display/use-format.ts'
import { useConsoleLanguage, useTranslations } from '../shell/language.tsx'
import { conversionOf } from './conversion.ts'

type Dashboard = OutputOf<typeof ops.dashboard>

/** Which orders a figure is made of. */
const madeOf = { paid: 'paid', sales: 'paid', orders: 'paid', buyers: 'paid', refunded: 'refunded' } as const

/** The totals of the period compared with the previous one: each explained, and linked to its orders. */
export function Totals({ dashboard: { days, total, previous } }: { dashboard: Dashboard }) {
  const t = useTranslations('dashboard')
  const can = usePermissions()
  const shownOf = useShownFigures()
  const [now, was] = [shownOf(total), shownOf(previous)]
  const ordersOf = (name: keyof typeof now) => {
    const kind = name in madeOf && can('order/search') ? madeOf[name as keyof typeof madeOf] : null
    return kind && { [`${kind}_from_day`]: days[0]!.day, [`${kind}_until_day`]: days.at(-1)!.day }
  }
  return (
    <Row gutter={[16, 16]}>
      {(Object.keys(now) as (keyof typeof now)[]).map((name) => {
        const orders = ordersOf(name)
        return (
          <Col key={name} xs={12} md={6}>
            <Card size="small" style={{ height: '100%' }}>
              <Statistic
                title={<Explained about={t(`about_${name}`)}>{t(name)}</Explained>}
                value={now[name]}
                formatter={(shown) =>
                  orders ? (
                    <Link to="/orders" search={orders as never}>
                      {shown}
                    </Link>
                  ) : (
                    shown
                  )
                }
              />
              {name === 'conversion' && <div>{t('conversion_of', { buyers: total.day_buyers, visitors: total.visitors })}</div>}
              <Typography.Text style={{ color: '#5c5c69' }}>{t('versus_previous', { value: was[name] })}</Typography.Text>
            </Card>
          </Col>
        )
      })}
    </Row>
  )
}

function useShownFigures() {
  const { language } = useConsoleLanguage()
  const { money, count } = useFormat()
  return (figures: TotalFigures) => ({
    paid: money(figures.paid),
    refunded: money(figures.refunded),
    sales: money(figures.sales),
    orders: count(figures.orders),
    buyers: count(figures.buyers),
    visitors: count(figures.visitors),
    conversion: conversionOf(figures, language),
    visits: count(figures.visits),
  })
}
