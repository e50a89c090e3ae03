import type { ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { Card, Descriptions } from 'antd'
import type { ReactNode } from 'react'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { useTranslations } from '../../shell/language.tsx'
import { Destination } from './destination.tsx'

/** Who withdraws how much to where, what it is worth, and who decided it. */
export function RequestFacts({ row }: { row: ReviewedCoinWithdrawal }) {
  const t = useTranslations('coinwithdrawal')
  const { money, coinPrice, count, day, time } = useFormat()
  const { unit, member_id, way, query_count, query_at } = row
  const purpose = way === 'scan_code' ? 'frozen:scan_code' : 'frozen:transfer_out'
  const facts: [string, ReactNode][] = [
    [t('member'), <MemberLink key="member" member_id={member_id} />],
    [
      t('amount'),
      <RecordLink key="amount" to="/ledger/statement" search={{ member_id, unit, purpose }}>
        {money(row.amount, unit)}
      </RecordLink>,
    ],
    [t('fee'), money(row.fee, unit)],
    [t('net'), money(row.net, unit)],
    [t('worth'), `${money(row.worth)} (1 ${unit} = ${coinPrice(row.price)})`],
    [t('approved_in_window'), money(row.approved_in_window)],
    [t('destination'), <Destination key="destination" destination={row.destination} />],
    [t('created'), time(row.created_at)],
    [t('due'), day(row.due_day)],
    [t('send_from'), row.send_from && time(row.send_from)],
    [t('expires_at'), row.expires_at && time(row.expires_at)],
    [t('approved_by'), [row.first_approved_by_name, row.approved_by_name].filter((name) => name !== null).join(', ')],
    [t('failure_reported'), row.failure_reason && `${row.failure_reported_by_name}: ${row.failure_reason}`],
    [t('settled_by'), row.settled_by_name],
    [t('store'), row.store_name],
    [t('provider'), row.provider && t(row.provider === 'manual' ? 'provider_manual' : 'provider_named', { name: row.provider })],
    [t('attempt_key'), row.attempt_key],
    [t('asked'), query_count > 0 && t('asked_times', { count: count(query_count), next: time(query_at) })],
    [t('reference'), row.reference],
    [t('told_reason'), row.reason],
  ]
  return (
    <Card size="small" title={t('facts')}>
      <Descriptions
        size="small"
        column={1}
        items={facts.flatMap(([label, children]) => (children ? [{ key: label, label, children }] : []))}
      />
    </Card>
  )
}
