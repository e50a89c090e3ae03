import { query } from '@longmall/web/call/query.ts'
import { useQuery } from '@tanstack/react-query'

/** In ms: a position is assigned within seconds of the payment. */
const pollMs = 2000

/** The caller's place in both trees; refetched while the position is being assigned. */
export const useNetwork = () =>
  useQuery({
    ...query('network/view', {}),
    refetchInterval: ({ state }) => (state.data?.placement === 'pending' ? pollMs : false),
  })
