import { Card, Statistic } from 'antd'
import type { ReactNode } from 'react'
import { type StaffPath, usePermissions } from '../../shell/call/permissions.ts'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { Explained } from '../../shell/figures/explained.tsx'
import { useTranslations } from '../../shell/language.tsx'
import type { Period } from '../period/period-of.ts'
import { quiet } from '../tones.ts'
import type { Figures } from './overview-screen.tsx'

interface Shown {
  name: 'distributors' | 'applications' | 'pending' | 'frozen' | 'available_total' | 'withdrawn' | 'orders' | 'sales' | 'commission'
  value: string
  /** The list that it is made of, and what it requires. */
  list?: { to: string; search?: Record<string, unknown>; requires: StaffPath }
  note?: ReactNode
}

/** What stands now, each linked to the list that it is made of. */
export function StandingFigures({ figures }: { figures: Figures }) {
  const t = useTranslations('distribution')
  const { count, money } = useFormat()
  const commissions = (state: string) => ({
    to: '/distribution/commissions',
    search: { state },
    requires: 'distribution/list_commissions' as const,
  })
  return (
    <Cards
      shown={[
        {
          name: 'applications',
          value: count(figures.applications),
          list: { to: '/distribution/applications', search: { state: 'applied' }, requires: 'distribution/list_applications' },
        },
        {
          name: 'distributors',
          value: count(figures.distributors),
          list: { to: '/distribution/distributors', requires: 'distribution/list_distributors' },
        },
        { name: 'pending', value: money(figures.pending), list: commissions('pending') },
        { name: 'frozen', value: money(figures.frozen), list: commissions('frozen') },
        { name: 'available_total', value: money(figures.available_total), list: commissions('available') },
        {
          name: 'withdrawn',
          value: money(figures.withdrawn),
          list: { to: '/withdrawals', search: { source: 'commission' }, requires: 'withdrawal/list_withdrawals' },
          ...(Number(figures.debt) > 0 && {
            note: <Explained about={t('about_debt')}>{t('debt', { amount: money(figures.debt) })}</Explained>,
          }),
        },
      ]}
    />
  )
}

/** Orders, sales and commission of a range of days. */
export function PeriodFigures({ figures, period }: { figures: Figures; period: Period }) {
  const t = useTranslations('distribution')
  const { count, money, percent } = useFormat()
  const ranking = { to: '/distribution/ranking', requires: 'distribution/ranking' as const }
  return (
    <Cards
      shown={[
        { name: 'orders', value: count(figures.orders), list: { ...ranking, search: { ...period, by: 'orders' } } },
        { name: 'sales', value: money(figures.sales), list: { ...ranking, search: { ...period } } },
        {
          name: 'commission',
          value: money(figures.commission),
          list: { ...ranking, search: { ...period, by: 'commission' } },
          ...(Number(figures.sales) > 0 && {
            note: t('share_of_sales', { share: percent(Number(figures.commission) / Number(figures.sales)) }),
          }),
        },
      ]}
    />
  )
}

function Cards({ shown }: { shown: readonly Shown[] }) {
  const t = useTranslations('distribution')
  const can = usePermissions()
  return (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))', marginBottom: 16 }}>
      {shown.map(({ name, value, list, note }) => (
        <Card key={name} size="small">
          <Statistic
            title={<Explained about={t(`about_${name}`)}>{t(name)}</Explained>}
            value={value}
            styles={{ content: { fontSize: 20 } }}
            formatter={(text) =>
              list && can(list.requires) ? (
                <RecordLink to={list.to} search={list.search ?? {}}>
                  {text}
                </RecordLink>
              ) : (
                text
              )
            }
          />
          {note && <div style={quiet}>{note}</div>}
        </Card>
      ))}
    </div>
  )
}
