import type { Order } from '@longmall/contract/order.ts'
import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useDateTime } from '../../shell/date-time.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useClockOffset } from '../../shell/server-clock.ts'
import { stateKey } from '../../addresses/order-address.ts'

const cancelLabels = {
  changed_mind: 'reason_changed_mind',
  wrong_address: 'reason_wrong_address',
  wrong_goods: 'reason_wrong_goods',
  too_expensive: 'reason_too_expensive',
  other: 'reason_another',
  unpaid_in_time: 'reason_timeout',
  balance_missed: 'reason_balance_missed',
  refunded: 'reason_refunded',
  team_buy_failed: 'reason_team_buy_failed',
  team_buy_late: 'reason_team_buy_late',
  team_buy_removed: 'reason_team_buy_removed',
  recharge_failed: 'reason_recharge_failed',
} as const
const isKnown = (reason: string): reason is keyof typeof cancelLabels => Object.hasOwn(cancelLabels, reason)

/** The state label and its deadline: to pay, to receive, to request after-sales. */
export function StateHead({ order, onDue }: { order: Order; onDue: () => void }) {
  const t = useTranslations('order')
  const { state, paid_together } = order
  return (
    <div className="brand-gradient px-4 pt-5 pb-14 text-on-brand" role="status" data-state={state}>
      <p className="text-22 font-bold">{t(stateKey(order))}</p>
      <p className="min-h-5 text-14">
        <Time order={order} onDue={onDue} />
        {paid_together.length > 1 && state !== 'cancelled' && ` ${t('together', { count: paid_together.length - 1 })}`}
      </p>
    </div>
  )
}

function Time({ order, onDue }: { order: Order; onDue: () => void }) {
  const t = useTranslations('order')
  const dateTime = useDateTime()
  const offset = useClockOffset()
  const { state, actions, valid_until, auto_receive_at, after_sale_until, balance, cancel_reason } = order
  const counted = (label: string, until: string) =>
    offset !== null && (
      <>
        {label} <Countdown until={until} offset={offset} onEnd={onDue} />
      </>
    )
  if (actions.includes('pay') && valid_until)
    return counted(t(state === 'unpaid' || state === 'payment_failed' ? 'pay_within' : 'balance_within'), valid_until)
  if ((state === 'deposit_paid' || state === 'reserved') && balance?.from) return t('balance_opens', { time: dateTime(balance.from) })
  if (state === 'shipping' && auto_receive_at) return counted(t('receive_in'), auto_receive_at)
  if (state === 'completed' && after_sale_until && actions.includes('after_sale'))
    return t('after_sale_until', { time: dateTime(after_sale_until) })
  if (state === 'cancelled' && cancel_reason) return t(isKnown(cancel_reason) ? cancelLabels[cancel_reason] : 'reason_shop')
  return null
}
