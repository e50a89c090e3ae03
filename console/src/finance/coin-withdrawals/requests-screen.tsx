import { coinWays, coinWithdrawalStates } from '@longmall/contract/coin-withdrawal.ts'
import { pricedUnits } from '@longmall/contract/unit-price.ts'
import type { ReactNode } from 'react'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { SubNavigation } from '../../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { Destination } from './destination.tsx'
import { ApproveMany, RequestActions } from './request-actions.tsx'
import { RequestState } from './request-state.tsx'
import { TotalsCard } from './totals-card.tsx'

/** Coin withdrawals of all members: approved by one or two operators, sent after three days, refused whole (AST-10, CON-06). */
export function RequestsScreen() {
  const tCommon = useTranslations()
  const t = useTranslations('coinwithdrawal')
  const { money, time, day, coinPrice } = useFormat()
  return (
    <>
      <CoinWithdrawalHead />
      <TotalsCard />
      <ResourceList
        operation="coin_withdrawal/list_requests"
        isCards
        rowKey="coin_withdrawal_id"
        empty={t('empty')}
        bulk={(rows, clear) => <ApproveMany rows={rows} onDone={clear} />}
        actions={(row) => <RequestActions row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: coinWithdrawalStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          { kind: 'choice', name: 'way', label: t('way'), options: coinWays.map((value) => ({ value, label: t(`way_${value}`) })) },
          { kind: 'choice', name: 'unit', label: t('unit'), options: pricedUnits.map((value) => ({ value, label: value })) },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          { kind: 'text', name: 'coin_withdrawal_no', label: t('number') },
        ]}
        columns={[
          {
            name: 'coin_withdrawal_no',
            title: t('number'),
            render: ({ coin_withdrawal_id, coin_withdrawal_no, member_id }) => (
              <TwoLines
                first={
                  <RecordLink to="/coin-withdrawals/request" search={{ request_id: coin_withdrawal_id }}>
                    {coin_withdrawal_no}
                  </RecordLink>
                }
                second={
                  <>
                    {t('member')} <MemberLink member_id={member_id} />
                  </>
                }
              />
            ),
          },
          { name: 'member_id', title: t('member'), render: ({ member_id }) => <MemberLink member_id={member_id} />, isExtra: true },
          {
            name: 'way',
            title: t('way'),
            render: ({ way, destination }) => (
              <TwoLines first={t(`way_${way}`)} second={destination && <Destination destination={destination} isShort />} />
            ),
          },
          { name: 'state', title: tCommon('state'), render: (row) => <RequestState row={row} /> },
          {
            name: 'amount',
            title: t('amount'),
            align: 'right',
            render: ({ amount, unit, worth }) => <TwoLines first={money(amount, unit)} second={money(worth)} />,
          },
          {
            name: 'due_day',
            title: t('due'),
            sort: 'due_day',
            render: ({ due_day, send_from }) => (
              <TwoLines first={day(due_day)} second={send_from && t('send_from_at', { at: time(send_from) })} />
            ),
          },
          { name: 'worth', title: t('worth'), sort: 'worth', align: 'right', render: ({ worth }) => money(worth), isExtra: true },
          {
            name: 'destination',
            title: t('destination'),
            render: ({ destination }) => <Destination destination={destination} isShort />,
            isExtra: true,
          },
          { name: 'send_from', title: t('send_from'), render: ({ send_from }) => time(send_from), isExtra: true },
          { name: 'created_at', title: t('created'), sort: 'created_at', render: ({ created_at }) => time(created_at), isExtra: true },
          { name: 'fee', title: t('fee'), align: 'right', render: ({ fee, unit }) => money(fee, unit), isExtra: true },
          { name: 'net', title: t('net'), align: 'right', render: ({ net, unit }) => money(net, unit), isExtra: true },
          { name: 'price', title: t('price'), align: 'right', render: ({ price }) => coinPrice(price), isExtra: true },
          {
            name: 'approved_in_window',
            title: t('approved_in_window'),
            align: 'right',
            render: (row) => money(row.approved_in_window),
            isExtra: true,
          },
          {
            name: 'approved_by_name',
            title: t('approved_by'),
            render: (row) => [row.first_approved_by_name, row.approved_by_name].filter((name) => name !== null).join(', ') || '–',
            isExtra: true,
          },
          { name: 'reference', title: t('reference'), render: ({ reference }) => reference ?? '–', isExtra: true },
        ]}
      />
    </>
  )
}

/** A fact with a smaller one below it, each on one line. */
function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <div style={{ whiteSpace: 'nowrap' }}>
      <div>{first}</div>
      {second && <small>{second}</small>}
    </div>
  )
}

/** Title and tabs of the list and of the address books. */
export function CoinWithdrawalHead() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('coinwithdrawal')
  return (
    <>
      <PageHead title={tMenu('coin_withdrawals')} lead={t('lead')} />
      <SubNavigation
        entries={[
          { path: '/coin-withdrawals', label: tMenu('coin_withdrawals') },
          { path: '/coin-withdrawals/addresses', label: t('address_books') },
        ]}
      />
    </>
  )
}
