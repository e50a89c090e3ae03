import type { HeadTools, PageHead } from '../../shell/page-head.ts'
import { query } from '@longmall/web/call/query.ts'
import { stringifySearch } from '../../shell/search.ts'
import type { ListSearch } from '../list/list-address.ts'
import { findCategory } from '../list/list-title.ts'

/** Head of a goods list: its brand or category. Search results are excluded from indexing. */
export function listHead({ queryClient, search, translations }: HeadTools<ListSearch>): PageHead {
  const t = translations.t('catalogue')
  const { keyword, category_id, brand_id } = search
  if (keyword !== undefined) return { title: t('results_for', { keyword }), noindex: true }
  const brand = queryClient.getQueryData(query('catalogue/brands', {}).queryKey)?.list.find((row) => row.brand_id === brand_id)
  const category = findCategory(queryClient.getQueryData(query('catalogue/categories', {}).queryKey)?.list ?? [], category_id)
  return {
    title: brand?.brand_name ?? category?.category_name ?? t('goods'),
    description: brand?.story || undefined,
    canonical: `/v2/goods/list/list${stringifySearch({ category_id, brand_id })}`,
  }
}
