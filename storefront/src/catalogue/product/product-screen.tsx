import { Navigate } from '@tanstack/react-router'
import { type RawSearch, useScreenSearch } from '../../shell/search.ts'
import { GoodsPage } from '../detail/goods-page.tsx'
import { GoodsSkeleton } from '../detail/goods-skeleton.tsx'
import { ProductBody } from './product-body.tsx'

/** Product detail in the v1 form (CAT-05): Start-up, devices, pledges, virtual goods and reservations, chosen before they are ordered. */
export function ProductScreen() {
  return (
    <GoodsPage>{(goods) => (goods.goods_type === 'standard' ? <ToGoods /> : <ProductBody key={goods.goods_id} goods={goods} />)}</GoodsPage>
  )
}

const whole = (raw: RawSearch) => raw

/** Goods sold through the cart have their own page; the redirect preserves the visit's source. */
function ToGoods() {
  const search = useScreenSearch(whole)
  return (
    <>
      <Navigate to="/v2/goods/detail/detail" search={search} replace />
      <GoodsSkeleton />
    </>
  )
}
