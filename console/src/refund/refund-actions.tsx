import { ActionButton } from '../shell/form/action-button.tsx'
import { useTranslations } from '../shell/language.tsx'
import { RefundBreakdown } from '../shell/money/refund-breakdown.tsx'
import type { StaffRefund } from './refund-screen.tsx'

/** The actions of a request in its state; each states first what it will change. */
export function RefundActions({ request: { refund_id, version, kind, back, actions } }: { request: StaffRefund }) {
  const t = useTranslations('refund')
  const input = { refund_id, version }
  const reply = { kind: 'area', name: 'reply', label: t('reply'), isRequired: true, maximum: 500, help: t('reply_help') } as const
  const refundText = (text: string) => (
    <>
      <p>{text}</p>
      <RefundBreakdown plan={back} />
    </>
  )
  return actions.map((action) => {
    switch (action) {
      case 'approve':
        return kind === 'refund_only' ? (
          <ActionButton
            key={action}
            command="returns/approve"
            input={input}
            label={t('approve')}
            type="primary"
            question={refundText(t('approve_asks_refund'))}
          />
        ) : (
          <ActionButton
            key={action}
            command="returns/approve"
            input={input}
            label={t('approve')}
            type="primary"
            question={t('approve_asks_return')}
            fields={[{ kind: 'area', name: 'send_to', label: t('send_to'), maximum: 500, help: t('send_to_help') }]}
          />
        )
      case 'refuse':
        return (
          <ActionButton
            key={action}
            command="returns/refuse"
            input={input}
            label={t('refuse')}
            question={t('refuse_asks')}
            fields={[reply]}
            isDanger
          />
        )
      case 'confirm_receipt':
        return (
          <ActionButton
            key={action}
            command="returns/confirm_receipt"
            input={input}
            label={t('confirm_receipt')}
            type="primary"
            question={refundText(t('confirm_receipt_asks'))}
          />
        )
      default:
        return (
          <ActionButton
            key={action}
            command="returns/refuse_receipt"
            input={input}
            label={t('refuse_receipt')}
            question={t('refuse_receipt_asks')}
            fields={[reply]}
            isDanger
          />
        )
    }
  })
}
