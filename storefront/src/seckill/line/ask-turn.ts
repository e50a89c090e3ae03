import type { QueryClient } from '@tanstack/react-query'
import type { Input, Output } from '@longmall/web/call/query.ts'
import { storefront } from '../../shell/storefront.ts'

export type Turn = Output<'seckill/enter'>
export type Wanted = Input<'seckill/enter'>

/** Asks whose turn it is; the same wish again has the same turn. Throws `RequestFailure`. */
export const askTurn = (wanted: Wanted): Promise<Turn> => storefront().request('seckill/enter', { payload: { ...wanted } }) as Promise<Turn>

/** Gives the turn or the place back, for the next one; that it could not be told does no harm, for it ends by itself. */
export const leaveLine = ({ promotion_id, sku_id }: Wanted): Promise<unknown> =>
  storefront()
    .request('seckill/leave', { payload: { promotion_id, sku_id } })
    .catch(() => undefined)

/** Of a confirmation: what is asked for in a flash sale; null where it is something else that is bought. */
export const wantedOf = (kind: string | undefined, { promotion_id, sku_id, quantity }: Partial<Wanted>): Wanted | null =>
  kind === 'seckill' && promotion_id !== undefined && sku_id !== undefined ? { promotion_id, sku_id, quantity: quantity ?? 1 } : null

/** The pass that an order of the flash sale carries; without one the server says why. Throws `RequestFailure`. */
export async function passFor(client: QueryClient, wanted: Wanted): Promise<string | undefined> {
  const { seckill_pass } = await client.fetchQuery(turnQuery(wanted))
  return seckill_pass ?? undefined
}

/** As a query: one for each wish, asked again while waiting as often as the server says. */
export const turnQuery = (wanted: Wanted) => ({
  queryKey: ['seckill', 'turn', wanted.promotion_id, wanted.sku_id, wanted.quantity ?? 1] as const,
  queryFn: () => askTurn(wanted),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchIntervalInBackground: true,
  refetchInterval: ({ state: { data } }: { state: { data?: Turn | undefined } }) =>
    data?.state === 'waiting' && data.ask_after !== null ? data.ask_after : (false as const),
})
