import { buttonClass } from '@longmall/ui/action/button.tsx'
import type { DrawingName } from '@longmall/ui/state/drawing.tsx'
import { EmptyState } from '@longmall/ui/state/empty-state.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'

const hinted = [
  'code_unknown',
  'code_expired',
  'code_used',
  'refunded',
  'refund_open',
  'group_forming',
  'not_paid',
  'not_ready',
  'other_store',
  'nothing_left',
  'not_approved',
  'withdrawal_ended',
  'member_stopped',
  'check_expired',
  'stale_check',
  'too_many',
] as const

/** Why a code is not redeemed, in the server's words, with what the clerk can do (DSK-02). */
export function Refused({ failure: { reason, message } }: { failure: CallFailure }) {
  const t = useTranslations('redemption')
  const hint = hinted.find((key) => reason === `redemption.${key}`)
  return (
    <Stopped drawing="lost" title={message} text={hint && t(`hint_${hint}`)} hasRecords={hint === 'code_used' || hint === 'nothing_left'} />
  )
}

/** Nothing was handed over, for want of a network: a new code is scanned, which is not done by itself. */
export function Lost() {
  const t = useTranslations('redemption')
  return <Stopped drawing="error" title={t('lost_title')} text={t('lost_text')} />
}

/** It was confirmed, but whether it was done is not known. */
export function Unknown() {
  const t = useTranslations('redemption')
  return <Stopped drawing="error" title={t('unknown_title')} text={t('unknown_text')} hasRecords />
}

interface StoppedProps {
  drawing: DrawingName
  title: string
  text: string | undefined
  hasRecords?: boolean
}

function Stopped({ drawing, title, text, hasRecords = false }: StoppedProps) {
  const t = useTranslations('redemption')
  return (
    <div role="alert">
      <EmptyState
        drawing={drawing}
        title={title}
        text={text}
        action={
          <div className="grid gap-3">
            <Link to="/v2/verification/index" search={{ scan: 1 }} replace className={buttonClass({ size: 'large' })}>
              {t('scan_again')}
            </Link>
            {hasRecords && (
              <Link to="/v2/verification/list" search={{ tab: 'done' }} replace className={buttonClass({ look: 'text' })}>
                {t('see_records')}
              </Link>
            )}
          </div>
        }
      />
    </div>
  )
}
