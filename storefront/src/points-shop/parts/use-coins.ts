import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useHasLogin } from '../../shell/storefront.ts'

/** The member's available coins; undefined for a visitor and while loading. */
export function useCoins(): number | undefined {
  const isMember = useHasLogin()
  const { data } = useQuery({ ...query('wallet/view', {}), enabled: isMember })
  return isMember && data ? Number(data.longcoin.available) : undefined
}
