import type { CampaignDetail } from '@longmall/contract/campaign-shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useHasLogin } from '../../shell/storefront.ts'
import type { Phase } from '../phase/phase.ts'

/** Refetch interval of the stock while a promotion runs. */
const pollMs = 15_000

export interface Availability {
  /** With the current stock of each; an unlisted item has none. */
  items: CampaignDetail['items']
  /** Pieces that the caller may still have; of a visitor the limit itself. */
  per_member: number | null
}

/** The remaining stock of a promotion, polled while it runs, and the member's remaining allowance. */
export function useAvailability({ promotion_id, items, per_member }: CampaignDetail, phase: Phase): Availability {
  const isMember = useHasLogin()
  const isRunning = phase === 'running'
  const live = useQuery({ ...query('campaign/live', { promotion_ids: [promotion_id] }), enabled: isRunning, refetchInterval: pollMs })
  const allowance = useQuery({
    ...query('campaign/allowance', { promotion_id }),
    enabled: isRunning && isMember && per_member !== null,
    staleTime: 0,
  })
  const now = new Map(live.data?.list.map((row) => [row.sku_id, row]))
  return {
    items: items.map((item) => ({
      ...item,
      ...now.get(item.sku_id),
      ...(!item.is_on_sale && { stock: 'none' as const, available: null }),
    })),
    per_member: allowance.data?.remaining_limit ?? per_member,
  }
}
