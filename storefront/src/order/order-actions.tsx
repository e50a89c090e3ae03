import type { OrderSummary } from '@longmall/contract/order.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '../shell/call/query.ts'
import { Link } from '../shell/link.tsx'
import { usePhrases } from '../shell/phrases.tsx'
import { toast } from '../shell/toast.ts'

const wordsOf = {
  changed_mind: 'reason_changed_mind',
  wrong_address: 'reason_wrong_address',
  wrong_goods: 'reason_wrong_goods',
  too_expensive: 'reason_too_expensive',
  other: 'reason_another',
} as const
const reasons = ['changed_mind', 'wrong_address', 'wrong_goods', 'too_expensive', 'other'] as const

export interface OrderActionsProps {
  orderId: number
  actions: OrderSummary['actions']
  isFailed: boolean
  /** Orders of the same payment: they are cancelled together. */
  togetherCount: number
}

/** Pay and cancel; cancelling asks first and takes the reason along. */
export function OrderActions({ orderId, actions, isFailed, togetherCount }: OrderActionsProps) {
  const say = usePhrases('order')
  const [asks, setAsks] = useState(false)
  return (
    <div className="flex gap-2">
      {actions.includes('cancel') && (
        <Button look="outline" size="small" onClick={() => setAsks(true)}>
          {say('cancel')}
        </Button>
      )}
      {actions.includes('pay') && (
        <Link to="/v1/order/payment/payment" search={{ order_id: orderId }} className={buttonClass({ size: 'small' })}>
          {say(isFailed ? 'pay_again' : 'pay')}
        </Link>
      )}
      <CancelSheet open={asks} onClose={() => setAsks(false)} orderId={orderId} togetherCount={togetherCount} />
    </div>
  )
}

function CancelSheet({
  open,
  onClose,
  orderId,
  togetherCount,
}: {
  open: boolean
  onClose: () => void
  orderId: number
  togetherCount: number
}) {
  const say = usePhrases('order')
  const client = useQueryClient()
  const [reason, setReason] = useState<(typeof reasons)[number]>('changed_mind')
  const cancel = useMutation({
    ...mutation('order/cancel'),
    onSuccess: () => toast(say('cancelled'), { icon: 'success' }),
    onSettled: async () => {
      onClose()
      await client.invalidateQueries({ queryKey: ['order'] })
    },
  })
  const footer = (
    <div className="flex gap-3">
      <Button look="plain" block onClick={onClose}>
        {say('keep')}
      </Button>
      <Button look="danger" block busy={cancel.isPending} onClick={() => cancel.mutate({ order_id: orderId, reason })}>
        {say('cancel')}
      </Button>
    </div>
  )
  return (
    <Sheet open={open} onClose={onClose} title={say('cancel_question')} footer={footer}>
      <p className="pb-4 text-14 text-body">{togetherCount > 1 ? say('cancel_together', { count: togetherCount }) : say('cancel_text')}</p>
      <ChoiceGroup
        label={say('reason')}
        choices={reasons.map((key) => ({ value: key, label: say(wordsOf[key]) }))}
        selected={reason}
        onSelect={setReason}
      />
    </Sheet>
  )
}
