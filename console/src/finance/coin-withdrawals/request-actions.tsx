import type { ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import { Flex } from 'antd'
import { useStaff } from '../../shell/call/permissions.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { ActionButton } from '../../shell/form/action-button.tsx'
import { useTranslations } from '../../shell/language.tsx'
import { sumOf } from '../withdrawals/sum-of.ts'
import { actionsOf } from './state-of.ts'

const versionsOf = (rows: readonly ReviewedCoinWithdrawal[]) =>
  rows.map(({ coin_withdrawal_id, version }) => ({ request_id: coin_withdrawal_id, version }))

/** Approves all of the ticked ones that wait and that nothing stops, or none. */
export function ApproveMany({ rows, onDone }: { rows: readonly ReviewedCoinWithdrawal[]; onDone: () => void }) {
  const t = useTranslations('coinwithdrawal')
  const { money } = useFormat()
  const staff_id = useStaff()?.staff_id
  const waiting = rows.filter((row) => actionsOf(row, staff_id).includes('approve'))
  return (
    <ActionButton
      command="coin_withdrawal/approve"
      input={{ list: versionsOf(waiting) }}
      label={t('approve')}
      type="primary"
      isDisabled={waiting.length === 0}
      question={t('approve_many_confirm', { count: waiting.length, worth: money(sumOf(waiting.map(({ worth }) => worth))) })}
      onDone={onDone}
    />
  )
}

/** What an operator does with one: approve, refuse with a reason, record that it was sent or that it could not be. */
export function RequestActions({ row, type = 'link' }: { row: ReviewedCoinWithdrawal; type?: 'link' | 'default' }) {
  const tCommon = useTranslations()
  const t = useTranslations('coinwithdrawal')
  const { money, time } = useFormat()
  const { coin_withdrawal_id: request_id, version, amount, net, unit, send_from } = row
  const actions = actionsOf(row, useStaff()?.staff_id)
  return (
    <Flex gap={type === 'link' ? 0 : 8} wrap={type !== 'link'}>
      {actions.includes('approve') && (
        <ActionButton
          command="coin_withdrawal/approve"
          input={{ list: versionsOf([row]) }}
          label={t('approve')}
          type={type === 'link' ? 'link' : 'primary'}
          question={
            send_from === null
              ? t('approve_code_confirm', { net: money(net, unit) })
              : t('approve_confirm', { net: money(net, unit), at: time(send_from) })
          }
        />
      )}
      {actions.includes('record') && (
        <ActionButton
          command="coin_withdrawal/record_result"
          input={{ request_id, outcome: 'done', reason: '' }}
          label={t('mark_sent')}
          type={type === 'link' ? 'link' : 'primary'}
          question={t('mark_sent_confirm', { net: money(net, unit) })}
          fields={[{ kind: 'text', name: 'reference', label: t('reference'), maximum: 200, isRequired: true, help: t('reference_help') }]}
        />
      )}
      {actions.includes('record_failed') && (
        <ActionButton
          command="coin_withdrawal/record_result"
          input={{ request_id, outcome: 'failed', reference: '' }}
          label={t(row.failure_reported_by === null ? 'mark_failed' : 'confirm_failed')}
          type={type}
          isDanger
          question={t('mark_failed_confirm', { amount: money(amount, unit) })}
          fields={[{ kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 200, isRequired: true }]}
        />
      )}
      {actions.includes('refuse') && (
        <ActionButton
          command="coin_withdrawal/refuse"
          input={{ request_id, version }}
          label={t('refuse')}
          type={type}
          isDanger
          question={t('refuse_confirm', { amount: money(amount, unit) })}
          fields={[{ kind: 'area', name: 'reason', label: tCommon('reason'), maximum: 200, isRequired: true }]}
        />
      )}
    </Flex>
  )
}
