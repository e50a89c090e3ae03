import type { GoodsDetail } from '@longmall/contract/catalogue.ts'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '@longmall/web/call/query.ts'
import { usePageTitle } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { DetailBar } from './detail-bar.tsx'
import { GoodsUnavailable } from './goods-unavailable.tsx'
import { readGoodsSearch } from './goods-search.ts'
import { GoodsSkeleton } from './goods-skeleton.tsx'

/** The goods of the address below their bar; skeleton, error and gone in their place. */
export function GoodsPage({ children }: { children: (goods: GoodsDetail) => ReactNode }) {
  const t = useTranslations('catalogue')
  const { sku_id } = useScreenSearch(readGoodsSearch)
  const goods = useQuery({ ...query('catalogue/detail', { sku_id: sku_id ?? 1 }), enabled: sku_id !== undefined })
  const name = goods.data?.goods_name ?? ''
  usePageTitle(name)
  const missing = sku_id === undefined || goods.error?.reason === 'catalogue.goods_not_found'
  return (
    <>
      <DetailBar name={name || t('goods')} />
      {missing ? (
        <GoodsUnavailable />
      ) : goods.data ? (
        children(goods.data)
      ) : goods.isError ? (
        <ErrorState busy={goods.isFetching} onRetry={() => void goods.refetch()} />
      ) : (
        <GoodsSkeleton />
      )}
      <BackToTop />
    </>
  )
}
