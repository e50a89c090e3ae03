import { pictureAddress } from '../catalogue/head/goods-json-ld.ts'
import type { HeadTools, PageHead } from '../shell/page-head.ts'
import { query } from '@longmall/web/call/query.ts'
import type { FlashSaleSearch } from './flash-sale-address.ts'

/** Head of goods in a flash sale. */
export function flashSaleHead({ queryClient, search: { id, sku_id }, translations }: HeadTools<FlashSaleSearch>): PageHead {
  const sale = id === undefined ? undefined : queryClient.getQueryData(query('flash_sale/items', { promotion_id: id }).queryKey)
  const item = sale?.list.find((one) => one.sku_id === sku_id) ?? sale?.list[0]
  if (!sale || !item) return { title: translations.t('promotion')('not_found'), noindex: true }
  return {
    title: item.goods_name,
    description: `${translations.t('flashsale')('title')} · ${sale.session.name}`,
    image: item.picture ? pictureAddress(item.picture) : undefined,
    canonical: `/promotionpages/seckill/detail/detail?id=${id}&sku_id=${item.sku_id}`,
  }
}
