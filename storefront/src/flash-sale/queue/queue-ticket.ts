import type { QueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@longmall/web/call/query.ts'
import { storefront } from '../../shell/storefront.ts'

export type QueueTicket = Output<'flash_sale/enter'>
export type QueueRequest = Input<'flash_sale/enter'>

/** Enters the queue; a repeated request keeps its position. Throws `RequestFailure`. */
export const enterQueue = (request: QueueRequest): Promise<QueueTicket> =>
  storefront().request('flash_sale/enter', { payload: { ...request } }) as Promise<QueueTicket>

/** Releases the turn or the queue position; a failure is harmless, as it expires. */
export const leaveQueue = ({ promotion_id, sku_id }: QueueRequest): Promise<unknown> =>
  storefront()
    .request('flash_sale/leave', { payload: { promotion_id, sku_id } })
    .catch(() => undefined)

/** Of a confirmation: the flash-sale request; null for other purchases. */
export const queueRequestOf = (kind: string | undefined, { promotion_id, sku_id, quantity }: Partial<QueueRequest>): QueueRequest | null =>
  kind === 'flash_sale' && promotion_id !== undefined && sku_id !== undefined ? { promotion_id, sku_id, quantity: quantity ?? 1 } : null

/** The pass required by an order of the flash sale; if there is none the server refuses with the reason. Throws `RequestFailure`. */
export async function passFor(client: QueryClient, request: QueueRequest): Promise<string | undefined> {
  const { flash_sale_pass } = await client.fetchQuery(queueQuery(request))
  return flash_sale_pass ?? undefined
}

/** As a query: one per request, polled while waiting at the server's interval. */
export const queueQuery = (request: QueueRequest) => ({
  queryKey: ['flash_sale', 'turn', request.promotion_id, request.sku_id, request.quantity ?? 1] as const,
  queryFn: () => enterQueue(request),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchIntervalInBackground: true,
  refetchInterval: ({ state: { data } }: { state: { data?: QueueTicket | undefined } }) =>
    data?.state === 'waiting' && data.retry_after_ms !== null ? data.retry_after_ms : (false as const),
})
