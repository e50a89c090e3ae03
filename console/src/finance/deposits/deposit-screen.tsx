import type { deposit } from '@longmall/contract/deposit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
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
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { ToList } from '../../shell/list/to-list.tsx'
import { tones } from './deposit-tones.ts'
import { useRate } from './use-rate.ts'

type DepositRecord = OutputOf<typeof deposit.view_deposit>
type Posting = DepositRecord['postings'][number]

/** A deposit: its certificate, and what was posted of it (AST-07). */
export function DepositScreen() {
  const t = useTranslations('deposit')
  const tCommon = useTranslations()
  const { deposit_id }: { deposit_id?: number } = useSearch({ strict: false })
  if (typeof deposit_id !== 'number') return <Empty description={tCommon('not_found')} />
  return (
    <Loaded key={deposit_id} query={query('deposit/view_deposit', { deposit_id })}>
      {(record) => (
        <>
          <PageHead
            title={t('title', { number: record.deposit_no })}
            lead={<StateTag tone={tones[record.state]}>{t(`state_${record.state}`)}</StateTag>}
          >
            <ToList to="/deposits" />
          </PageHead>
          <Flex vertical gap={16}>
            <Card size="small" title={t('facts')}>
              <Facts record={record} />
            </Card>
            <Card size="small" title={t('postings')}>
              <Postings record={record} />
              <Entries record={record} />
            </Card>
          </Flex>
        </>
      )}
    </Loaded>
  )
}

const DepositLink = ({ to }: { to: { deposit_id: number; deposit_no: string } }) => (
  <RecordLink to="/deposits/deposit" search={{ deposit_id: to.deposit_id }}>
    {to.deposit_no}
  </RecordLink>
)

function Facts({ record }: { record: DepositRecord }) {
  const t = useTranslations('deposit')
  const { money, time, day, count } = useFormat()
  const rate = useRate()
  const { unit, rolled_from, rolled_into } = record
  const facts: [string, ReactNode][] = [
    [t('deposit_no'), record.deposit_no],
    [t('member'), <MemberLink key="member" member_id={record.member_id} />],
    [t('unit'), unit],
    [t('plan'), t('plan_name', { plan: record.plan })],
    [t('principal'), money(record.principal, unit)],
    [t('rate'), rate(record.interest_ppm)],
    [t('days'), count(record.days)],
    [t('interest'), money(record.interest, unit)],
    [t('value_on'), day(record.value_on)],
    [t('due_on'), day(record.due_on)],
    [t('on_expiry'), t(`on_expiry_${record.on_expiry}`)],
    [t('opened_at'), time(record.opened_at)],
    ...(record.closed_at === null ? [] : [[t('closed_at'), time(record.closed_at)] satisfies [string, ReactNode]]),
    ...(rolled_from ? [[t('rolled_from'), <DepositLink key="from" to={rolled_from} />] satisfies [string, ReactNode]] : []),
    ...(rolled_into ? [[t('rolled_into'), <DepositLink key="into" to={rolled_into} />] satisfies [string, ReactNode]] : []),
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

/** The member's accounts in the ledger, where a run has one line for all deposits of the member that it paid. */
function Entries({ record: { member_id, unit } }: { record: DepositRecord }) {
  const t = useTranslations('deposit')
  return (
    <Flex gap={16} wrap style={{ marginTop: 12 }}>
      {(['deposited', 'available'] as const).map((purpose) => (
        <RecordLink key={purpose} to="/ledger/statement" search={{ member_id, unit, purpose }}>
          {t(`entries_${purpose}`)}
        </RecordLink>
      ))}
    </Flex>
  )
}

function Postings({ record: { postings, unit } }: { record: DepositRecord }) {
  const t = useTranslations('deposit')
  const { money, time } = useFormat()
  return (
    <WideTable<Posting>
      label={t('postings')}
      rowKey="kind"
      dataSource={postings}
      columns={[
        { title: t('posting_kind'), render: (_, { kind }) => t(`posting_${kind}`) },
        { title: t('amount'), align: 'right', render: (_, { amount }) => money(amount, unit) },
        { title: t('at'), render: (_, { at }) => time(at) },
        { title: t('source'), render: (_, posting) => <Source posting={posting} /> },
      ]}
    />
  )
}

function Source({ posting: { run_id, transfer_id } }: { posting: Posting }) {
  const t = useTranslations('deposit')
  if (run_id !== null)
    return (
      <RecordLink to="/awards/run" search={{ run_id }}>
        {t('run', { run: run_id })}
      </RecordLink>
    )
  return transfer_id === null ? '–' : `${t('transfer')} ${transfer_id}`
}
