import { useQuery } from '@tanstack/react-query'
import { BackToTop } from '@longmall/ui/action/back-to-top.tsx'
import { ErrorState } from '@longmall/ui/state/error-state.tsx'
import { GoodsSkeleton } from '../../catalogue/detail/goods-skeleton.tsx'
import { PromotionUnavailable, PromotionOff } from '../../promotion/promotion-unavailable.tsx'
import { PromotionHeader } from '../../promotion/promotion-header.tsx'
import { query } from '@longmall/web/call/query.ts'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readFlashSale } from '../flash-sale-address.ts'
import { FlashSaleBody } from './flash-sale-body.tsx'

const zone = '/promotionpages/seckill/list/list'

/** Goods of a flash-sale session (PRM-03): pictures, flash price, countdown, how much is sold, rules, and buying in its line. */
export function FlashSaleScreen() {
  const t = useTranslations('flashsale')
  const { id, sku_id } = useScreenSearch(readFlashSale)
  const items = useQuery({ ...query('flash_sale/items', { promotion_id: id ?? 1 }), enabled: id !== undefined })
  const item = items.data?.list.find((one) => one.sku_id === sku_id) ?? items.data?.list[0]
  const goods = useQuery({ ...query('catalogue/detail', { sku_id: item?.sku_id ?? 1 }), enabled: item !== undefined })
  const missing =
    id === undefined ||
    items.error?.reason === 'promotion.not_found' ||
    goods.error?.reason === 'catalogue.goods_not_found' ||
    (items.data && !item)
  const failed = [items, goods].find((one) => one.isError)
  return (
    <>
      <PromotionHeader
        title={t('title')}
        share={goods.data?.goods_name}
        poster={id === undefined ? undefined : { promotion_type: 'seckill', id }}
        fallback={zone}
      />
      {missing ? (
        <PromotionUnavailable zone={zone} />
      ) : items.data && item && goods.data ? (
        <FlashSaleBody key={`${id} ${item.goods_id}`} session={items.data.session} items={items.data.list} item={item} goods={goods.data} />
      ) : items.error?.reason === 'call.feature_off' ? (
        <PromotionOff />
      ) : failed ? (
        <ErrorState busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <GoodsSkeleton />
      )}
      <BackToTop />
    </>
  )
}
