import { notFound } from '@tanstack/react-router'
import { openCategory, readCategorySearch } from '../catalogue/category/category-search.ts'
import { goodsHead } from '../catalogue/head/goods-head.ts'
import { listQuery } from '../catalogue/list/list-query.ts'
import { readProductSearch } from '../catalogue/product/product-choice.ts'
import { readTopListSearch, topListInput } from '../catalogue/toplist/toplist-search.ts'
import { readTab } from '../coupon/read-tab.ts'
import { readReviewsSearch, reviewInput } from '../review/reviews-search.ts'
import { readSearchSearch } from '../search/search-search.ts'
import { pages, query } from '@longmall/web/call/query.ts'
import { prepareGoods } from './first.ts'
import { type HeadTools, type PageHead } from '../shell/page-head.ts'
import { type Screen, screen } from './screen.ts'

const catalogueTitle = (key: 'categories' | 'brand_hall' | 'top_lists') =>
  import.meta.env.SSR ? ({ translations }: HeadTools<unknown>): PageHead => ({ title: translations.t('catalogue')(key) }) : undefined

/** Categories, search, products in the v1 form, brands, top lists, reviews, coupons, and a member's lists; home, goods list and goods detail are in `first.ts`. */
export const catalogueScreens = {
  '/v2/goods/category/category': screen('catalogue/category/category-screen', {
    translations: ['catalogue', 'search'],
    search: readCategorySearch,
    prepare: async ({ queryClient, search }) => {
      const { list } = await queryClient.ensureQueryData(query('catalogue/categories', {}))
      const open = openCategory(list, search.category_id)
      if (open) await queryClient.ensureInfiniteQueryData(listQuery({ category_id: open.category_id }))
    },
    head: catalogueTitle('categories'),
  }),
  '/v2/goods/search/search': screen('search/search-screen', {
    translations: ['search'],
    search: readSearchSearch,
    prepare: ({ queryClient }) => queryClient.ensureQueryData(query('search/hot', {})),
    head: import.meta.env.SSR ? ({ translations }) => ({ title: translations.t('search')('title'), noindex: true }) : undefined,
    cached: ({ keyword }) => keyword === undefined,
  }),
  '/v2/goods/evaluate/evaluate': screen('review/reviews-screen', {
    translations: ['review', 'catalogue'],
    search: readReviewsSearch,
    prepare: async ({ queryClient, search }) => {
      const { goods_id } = search
      if (goods_id === undefined) throw notFound()
      await Promise.all([
        queryClient.ensureQueryData(query('review/summary', { goods_id })),
        queryClient.ensureInfiniteQueryData(pages('review/list', reviewInput({ ...search, goods_id }))),
      ])
    },
    head: import.meta.env.SSR
      ? ({ translations, search }) => ({
          title: translations.t('review')('title'),
          canonical: `/v2/goods/evaluate/evaluate?goods_id=${search.goods_id}`,
        })
      : undefined,
  }),
  '/v1/shop/detail/detail': screen('catalogue/product/product-screen', {
    translations: ['catalogue', 'review'],
    search: readProductSearch,
    prepare: prepareGoods,
    head: import.meta.env.SSR ? goodsHead : undefined,
    cached: ({ service_mode, car_model }) => service_mode === undefined && car_model === undefined,
  }),
  '/v2/goods/brand/brand': screen('catalogue/brand/brand-screen', {
    translations: ['catalogue'],
    prepare: ({ queryClient }) => queryClient.ensureQueryData(query('catalogue/brands', {})),
    head: catalogueTitle('brand_hall'),
  }),
  '/v2/goods/toplist/toplist': screen('catalogue/toplist/toplist-screen', {
    translations: ['catalogue'],
    search: readTopListSearch,
    prepare: ({ queryClient, search }) =>
      Promise.all([
        queryClient.ensureQueryData(query('catalogue/top_list', topListInput(search))),
        queryClient.ensureQueryData(query('catalogue/categories', {})),
      ]),
    head: catalogueTitle('top_lists'),
  }),
  '/v2/goods/coupon/coupon': screen('coupon/coupon-centre-screen', {
    translations: ['coupon', 'catalogue'],
    head: import.meta.env.SSR
      ? ({ translations }) => ({ title: translations.t('coupon')('centre_title'), description: translations.t('coupon')('centre_text') })
      : undefined,
  }),
  '/v2/member/coupon/coupon': screen('coupon/my-coupons-screen', {
    access: 'member',
    translations: ['coupon', 'catalogue'],
    search: readTab,
  }),
  '/v2/member/collection/collection': screen('catalogue/member-lists/favourites-screen', { access: 'member', translations: ['catalogue'] }),
  '/v2/member/footprint/footprint': screen('catalogue/member-lists/browsing-history-screen', {
    access: 'member',
    translations: ['catalogue'],
  }),
} satisfies Record<string, Screen>
