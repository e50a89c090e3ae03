import type { cancelReasons } from '@longmall/contract/order.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { ChoiceGroup } from '@longmall/ui/form/choice-group.tsx'
import { Sheet } from '@longmall/ui/overlay/sheet.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'

type Reason = (typeof cancelReasons)[number]
const reasonLabels = {
  changed_mind: 'reason_changed_mind',
  wrong_address: 'reason_wrong_address',
  wrong_goods: 'reason_wrong_goods',
  too_expensive: 'reason_too_expensive',
  other: 'reason_another',
} as const satisfies Record<Reason, string>
const reasons = Object.keys(reasonLabels) as Reason[]

export interface CancelSheetProps {
  open: boolean
  onClose: () => void
  orderId: number
  /** Orders of the same payment, which are cancelled together. */
  togetherCount: number
}

/** Confirms the cancellation of an order and collects the reason. */
export function CancelSheet({ open, onClose, orderId, togetherCount }: CancelSheetProps) {
  const t = useTranslations('order')
  const client = useQueryClient()
  const [reason, setReason] = useState<Reason>('changed_mind')
  const cancel = useMutation({
    ...mutation('order/cancel'),
    onSuccess: () => toast(t('cancelled'), { icon: 'success' }),
    onSettled: async () => {
      onClose()
      await client.invalidateQueries({ queryKey: ['order'] })
    },
  })
  const footer = (
    <div className="flex gap-3">
      <Button look="plain" block onClick={onClose}>
        {t('dismiss')}
      </Button>
      <Button look="danger" block busy={cancel.isPending} onClick={() => cancel.mutate({ order_id: orderId, reason })}>
        {t('cancel')}
      </Button>
    </div>
  )
  return (
    <Sheet open={open} onClose={onClose} title={t('cancel_question')} footer={footer}>
      <p className="pb-4 text-14 text-body">{togetherCount > 1 ? t('cancel_together', { count: togetherCount }) : t('cancel_text')}</p>
      <ChoiceGroup
        label={t('reason')}
        choices={reasons.map((key) => ({ value: key, label: t(reasonLabels[key]) }))}
        selected={reason}
        onSelect={setReason}
      />
    </Sheet>
  )
}
