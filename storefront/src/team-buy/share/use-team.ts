import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useScreenSearch } from '../../shell/search.ts'
import { pollMs } from '../parts/use-forming-teams.ts'
import { readShare } from '../team-buy-address.ts'

/** The team of the address, by its number or by an order in it; refetched while it forms. */
export function useTeam() {
  const { group_id, order_id } = useScreenSearch(readShare)
  const ofOrder = useQuery({
    ...query('team_buy/of_order', { order_id: order_id ?? 1 }),
    enabled: group_id === undefined && order_id !== undefined,
  })
  const id = group_id ?? ofOrder.data?.group_id
  const group = useQuery({
    ...query('team_buy/group', { group_id: id ?? 1 }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'forming' ? pollMs : false),
  })
  const isMissing =
    (group_id === undefined && order_id === undefined) || [group, ofOrder].some((one) => one.error?.reason === 'team_buy.not_found')
  return { group, isMissing, failed: [ofOrder, group].find((one) => one.isError) }
}
