import { GoodsBody } from './goods-body.tsx'
import { GoodsPage } from './goods-page.tsx'

/** Goods detail (CAT-04): pictures, price with its reason, choice, freight, parts of the page, reviews, and buying. */
export function GoodsScreen() {
  return <GoodsPage>{(goods) => <GoodsBody key={goods.goods_id} goods={goods} />}</GoodsPage>
}
