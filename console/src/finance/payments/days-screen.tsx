import type { ProviderDay } from '@longmall/contract/payment-days.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Segmented, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { useLastDays } from '../liabilities/use-last-days.ts'
import { PaymentNavigation } from './payment-navigation.tsx'
import { ListExport } from '../../shell/list/list-export.tsx'

const spans = [30, 90] as const
/** The columns of the table, by the fields that they show. */
const exported = [
  'day',
  'provider',
  'received_count',
  'received',
  'booked',
  'difference',
  'refunds_booked',
  'refunds_sent',
  'refunds_pending',
] as const
const isNothing = (amount: string) => Number(amount) === 0

/** By day and provider: the provider's figures and what the ledger booked; each number links to its list (CON-06). */
export function DaysScreen() {
  const t = useTranslations('liabilities')
  const navigate = useNavigate()
  const search: { days?: number } = useSearch({ strict: false })
  const span = spans.find((one) => one === search.days) ?? 30
  const days = useLastDays(span)
  return (
    <>
      <PageHead title={t('reconciliation')} lead={t('reconciliation_lead')}>
        <ListExport list="payment/days" filters={days} columns={exported.map((name) => ({ name, title: t(name) }))} />
      </PageHead>
      <PaymentNavigation />
      <Segmented
        aria-label={t('range')}
        style={{ marginBottom: 12 }}
        value={span}
        options={spans.map((value) => ({ value, label: t(`last_${value}`) }))}
        onChange={(next) => void navigate({ to: '.', search: { days: next } as never, replace: true })}
      />
      <Loaded query={query('payment/days', days)}>{({ list }) => <Days list={list} />}</Loaded>
    </>
  )
}

function Days({ list }: { list: ProviderDay[] }) {
  const t = useTranslations('liabilities')
  const { money, count, day: dayText } = useFormat()
  const amounts = (['refunds_booked', 'refunds_sent'] as const).map((name) => ({
    title: t(name),
    align: 'right' as const,
    render: (_: unknown, row: ProviderDay) => money(row[name]),
  }))
  return (
    <Table<ProviderDay>
      rowKey={({ day, provider }) => `${day} ${provider}`}
      size="small"
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: 31, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: <Empty description={t('days_empty')} /> }}
      dataSource={list}
      columns={[
        { title: t('day'), render: (_, { day }) => dayText(day) },
        { title: t('provider'), dataIndex: 'provider' },
        {
          title: t('received_count'),
          align: 'right',
          render: (_, { received_count, provider, day }) => (
            <RecordLink to="/payments" search={{ provider, day }}>
              {count(received_count)}
            </RecordLink>
          ),
        },
        { title: t('received'), align: 'right', render: (_, { received }) => money(received) },
        {
          title: t('booked'),
          align: 'right',
          render: (_, { booked, provider }) => (
            <RecordLink to="/ledger/statement" search={{ unit: 'MONEY', purpose: `clearing:${provider}` }}>
              {money(booked)}
            </RecordLink>
          ),
        },
        { title: t('difference'), align: 'right', render: (_, { difference }) => <Difference amount={difference} /> },
        ...amounts,
        {
          title: t('refunds_pending'),
          align: 'right',
          render: (_, { refunds_pending }) =>
            isNothing(refunds_pending) ? money(refunds_pending) : <StateTag tone="warning">{money(refunds_pending)}</StateTag>,
        },
        {
          title: t('alerts'),
          align: 'right',
          render: (_, { open_alerts, provider, day }) =>
            open_alerts === 0 ? (
              count(open_alerts)
            ) : (
              <RecordLink to="/payments/alerts" search={{ provider, day, is_resolved: false }}>
                {count(open_alerts)}
              </RecordLink>
            ),
        },
      ]}
    />
  )
}

function Difference({ amount }: { amount: string }) {
  const t = useTranslations('liabilities')
  const { money } = useFormat()
  return isNothing(amount) ? <StateTag tone="success">{t('matches')}</StateTag> : <StateTag tone="error">{money(amount)}</StateTag>
}
