import type { ReviewedWithdrawal } from '@longmall/contract/withdrawal.ts'
import { withdrawalSources, withdrawalStates } from '@longmall/contract/withdrawal.ts'
import { Link } from '@tanstack/react-router'
import { Flex } from 'antd'
import { MemberLink } from '../../shell/display/member-link.tsx'
import { PageHead } from '../../shell/display/page-head.tsx'
import { RecordLink } from '../../shell/display/record-link.tsx'
import { StateTag } from '../../shell/display/state-tag.tsx'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { SubNavigation } from '../../shell/frame/sub-navigation.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { ResourceList } from '../../shell/list/resource-list.tsx'
import { stateOf, tones } from './state-of.ts'
import { sumOf } from './sum-of.ts'

/** Withdrawals: approved by one or two operators, sent to the bank in batches, refused to the last cent (WAL-08, CON-06). */
export function WithdrawalsScreen() {
  const tCommon = useTranslations()
  const tMenu = useTranslations('menu')
  const t = useTranslations('finance')
  const { money, time, day } = useFormat()
  return (
    <>
      <PageHead title={tMenu('withdrawals')} lead={t('withdrawals_lead')}>
        <ActionButton
          command="withdrawal/make_batch"
          input={{}}
          label={t('make_batch')}
          type="primary"
          question={t('make_batch_confirm')}
        />
      </PageHead>
      <WithdrawalNavigation />
      <ResourceList
        operation="withdrawal/list_withdrawals"
        isCards
        rowKey="withdrawal_id"
        empty={t('withdrawals_empty')}
        bulk={(rows, clear) => <ApproveMany rows={rows} onDone={clear} />}
        actions={(row) => <WithdrawalActions row={row} />}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: tCommon('state'),
            options: withdrawalStates.map((value) => ({ value, label: t(`state_${value}`) })),
          },
          {
            kind: 'choice',
            name: 'source',
            label: t('source'),
            options: withdrawalSources.map((value) => ({ value, label: t(`source_${value}`) })),
          },
          { kind: 'number', name: 'member_id', label: t('member_id') },
          { kind: 'number', name: 'batch_id', label: t('batch') },
        ]}
        columns={[
          { name: 'withdrawal_no', title: t('withdrawal_no') },
          { name: 'member_id', title: t('member'), render: ({ member_id }) => <MemberLink member_id={member_id} /> },
          {
            name: 'state',
            title: tCommon('state'),
            render: (row) => <WithdrawalState row={row} />,
          },
          { name: 'source', title: t('source'), render: ({ source }) => t(`source_${source}`) },
          {
            name: 'amount',
            title: t('amount'),
            sort: 'amount',
            align: 'right',
            render: ({ member_id, amount }) => (
              <RecordLink to="/ledger/statement" search={{ member_id, unit: 'MONEY', purpose: 'frozen:withdrawal' }}>
                {money(amount)}
              </RecordLink>
            ),
          },
          { name: 'fee', title: t('fee'), align: 'right', render: ({ fee }) => money(fee) },
          { name: 'net', title: t('net'), align: 'right', render: ({ net }) => money(net) },
          { name: 'account', title: t('paid_to'), render: ({ account }) => `${account.name} · ${account.branch} · ${account.number}` },
          { name: 'due_day', title: t('due'), sort: 'due_day', render: ({ due_day }) => day(due_day) },
          {
            name: 'approved_in_window',
            title: t('approved_in_window'),
            align: 'right',
            render: (row) => money(row.approved_in_window),
            isExtra: true,
          },
          { name: 'created_at', title: t('created'), sort: 'created_at', render: ({ created_at }) => time(created_at), isExtra: true },
          {
            name: 'approved_by_name',
            title: t('approved_by'),
            render: (row) => [row.first_approved_by_name, row.approved_by_name].filter((name) => name !== null).join(', ') || '–',
            isExtra: true,
          },
          { name: 'batch_id', title: t('batch'), render: (row) => <BatchLink row={row} /> },
          { name: 'payout_reference', title: t('reference'), isExtra: true },
        ]}
      />
    </>
  )
}

export function WithdrawalNavigation() {
  const tMenu = useTranslations('menu')
  const t = useTranslations('finance')
  return (
    <SubNavigation
      entries={[
        { path: '/withdrawals', label: tMenu('withdrawals') },
        { path: '/withdrawals/batches', label: t('batches') },
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
  const t = useTranslations('finance')
  const { state, payout_blocker, requires_second_approval } = row
  return (
    <Flex gap={4} wrap>
      <StateTag tone={tones[stateOf(row)]}>{t(`state_${stateOf(row)}`)}</StateTag>
      {state === 'applied' && stateOf(row) === 'applied' && requires_second_approval && (
        <StateTag tone="warning">{t('requires_second_approval')}</StateTag>
      )}
      {payout_blocker && <StateTag tone="error">{t(`stop_${payout_blocker}`)}</StateTag>}
    </Flex>
  )
}

const versionsOf = (rows: readonly ReviewedWithdrawal[]) => rows.map(({ withdrawal_id, version }) => ({ withdrawal_id, version }))

function ApproveMany({ rows, onDone }: { rows: readonly ReviewedWithdrawal[]; onDone: () => void }) {
  const t = useTranslations('finance')
  const { money } = useFormat()
  const waiting = rows.filter(({ state, payout_blocker }) => state === 'applied' && payout_blocker === null)
  return (
    <ActionButton
      command="withdrawal/approve"
      input={{ list: versionsOf(waiting) }}
      label={t('approve')}
      type="primary"
      isDisabled={waiting.length === 0}
      question={t('approve_confirm', { count: waiting.length, sum: money(sumOf(waiting.map(({ net }) => net))) })}
      onDone={onDone}
    />
  )
}

function WithdrawalActions({ row }: { row: ReviewedWithdrawal }) {
  const tCommon = useTranslations()
  const t = useTranslations('finance')
  const { money } = useFormat()
  const { withdrawal_id, version, state, amount, net, sent_at, payout_blocker } = row
  const isOut = sent_at !== null && (state === 'approved' || state === 'payout_unknown')
  return (
    <Flex>
      {state === 'applied' && payout_blocker === null && (
        <ActionButton
          command="withdrawal/approve"
          input={{ list: versionsOf([row]) }}
          label={t('approve')}
          type="link"
          question={t('approve_confirm', { count: 1, sum: money(net) })}
        />
      )}
      {(state === 'applied' || (state === 'approved' && sent_at === null)) && (
        <ActionButton
          command="withdrawal/refuse"
          input={{ withdrawal_id, version }}
          label={t('refuse')}
          type="link"
          isDanger
          question={t('refuse_confirm', { amount: money(amount) })}
          fields={[{ kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 200, isRequired: true }]}
        />
      )}
      {isOut && (
        <ActionButton
          command="withdrawal/record_payout"
          input={{ withdrawal_id, payout_reference: '', reason: '' }}
          label={t('record')}
          type="link"
          initial={{ outcome: 'paid' }}
          fields={[
            {
              kind: 'choice',
              name: 'outcome',
              label: t('outcome'),
              isRequired: true,
              options: (['paid', 'returned', 'unknown'] as const).map((value) => ({ value, label: t(`outcome_${value}`) })),
            },
            { kind: 'text', name: 'payout_reference', label: t('reference'), maximum: 100 },
            { kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 200, when: ({ outcome }) => outcome === 'returned' },
          ]}
        />
      )}
    </Flex>
  )
}
