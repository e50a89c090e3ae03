import type { PickupOrder } from '@longmall/contract/redemption.ts'
import { Button } from '@longmall/ui/action/button.tsx'
import { confirm } from '@longmall/ui/overlay/confirm.tsx'
import { mutation } from '@longmall/web/call/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Store, UserRound } from 'lucide-react'
import { useMoment } from '../../shell/time/use-moment.ts'
import { toast } from '../../shell/toast.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { GoodsLines } from './goods-lines.tsx'
import { PickupStateTag } from './pickup-state-tag.tsx'

/** An order that waits at a store; one that is being prepared can be marked as ready. */
export function PickupOrderCard({ order }: { order: PickupOrder }) {
  const t = useTranslations('redemption')
  const moment = useMoment()
  const client = useQueryClient()
  const marking = useMutation({
    ...mutation('redemption/mark_ready'),
    onSuccess: () => {
      toast(t('marked_ready'), { icon: 'success' })
      return client.invalidateQueries({ queryKey: ['redemption'] })
    },
  })
  const { order_id, order_no, branch, member_name, state, ready_at, expires_at, paid_at, remaining, lines } = order
  const mark = async () => {
    const text = t('mark_ready_text', { number: order_no, store: branch.name })
    if (await confirm({ title: t('mark_ready_question'), text, confirmLabel: t('mark_ready') }))
      marking.mutate({ pickup_order_id: order_id })
  }
  return (
    <article className="rounded-12 bg-card p-4" aria-label={t('order_no', { number: order_no })}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="figures min-w-0 truncate text-14 font-semibold text-strong">{order_no}</h2>
        <PickupStateTag state={state} />
      </div>
      <p className="mt-1 flex items-center gap-3 text-12 text-quiet">
        <span className="flex shrink-0 items-center gap-1">
          <UserRound size={14} aria-hidden />
          {member_name}
        </span>
        <span className="flex min-w-0 items-center gap-1">
          <Store size={14} aria-hidden className="shrink-0" />
          <span className="truncate">{branch.name}</span>
        </span>
      </p>
      <div className="hairline-t mt-3 pt-3">
        <GoodsLines lines={lines.filter((line) => line.remaining > 0)} quantityOf={(line) => line.remaining} />
      </div>
      <div className="mt-3 flex items-end justify-between gap-3">
        <p className="figures text-12 text-quiet">
          <span className="block">{t('left', { count: remaining })}</span>
          <span className="block">
            {ready_at === null ? t('paid_at', { at: moment(paid_at) }) : t('ready_at', { at: moment(ready_at) })}
          </span>
          {expires_at !== null && <span className="block">{t('refunded_at', { at: moment(expires_at) })}</span>}
        </p>
        {state === 'preparing' && (
          <Button size="small" className="shrink-0" busy={marking.isPending} onClick={() => void mark()}>
            {t('mark_ready')}
          </Button>
        )}
      </div>
    </article>
  )
}
