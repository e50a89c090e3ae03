import type { ProviderDay } from '@longmall/contract/payment-days.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Empty, Segmented, Table } from 'antd'
import { query } from '@longmall/web/call/query.ts'
import { Loaded } from '../../shell/display/loaded.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useWords } from '../../shell/language.tsx'
import { useLastDays } from '../owed/use-last-days.ts'
import { PaymentPlaces } from './payment-places.tsx'
import { ListExport } from '../../shell/list/list-export.tsx'

const spans = [30, 90] as const
/** The columns of the table, by the fields that they show. */
const exported = ['day', 'provider', 'taken_count', 'taken', 'booked_in', 'difference', 'booked_back', 'sent_back', 'on_way'] as const
const isNothing = (amount: string) => Number(amount) === 0

/** By day and provider: what the provider says and what the ledger booked; each number leads to what it is made of (CON-06). */
export function DaysScreen() {
  const say = useWords('owed')
  const navigate = useNavigate()
  const search: { days?: number } = useSearch({ strict: false })
  const span = spans.find((one) => one === search.days) ?? 30
  const days = useLastDays(span)
  return (
    <>
      <PageHead title={say('reconciliation')} lead={say('reconciliation_lead')}>
        <ListExport list="payment/days" filters={days} columns={exported.map((name) => ({ name, title: say(name) }))} />
      </PageHead>
      <PaymentPlaces />
      <Segmented
        aria-label={say('range')}
        style={{ marginBottom: 12 }}
        value={span}
        options={spans.map((value) => ({ value, label: say(`last_${value}`) }))}
        onChange={(next) => void navigate({ to: '.', search: { days: next } as never, replace: true })}
      />
      <Loaded query={query('payment/days', days)}>{({ list }) => <Days list={list} />}</Loaded>
    </>
  )
}

function Days({ list }: { list: ProviderDay[] }) {
  const say = useWords('owed')
  const { money, count, day: dayText } = useFormat()
  const amounts = (['booked_back', 'sent_back'] as const).map((name) => ({
    title: say(name),
    align: 'right' as const,
    render: (_: unknown, row: ProviderDay) => money(row[name]),
  }))
  return (
    <Table<ProviderDay>
      rowKey={({ day, provider }) => `${day} ${provider}`}
      size="small"
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: 31, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: <Empty description={say('days_empty')} /> }}
      dataSource={list}
      columns={[
        { title: say('day'), render: (_, { day }) => dayText(day) },
        { title: say('provider'), dataIndex: 'provider' },
        {
          title: say('taken_count'),
          align: 'right',
          render: (_, { taken_count, provider, day }) => (
            <RecordLink to="/payments" search={{ provider, day }}>
              {count(taken_count)}
            </RecordLink>
          ),
        },
        { title: say('taken'), align: 'right', render: (_, { taken }) => money(taken) },
        {
          title: say('booked_in'),
          align: 'right',
          render: (_, { booked_in, provider }) => (
            <RecordLink to="/ledger/statement" search={{ unit: 'MONEY', purpose: `clearing:${provider}` }}>
              {money(booked_in)}
            </RecordLink>
          ),
        },
        { title: say('difference'), align: 'right', render: (_, { difference }) => <Difference amount={difference} /> },
        ...amounts,
        {
          title: say('on_way'),
          align: 'right',
          render: (_, { on_way }) => (isNothing(on_way) ? money(on_way) : <StateTag tone="wait">{money(on_way)}</StateTag>),
        },
        {
          title: say('alerts'),
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
  const say = useWords('owed')
  const { money } = useFormat()
  return isNothing(amount) ? <StateTag tone="good">{say('fits')}</StateTag> : <StateTag tone="bad">{money(amount)}</StateTag>
}
