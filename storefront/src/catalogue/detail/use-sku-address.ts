import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'
import { query } from '@longmall/web/call/query.ts'
import type { RawSearch } from '../../shell/search.ts'

/** Writes the chosen variant into the address, so that reloading and sharing preserve it; the loaded goods are cached for that address too. */
export function useSkuAddress(goods: GoodsDetail) {
  const router = useRouter()
  const queryClient = useQueryClient()
  return ({ sku_id }: Sku) => {
    queryClient.setQueryData(query('catalogue/detail', { sku_id }).queryKey, { ...goods, sku_id })
    const { pathname, search } = router.state.location
    void router.navigate({ to: pathname, search: { ...(search as RawSearch), sku_id: String(sku_id) }, replace: true, resetScroll: false })
  }
}
