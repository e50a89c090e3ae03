import type { OrderSummary } from '@longmall/contract/order.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { type ReactNode, useState } from 'react'
import { InvoiceButton } from '../../shipping/invoice-button.tsx'
import { Link } from '../../shell/link.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { detailPaths } from '../../addresses/order-address.ts'
import { CancelSheet } from './cancel-sheet.tsx'
import { useOrderActs } from './use-order-acts.ts'

type Action = OrderSummary['actions'][number]

// What most wait for stands first; the first one is the primary action, and what finds no room opens from "more".
const byUrgency: Action[] = [
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
const room = 3

export interface OrderActionsProps {
  order: Pick<OrderSummary, 'order_id' | 'order_type' | 'state' | 'actions'>
  /** Orders of the same payment: they are cancelled together. */
  togetherCount: number
  /** The order was deleted. */
  onGone?: () => void
}

/** What can be done with an order now, as the state machine says (R-29, ORD-06). */
export function OrderActions({ order, togetherCount, onGone }: OrderActionsProps) {
  const say = usePhrases('order')
  const [cancels, setCancels] = useState(false)
  const [isMore, setIsMore] = useState(false)
  const { acts, isBusy } = useOrderActs(order.order_id, onGone)
  const { order_id, actions } = order
  const sorted = byUrgency.filter((action) => actions.includes(action))
  const shown = sorted.slice(0, sorted.length > room ? room - 1 : room)
  const rest = sorted.slice(shown.length)
  const lookOf = (action: Action): 'primary' | 'outline' => (action === sorted[0] && urgent.has(action) ? 'primary' : 'outline')

  function drawn(action: Action, isRow: boolean): ReactNode {
    const look = { look: isRow ? ('plain' as const) : lookOf(action), size: isRow ? ('medium' as const) : ('small' as const), block: isRow }
    const press = (run: () => unknown) => () => {
      setIsMore(false)
      void run()
    }
    const button = (words: string, run: () => unknown) => (
      <Button key={action} {...look} busy={isBusy && action !== 'cancel'} onClick={press(run)}>
        {words}
      </Button>
    )
    const link = (words: string, to: Parameters<typeof Link>[0]['to']) => (
      <Link key={action} to={to} search={{ order_id }} className={buttonClass(look)}>
        {words}
      </Link>
    )
    switch (action) {
      case 'pay':
        return link(payWords(), '/v1/order/payment/payment')
      case 'cancel':
        return button(say('cancel'), () => setCancels(true))
      case 'logistics':
        return link(say('logistics'), '/v2/order/logistics/logistics')
      case 'pickup_code':
        return link(say('pickup_code'), detailPaths[order.order_type])
      case 'review':
      case 'append_review':
        return link(say(action), '/v1/order/evaluate/evaluate')
      case 'after_sale':
        return link(say('after_sale'), '/v1/order/activist/activist')
      case 'invoice':
        return <InvoiceButton key={action} orderId={order_id} />
      default:
        return button(say(action), acts[action])
    }
  }
  const payWords = () => {
    if (order.state === 'payment_failed') return say('pay_again')
    return order.state === 'unpaid' ? say('pay') : say('pay_balance')
  }
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {rest.length > 0 && (
        <Button look="text" size="small" aria-haspopup="dialog" onClick={() => setIsMore(true)}>
          {say('more')}
        </Button>
      )}
      {shown.toReversed().map((action) => drawn(action, false))}
      <Sheet open={isMore} onClose={() => setIsMore(false)} title={say('more')}>
        <div className="space-y-3 pt-2">{rest.map((action) => drawn(action, true))}</div>
      </Sheet>
      <CancelSheet open={cancels} onClose={() => setCancels(false)} orderId={order_id} togetherCount={togetherCount} />
    </div>
  )
}
