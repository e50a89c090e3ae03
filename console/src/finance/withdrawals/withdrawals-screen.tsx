import type { ReviewedWithdrawal } from '@longmall/contract/withdrawal.ts'
import { withdrawalStates } from '@longmall/contract/withdrawal.ts'
import { Link } from '@tanstack/react-router'
import { Flex } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { SubPlaces } from '../../shell/frame/sub-places.tsx'
import { useWords } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { stateOf, tones } from './state-of.ts'
import { sumOf } from './sum-of.ts'

/** Withdrawals: approved by one or two operators, sent to the bank in batches, refused to the last cent (WAL-08, CON-06). */
export function WithdrawalsScreen() {
  const frame = useWords()
  const menu = useWords('menu')
  const say = useWords('finance')
  const { money, time, day } = useFormat()
  return (
    <>
      <PageHead title={menu('withdrawals')} lead={say('withdrawals_lead')}>
        <ActionButton command="withdrawal/make_batch" input={{}} label={say('make_batch')} type="primary" asks={say('make_batch_asks')} />
      </PageHead>
      <WithdrawalPlaces />
      <ResourceList
        operation="withdrawal/list_withdrawals"
        isCards
        rowKey="withdrawal_id"
        empty={say('withdrawals_empty')}
        bulk={(rows, clear) => <ApproveMany rows={rows} onDone={clear} />}
        actions={(row) => <WithdrawalActions row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: frame('state'),
            options: withdrawalStates.map((value) => ({ value, label: say(`state_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: say('member_id') },
          { kind: 'number', name: 'batch_id', label: say('batch') },
        ]}
        columns={[
          { name: 'withdrawal_no', title: say('withdrawal_no') },
          { name: 'member_id', title: say('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          {
            name: 'state',
            title: frame('state'),
            render: (row) => <WithdrawalState row={row} />,
          },
          {
            name: 'amount',
            title: say('amount'),
            sort: 'amount',
            align: 'right',
            render: ({ member_id, amount }) => (
              <RecordLink to="/ledger/statement" search={{ member_id, unit: 'MONEY', purpose: 'frozen:withdrawal' }}>
                {money(amount)}
              </RecordLink>
            ),
          },
          { name: 'fee', title: say('fee'), align: 'right', render: ({ fee }) => money(fee) },
          { name: 'net', title: say('net'), align: 'right', render: ({ net }) => money(net) },
          { name: 'account', title: say('paid_to'), render: ({ account }) => `${account.name} · ${account.branch} · ${account.number}` },
          { name: 'due_day', title: say('due'), sort: 'due_day', render: ({ due_day }) => day(due_day) },
          {
            name: 'approved_before',
            title: say('approved_before'),
            align: 'right',
            render: (row) => money(row.approved_before),
            isExtra: true,
          },
          { name: 'created_at', title: say('created'), sort: 'created_at', render: ({ created_at }) => time(created_at), isExtra: true },
          {
            name: 'approved_by_name',
            title: say('approved_by'),
            render: (row) => [row.first_approved_by_name, row.approved_by_name].filter((name) => name !== null).join(', ') || '–',
            isExtra: true,
          },
          { name: 'batch_id', title: say('batch'), render: (row) => <BatchLink row={row} /> },
          { name: 'payout_reference', title: say('reference'), isExtra: true },
        ]}
      />
    </>
  )
}

export function WithdrawalPlaces() {
  const menu = useWords('menu')
  const say = useWords('finance')
  return (
    <SubPlaces
      entries={[
        { path: '/withdrawals', label: menu('withdrawals') },
        { path: '/withdrawals/batches', label: say('batches') },
      ]}
    />
  )
}

const BatchLink = ({ row: { batch_id } }: { row: ReviewedWithdrawal }) =>
  batch_id && (
    <Link to="/withdrawals" search={{ batch_id } as never}>
      #{batch_id}
    </Link>
  )

function WithdrawalState({ row }: { row: ReviewedWithdrawal }) {
  const say = useWords('finance')
  const { state, stop, needs_second } = row
  return (
    <Flex gap={4} wrap>
      <StateTag tone={tones[stateOf(row)]}>{say(`state_${stateOf(row)}`)}</StateTag>
      {state === 'applied' && stateOf(row) === 'applied' && needs_second && <StateTag tone="wait">{say('needs_second')}</StateTag>}
      {stop && <StateTag tone="bad">{say(`stop_${stop}`)}</StateTag>}
    </Flex>
  )
}

const shown = (rows: readonly ReviewedWithdrawal[]) => rows.map(({ withdrawal_id, version }) => ({ withdrawal_id, version }))

function ApproveMany({ rows, onDone }: { rows: readonly ReviewedWithdrawal[]; onDone: () => void }) {
  const say = useWords('finance')
  const { money } = useFormat()
  const waiting = rows.filter(({ state, stop }) => state === 'applied' && stop === null)
  return (
    <ActionButton
      command="withdrawal/approve"
      input={{ list: shown(waiting) }}
      label={say('approve')}
      type="primary"
      isDisabled={waiting.length === 0}
      asks={say('approve_asks', { count: waiting.length, sum: money(sumOf(waiting.map(({ net }) => net))) })}
      onDone={onDone}
    />
  )
}

function WithdrawalActions({ row }: { row: ReviewedWithdrawal }) {
  const frame = useWords()
  const say = useWords('finance')
  const { money } = useFormat()
  const { withdrawal_id, version, state, amount, net, sent_at, stop } = row
  const isOut = sent_at !== null && (state === 'approved' || state === 'payout_unknown')
  return (
    <Flex>
      {state === 'applied' && stop === null && (
        <ActionButton
          command="withdrawal/approve"
          input={{ list: shown([row]) }}
          label={say('approve')}
          type="link"
          asks={say('approve_asks', { count: 1, sum: money(net) })}
        />
      )}
      {(state === 'applied' || (state === 'approved' && sent_at === null)) && (
        <ActionButton
          command="withdrawal/refuse"
          input={{ withdrawal_id, version }}
          label={say('refuse')}
          type="link"
          isDanger
          asks={say('refuse_asks', { amount: money(amount) })}
          fields={[{ kind: 'area', name: 'reason', label: frame('reason'), maximum: 200, isRequired: true }]}
        />
      )}
      {isOut && (
        <ActionButton
          command="withdrawal/record_payout"
          input={{ withdrawal_id, payout_reference: '', reason: '' }}
          label={say('record')}
          type="link"
          initial={{ outcome: 'paid' }}
          fields={[
            {
              kind: 'choice',
              name: 'outcome',
              label: say('outcome'),
              isRequired: true,
              options: (['paid', 'returned', 'unknown'] as const).map((value) => ({ value, label: say(`outcome_${value}`) })),
            },
            { kind: 'text', name: 'payout_reference', label: say('reference'), maximum: 100 },
            { kind: 'area', name: 'reason', label: frame('reason'), maximum: 200, when: ({ outcome }) => outcome === 'returned' },
          ]}
        />
      )}
    </Flex>
  )
}
