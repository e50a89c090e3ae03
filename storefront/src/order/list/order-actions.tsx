import type { OrderSummary } from '@longmall/contract/order.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { type ReactNode, useState } from 'react'
import { InvoiceButton } from '../../fulfilment/invoice-button.tsx'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { detailPaths } from '../../addresses/order-address.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { useOrderActions } from './use-order-actions.ts'

type Action = OrderSummary['actions'][number]

// Most used first; the first one is the primary action, and those without room open from "more".
const actionsByPriority: Action[] = [
  'pay',
  'confirm_receipt',
  'pickup_code',
  'review',
  'logistics',
  'remind',
  'append_review',
  'buy_again',
  'after_sale',
  'cancel',
  'extend',
  'invoice',
  'delete',
]
const urgent = new Set<Action>(['pay', 'confirm_receipt', 'pickup_code', 'review'])
const maxButtons = 3

export interface OrderActionsProps {
  order: Pick<OrderSummary, 'order_id' | 'order_type' | 'state' | 'actions'>
  /** Orders of the same payment, which are cancelled together. */
  togetherCount: number
  /** The order was deleted. */
  onDeleted?: () => void
}

/** The actions that the state machine allows on an order now (R-29, ORD-06). */
export function OrderActions({ order, togetherCount, onDeleted }: OrderActionsProps) {
  const t = useTranslations('order')
  const [cancels, setCancels] = useState(false)
  const [isMore, setIsMore] = useState(false)
  const { handlers, isBusy } = useOrderActions(order.order_id, onDeleted)
  const { order_id, actions } = order
  const sorted = actionsByPriority.filter((action) => actions.includes(action))
  const shown = sorted.slice(0, sorted.length > maxButtons ? maxButtons - 1 : maxButtons)
  const rest = sorted.slice(shown.length)
  const lookOf = (action: Action): 'primary' | 'outline' => (action === sorted[0] && urgent.has(action) ? 'primary' : 'outline')

  function renderAction(action: Action, isRow: boolean): ReactNode {
    const look = { look: isRow ? ('plain' as const) : lookOf(action), size: isRow ? ('medium' as const) : ('small' as const), block: isRow }
    const press = (run: () => unknown) => () => {
      setIsMore(false)
      void run()
    }
    const button = (label: string, run: () => unknown) => (
      <Button key={action} {...look} busy={isBusy && action !== 'cancel'} onClick={press(run)}>
        {label}
      </Button>
    )
    const link = (label: string, to: Parameters<typeof Link>[0]['to']) => (
      <Link key={action} to={to} search={{ order_id }} className={buttonClass(look)}>
        {label}
      </Link>
    )
    switch (action) {
      case 'pay':
        return link(payLabel(), '/v1/order/payment/payment')
      case 'cancel':
        return button(t('cancel'), () => setCancels(true))
      case 'logistics':
        return link(t('logistics'), '/v2/order/logistics/logistics')
      case 'pickup_code':
        return link(t('pickup_code'), detailPaths[order.order_type])
      case 'review':
      case 'append_review':
        return link(t(action), '/v1/order/evaluate/evaluate')
      case 'after_sale':
        return link(t('after_sale'), '/v1/order/activist/activist')
      case 'invoice':
        return <InvoiceButton key={action} orderId={order_id} />
      default:
        return button(t(action), handlers[action])
    }
  }
  const payLabel = () => {
    if (order.state === 'payment_failed') return t('pay_again')
    return order.state === 'unpaid' ? t('pay') : t('pay_balance')
  }
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {rest.length > 0 && (
        <Button look="text" size="small" aria-haspopup="dialog" onClick={() => setIsMore(true)}>
          {t('more')}
        </Button>
      )}
      {shown.toReversed().map((action) => renderAction(action, false))}
      <Sheet open={isMore} onClose={() => setIsMore(false)} title={t('more')}>
        <div className="space-y-3 pt-2">{rest.map((action) => renderAction(action, true))}</div>
      </Sheet>
      <CancelSheet open={cancels} onClose={() => setCancels(false)} orderId={order_id} togetherCount={togetherCount} />
    </div>
  )
}
