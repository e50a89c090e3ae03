import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddon } from '../../shell/shared.ts'

const minute = 60_000

/** What the caller is as a distributor; one who is none yet is asked for again with each screen, an approval being on its way. */
export function useDistributorStatus() {
  const isOn = useAddon('fenxiao')
  return useQuery({
    ...query('distribution/status', {}),
    enabled: isOn,
    staleTime: ({ state }) => (state.data?.state === 'active' ? 5 * minute : 0),
  })
}
