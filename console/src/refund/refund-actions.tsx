import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { RefundBreakdown } from '../shell/money/refund-breakdown.tsx'
import type { StaffRefund } from './refund-screen.tsx'

/** The actions of a request in its state; each states first what it will change. */
export function RefundActions({ request: { refund_id, version, kind, refund_amounts, actions } }: { request: StaffRefund }) {
  const t = useTranslations('refund')
  const input = { refund_id, version }
  const reply = { kind: 'area', name: 'reply', label: t('reply'), isRequired: true, maximum: 500, help: t('reply_help') } as const
  const refundText = (text: string) => (
    <>
      <p>{text}</p>
      <RefundBreakdown plan={refund_amounts} />
    </>
  )
  return actions.map((action) => {
    switch (action) {
      case 'approve':
        return kind === 'refund_only' ? (
          <ActionButton
            key={action}
            command="refund/approve"
            input={input}
            label={t('approve')}
            type="primary"
            question={refundText(t('approve_confirm_refund'))}
          />
        ) : (
          <ActionButton
            key={action}
            command="refund/approve"
            input={input}
            label={t('approve')}
            type="primary"
            question={t('approve_confirm_return')}
            fields={[{ kind: 'area', name: 'return_address', label: t('return_address'), maximum: 500, help: t('return_address_help') }]}
          />
        )
      case 'refuse':
        return (
          <ActionButton
            key={action}
            command="refund/refuse"
            input={input}
            label={t('refuse')}
            question={t('refuse_confirm')}
            fields={[reply]}
            isDanger
          />
        )
      case 'confirm_receipt':
        return (
          <ActionButton
            key={action}
            command="refund/confirm_receipt"
            input={input}
            label={t('confirm_receipt')}
            type="primary"
            question={refundText(t('receive_confirm'))}
          />
        )
      default:
        return (
          <ActionButton
            key={action}
            command="refund/refuse_receipt"
            input={input}
            label={t('refuse_receipt')}
            question={t('refuse_receipt_confirm')}
            fields={[reply]}
            isDanger
          />
        )
    }
  })
}
