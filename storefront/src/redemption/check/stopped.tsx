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

const listOf: Partial<Record<(typeof hinted)[number], 'done' | 'preparing'>> = {
  code_used: 'done',
  nothing_left: 'done',
  not_ready: 'preparing',
}

/** Why a code is not redeemed, in the server's words, with what the clerk can do (DSK-02). */
export function Refused({ failure: { reason, message } }: { failure: CallFailure }) {
  const t = useTranslations('redemption')
  const hint = hinted.find((key) => reason === `redemption.${key}`)
  return <Stopped drawing="lost" title={message} text={hint && t(`hint_${hint}`)} list={hint && listOf[hint]} />
}

/** Nothing was handed over, for want of a network: a new code is scanned, which is not done by itself. */
export function Lost() {
  const t = useTranslations('redemption')
  return <Stopped drawing="error" title={t('lost_title')} text={t('lost_text')} />
}

/** It was confirmed, but whether it was done is not known. */
export function Unknown() {
  const t = useTranslations('redemption')
  return <Stopped drawing="error" title={t('unknown_title')} text={t('unknown_text')} list="done" />
}

interface StoppedProps {
  drawing: DrawingName
  title: string
  text: string | undefined
  /** The list of the desk that says more. */
  list?: 'done' | 'preparing' | undefined
}

function Stopped({ drawing, title, text, list }: StoppedProps) {
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
            {list && (
              <Link to="/v2/verification/list" search={{ tab: list }} replace className={buttonClass({ look: 'text' })}>
                {t(list === 'done' ? 'see_records' : 'tab_preparing')}
              </Link>
            )}
          </div>
        }
      />
    </div>
  )
}
