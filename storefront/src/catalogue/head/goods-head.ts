import type { HeadTools, PageHead } from '../../shell/page-head.ts'
import { query } from '@longmall/web/call/query.ts'
import { siteQuery } from '../../shell/site.ts'
import type { GoodsSearch } from '../detail/goods-search.ts'
import { goodsJsonLd, pictureAddress } from './goods-json-ld.ts'
import { plainText } from './plain-text.ts'

/** Head of goods; all variants name the first one's address as the one of these goods. */
export function goodsHead({ queryClient, search, origin, storeName, translations }: HeadTools<GoodsSearch>): PageHead {
  const goods =
    search.sku_id === undefined ? undefined : queryClient.getQueryData(query('catalogue/detail', { sku_id: search.sku_id }).queryKey)
  if (!goods) return { title: translations.t('catalogue')('goods_not_found'), noindex: true }
  const canonical = `/v2/goods/detail/detail?sku_id=${goods.skus[0]?.sku_id ?? goods.sku_id}`
  const currency = queryClient.getQueryData(siteQuery.queryKey)!.currency
  const ofGoods = queryClient.getQueryData(query('campaign/of_goods', { sku_id: search.sku_id ?? goods.sku_id }).queryKey)
  const [picture] = goods.pictures
  return {
    title: goods.goods_name,
    description: plainText(goods.selling_point || goods.description, 160) || goods.goods_name,
    image: picture && pictureAddress(picture),
    canonical,
    type: 'product',
    jsonLd: goodsJsonLd(goods, { origin, canonical, currency, storeName, promotions: ofGoods?.promotions ?? [] }),
  }
}
