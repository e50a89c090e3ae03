import type { PledgeDetail } from '@longmall/contract/pledge.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { Card } from '@longmall/ui/display/card.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { shortFailureText } from '@longmall/web/errors/field-errors.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../shell/toast.ts'
import { useTranslations } from '../shell/translations.tsx'

/** The refund before the first income, with what it means; nothing once that was paid. */
export function RefundCard({ pledge: { pledge_id, is_refundable } }: { pledge: PledgeDetail }) {
  const t = useTranslations('pledge')
  const client = useQueryClient()
  const refresh = () =>
    Promise.all([['pledge'], ['order'], ['wallet'], ['member', 'centre']].map((queryKey) => client.invalidateQueries({ queryKey })))
  const refund = useMutation({
    ...mutation('pledge/refund', { quiet: true }),
    onSuccess: async () => {
      await refresh()
      toast(t('refunded'), { icon: 'success' })
    },
    onError: async (failure) => {
      toast(shortFailureText(failure), { icon: 'error' })
      if (failure.kind === 'refused') await refresh()
    },
  })
  if (!is_refundable) return null
  async function confirmRefund() {
    if (await confirm({ title: t('refund_question'), text: t('refund_text'), confirmLabel: t('refund'), danger: true }))
      refund.mutate({ pledge_id })
  }
  return (
    <Card className="space-y-3">
      <p className="text-14 text-body">{t('refund_until')}</p>
      <Button block look="outline" busy={refund.isPending} onClick={() => void confirmRefund()}>
        {t('refund')}
      </Button>
    </Card>
  )
}
