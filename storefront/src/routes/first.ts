import { notFound } from '@tanstack/react-router'
import { type GoodsSearch, readGoodsSearch } from '../catalogue/detail/goods-search.ts'
import { goodsHead } from '../catalogue/head/goods-head.ts'
import { homeHead } from '../catalogue/head/home-head.ts'
import { listHead } from '../catalogue/head/list-head.ts'
import { readListSearch } from '../catalogue/list/list-address.ts'
import { listQuery } from '../catalogue/list/list-query.ts'
import { readHomeSearch } from '../content/home/home-search.ts'
import { query } from '@longmall/web/call/query.ts'
import { prepareStrip } from '../flash-sale/home/prepare-strip.ts'
import { type Screen, screen, type ScreenModule } from './screen.ts'
import { type ScreenTools } from '../shell/page-head.ts'

const home = screen('content/home/home-screen', {
  translations: ['content', 'catalogue', 'flashsale'],
  search: readHomeSearch,
  // A preview is fetched by the browser alone: the server neither renders nor caches it.
  cached: ({ preview }) => preview === undefined,
  prepare: async ({ queryClient, search: { preview } }) => {
    if (preview !== undefined) return
    const { blocks } = await queryClient.ensureQueryData(query('content/home', {}))
    const has = (wanted: string) => blocks.some(({ kind }) => kind === wanted)
    await Promise.all([
      has('goods_grid') && queryClient.ensureInfiniteQueryData(listQuery({})),
      has('flash_sale') && prepareStrip(queryClient).catch(() => undefined),
      has('coupons') && queryClient.ensureQueryData(query('coupon/offers', {})).catch(() => undefined),
    ])
  },
  head: import.meta.env.SSR ? homeHead : undefined,
})

const prepareList = async ({ queryClient, search }: ScreenTools<ReturnType<typeof readListSearch>>) => {
  await Promise.all([
    queryClient.ensureInfiniteQueryData(listQuery(search)),
    search.category_id !== undefined && queryClient.ensureQueryData(query('catalogue/categories', {})),
    search.brand_id !== undefined && queryClient.ensureQueryData(query('catalogue/brands', {})),
  ])
}

/** Goods are shown without their promotions and coupons rather than not at all. */
export const prepareGoods = async ({ queryClient, search: { sku_id } }: ScreenTools<Pick<GoodsSearch, 'sku_id'>>) => {
  if (sku_id === undefined) throw notFound()
  const promotions = queryClient.ensureQueryData(query('campaign/of_goods', { sku_id })).catch(() => undefined)
  const { goods_id } = await queryClient.ensureQueryData(query('catalogue/detail', { sku_id }))
  await Promise.all([promotions, queryClient.ensureQueryData(query('coupon/offers', { goods_id })).catch(() => undefined)])
}

/** What most visits begin with: it is in the first code, while the rest of the shop loads with `rest.ts` on demand. */
export const firstScreens = {
  '/': home,
  '/v1/index/index/index': home,
  '/v2/index/index/index': home,
  '/v2/goods/list/list': screen('catalogue/list/list-screen', {
    translations: ['catalogue'],
    search: readListSearch,
    prepare: prepareList,
    head: import.meta.env.SSR ? listHead : undefined,
    cached: ({ keyword }) => keyword === undefined,
  }),
  '/v2/goods/detail/detail': screen('catalogue/detail/goods-screen', {
    translations: ['catalogue', 'review'],
    search: readGoodsSearch,
    prepare: prepareGoods,
    head: import.meta.env.SSR ? goodsHead : undefined,
  }),
} satisfies Record<string, Screen>

export const firstFiles: Record<string, () => Promise<ScreenModule>> = {
  'content/home/home-screen': () => import('../content/home/home-screen.tsx'),
  'catalogue/list/list-screen': () => import('../catalogue/list/list-screen.tsx'),
  'catalogue/detail/goods-screen': () => import('../catalogue/detail/goods-screen.tsx'),
}
