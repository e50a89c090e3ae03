import type { QueryClient } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { openSession } from '../list/open-session.ts'

/** Prefetches the strip of the home page, so that the page is rendered with it. */
export async function prepareStrip(queryClient: QueryClient): Promise<void> {
  const { list } = await queryClient.ensureQueryData(query('flash_sale/sessions', {}))
  const session = openSession(list)
  if (session && session.state !== 'ended')
    await queryClient.ensureQueryData(query('flash_sale/items', { promotion_id: session.promotion_id }))
}
