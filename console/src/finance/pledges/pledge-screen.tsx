import type { OutputOf } from '@longmall/contract/operation.ts'
import type { pledge } from '@longmall/contract/pledge.ts'
import { query } from '@longmall/web/call/query.ts'
import { useSearch } from '@tanstack/react-router'
import { Card, Descriptions, Empty, Flex } from 'antd'
import type { ReactNode } from 'react'
import { Loaded } from '../../shell/display/loaded.tsx'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { WideTable } from '../../shell/display/table/wide-table.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { pledgeTones } from './pledges-screen.tsx'
import { usePledgeFormat } from './use-pledge-format.ts'

type PledgeRecord = OutputOf<typeof pledge.view_pledge>

/** A pledge with its terms, what was paid, and its months. */
export function PledgeScreen() {
  const t = useTranslations('pledge')
  const tCommon = useTranslations()
  const { pledge_id }: { pledge_id?: number } = useSearch({ strict: false })
  if (typeof pledge_id !== 'number') return <Empty description={tCommon('not_found')} />
  return (
    <Loaded key={pledge_id} query={query('pledge/view_pledge', { pledge_id })}>
      {(record) => (
        <>
          <PageHead
            title={t('title', { number: record.pledge_no })}
            lead={<StateTag tone={pledgeTones[record.state]}>{t(`state_${record.state}`)}</StateTag>}
          >
            <ToList to="/pledges" />
          </PageHead>
          <Flex vertical gap={16}>
            <Card size="small">
              <Facts record={record} />
            </Card>
            <Card size="small" title={t('schedule')}>
              <Months record={record} />
            </Card>
          </Flex>
        </>
      )}
    </Loaded>
  )
}

function Facts({ record }: { record: PledgeRecord }) {
  const t = useTranslations('pledge')
  const { acc, count, day, money, rate, time } = usePledgeFormat()
  const { member_id, order_id, order_no } = record
  const facts: [string, ReactNode][] = [
    [t('member'), <MemberLink key="member" member_id={member_id} />],
    [
      t('order'),
      <RecordLink key="order" to="/orders/order" search={{ order_id }}>
        {order_no}
      </RecordLink>,
    ],
    [t('shares'), count(record.shares)],
    [t('unit_acc'), acc(record.unit_acc)],
    [t('unit_price'), money(record.unit_price)],
    [t('months'), t('months_text', { count: record.months })],
    [t('rate'), t('rate_text', { rate: rate(record.income_ppm) })],
    [t('principal'), acc(record.principal)],
    [
      t('remaining'),
      <RecordLink key="remaining" to="/ledger/statement" search={{ member_id, unit: 'ACC', purpose: 'pledged' }}>
        {acc(record.remaining)}
      </RecordLink>,
    ],
    [t('income'), acc(record.income)],
    [t('returned'), acc(record.returned)],
    [t('bought_on'), day(record.bought_on)],
    [t('ends_on'), day(record.ends_on)],
    [t('paid_through'), record.paid_through === null ? t('not_paid') : day(record.paid_through)],
    [t('closed_at'), time(record.closed_at)],
  ]
  return (
    <Descriptions
      size="small"
      bordered
      column={{ xs: 1, md: 2 }}
      items={facts.map(([label, children]) => ({ key: label, label, children }))}
    />
  )
}

function Months({ record: { schedule } }: { record: PledgeRecord }) {
  const t = useTranslations('pledge')
  const { acc, count, day } = usePledgeFormat()
  return (
    <WideTable
      label={t('schedule')}
      rowKey="month"
      dataSource={schedule}
      columns={[
        { title: t('month'), render: (_, { month }) => count(month) },
        { title: t('due_on'), render: (_, { due_on }) => day(due_on) },
        { title: t('remaining'), align: 'right', render: (_, { remaining }) => acc(remaining) },
        { title: t('income'), align: 'right', render: (_, { income }) => acc(income) },
        { title: t('part'), align: 'right', render: (_, { principal }) => acc(principal) },
        {
          title: t('is_returned'),
          render: (_, { is_returned }) => (
            <StateTag tone={is_returned ? 'success' : 'default'}>{t(is_returned ? 'is_returned' : 'due')}</StateTag>
          ),
        },
      ]}
    />
  )
}
