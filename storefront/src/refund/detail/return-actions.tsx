import type { AfterSaleRequest } from '@longmall/contract/refund.ts'
import { Button, buttonClass } from '@longmall/ui/action/button.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'
import { Link } from '../../shell/link.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { toast } from '../../shell/toast.ts'
import { ParcelSheet } from './parcel-sheet.tsx'

/** What the buyer can do now: enter the parcel, request again, withdraw the request (after confirmation). */
export function ReturnActions({ request: { refund_id, actions } }: { request: AfterSaleRequest }) {
  const t = useTranslations('refund')
  const client = useQueryClient()
  const [isSending, setSending] = useState(false)
  const cancel = useMutation({
    ...mutation('refund/cancel'),
    onSuccess: () => toast(t('cancelled'), { icon: 'success' }),
    onSettled: () => Promise.all(['refund', 'order'].map((domain) => client.invalidateQueries({ queryKey: [domain] }))),
  })
  const confirmCancel = async () => {
    const question = { title: t('cancel_question'), text: t('cancel_text'), confirmLabel: t('cancel'), cancelLabel: t('dismiss') }
    if (await confirm({ ...question, danger: true })) cancel.mutate({ refund_id })
  }
  if (actions.length === 0) return null
  return (
    <div className="hairline-t sticky bottom-0 z-20 bg-card px-4 pt-2 pb-3">
      <div className="flex justify-end gap-3">
        {actions.includes('cancel') && (
          <Button look="outline" busy={cancel.isPending} onClick={() => void confirmCancel()}>
            {t('cancel')}
          </Button>
        )}
        {actions.includes('reapply') && (
          <Link to="/v2/order/refund/refund" search={{ refund_id }} className={buttonClass({})}>
            {t('reapply')}
          </Link>
        )}
        {actions.includes('send_parcel') && <Button onClick={() => setSending(true)}>{t('send_parcel')}</Button>}
      </div>
      <div className="safe-bottom" />
      <ParcelSheet refundId={refund_id} open={isSending} onClose={() => setSending(false)} />
    </div>
  )
}
