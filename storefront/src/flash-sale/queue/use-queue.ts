import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CallFailure } from '@longmall/web/call/call-failure.ts'
import { useGo } from '../../shell/link.tsx'
import { storefront } from '../../shell/storefront.ts'
import { leaveQueue, type QueueTicket, queueQuery, type QueueRequest } from './queue-ticket.ts'

export interface QueueTools {
  /** Requests a quantity; a visitor logs in first and returns. */
  enter: (sku_id: number, quantity: number) => void
  /** Gives the place back and closes. */
  leave: () => void
  again: () => void
  /** Undefined until the first response. */
  ticket: QueueTicket | undefined
  error: CallFailure | null
  isOpen: boolean
  isRequesting: boolean
}

/** The queue of a flash sale: polls until the shopper's turn, then navigates to the confirmation. */
export function useQueue(promotion_id: number): QueueTools {
  const go = useGo()
  const router = useRouter()
  const client = useQueryClient()
  const [request, setRequest] = useState<QueueRequest | null>(null)
  const queueOptions = queueQuery(request ?? { promotion_id, sku_id: 1 })
  const query = useQuery<QueueTicket, CallFailure>({ ...queueOptions, enabled: request !== null, retry: 1 })
  const ticket = request === null ? undefined : query.data
  const state = ticket?.state

  const openConfirmation = useEffectEvent(() => {
    if (!request || !ticket) return
    void go('/v2/order/confirm/confirm', { promotion_id, sku_id: request.sku_id, quantity: ticket.quantity })
  })
  const leaveWhileWaiting = useEffectEvent(() => {
    if (request && state === 'waiting') void leaveQueue(request)
  })
  useEffect(() => {
    if (state === 'pass') openConfirmation()
  }, [state])
  useEffect(() => () => leaveWhileWaiting(), [])

  return {
    ticket,
    error: request === null ? null : query.error,
    isOpen: request !== null && state !== 'pass',
    isRequesting: query.isFetching,
    enter: (sku_id, quantity) => {
      if (!storefront().storage.read('token'))
        return void router.navigate({ to: '/v1/login', search: { redirect: router.state.location.href } })
      const next = { promotion_id, sku_id, quantity }
      client.removeQueries({ queryKey: queueQuery(next).queryKey })
      setRequest(next)
    },
    leave: () => {
      if (request) void leaveQueue(request)
      setRequest(null)
    },
    again: () => void query.refetch(),
  }
}
