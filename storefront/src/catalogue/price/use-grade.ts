import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useHasLogin } from '../../shell/storefront.ts'

export interface ShopperGrade {
  name: string
  /** 1000: no discount. */
  discount_permille: number
}

/** The shopper's member level; null for a visitor and while loading. */
export function useGrade(): ShopperGrade | null {
  const hasLogin = useHasLogin()
  const { data } = useQuery({ ...query('member/view', {}), enabled: hasLogin, staleTime: 300_000 })
  return hasLogin && data ? { name: data.grade_name, discount_permille: data.discount_permille } : null
}
