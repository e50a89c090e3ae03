import { Button } from '@longmall/ui/action/button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CountdownTo } from '../../promotion/phase/countdown-to.tsx'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useGo } from '../../shell/link.tsx'
import { type QueueTicket, queueQuery, type QueueRequest } from './queue-ticket.ts'

/** On the confirmation of flash-sale goods: how long the turn lasts; when it is over, a link back to the queue. */
export function QueueNote({ request }: { request: QueueRequest }) {
  const t = useTranslations('flashsale')
  const go = useGo()
  const client = useQueryClient()
  const query = queueQuery(request)
  const { data: turn } = useQuery<QueueTicket, CallFailure>({ ...query, retry: 1 })
  if (!turn) return null
  const back = () =>
    void go('/promotionpages/seckill/detail/detail', { id: request.promotion_id, sku_id: request.sku_id }, { replace: true })
  if (turn.state !== 'pass' || turn.expires_at === null)
    return (
      <div
        role="alert"
        className="flex min-h-11 items-center justify-between gap-3 rounded-12 bg-danger-soft px-3 py-2 text-14 text-danger"
      >
        {t(turn.state === 'waiting' ? 'turn_waiting' : 'turn_sold_out')}
        <Button size="small" look="soft" onClick={back}>
          {t('turn_again')}
        </Button>
      </div>
    )
  return (
    <p className="flex min-h-11 items-center justify-between gap-3 rounded-12 bg-danger-soft px-3 text-14 text-danger">
      {t('turn_ready')}
      <span className="font-semibold">
        <CountdownTo until={turn.expires_at} onEnd={() => void client.invalidateQueries({ queryKey: query.queryKey })} />
      </span>
    </p>
  )
}
