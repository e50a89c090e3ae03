import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useHasLogin } from '../../shell/storefront.ts'

/** The member's coins that can be spent; undefined for a visitor, and until they are known. */
export function useCoins(): number | undefined {
  const isMember = useHasLogin()
  const { data } = useQuery({ ...query('wallet/view', {}), enabled: isMember })
  return isMember && data ? Number(data.longcoin.available) : undefined
}
