import { useQuery } from '@tanstack/react-query'
import type { Category } from '@longmall/contract/catalogue.ts'
import { query } from '@longmall/web/call/query.ts'
import type { ListSearch } from './list-address.ts'

/** The category of an id in the tree, at any level. */
export function findCategory(tree: readonly Category[], category_id: number | undefined): Category | undefined {
  for (const category of tree) {
    const found = category.category_id === category_id ? category : findCategory(category.children, category_id)
    if (found) return found
  }
  return undefined
}

/** Title of a list: its brand, else its category; undefined for all goods and while loading. */
export function useListTitle({ brand_id, category_id }: ListSearch): string | undefined {
  const brands = useQuery({ ...query('catalogue/brands', {}), enabled: brand_id !== undefined })
  const categories = useQuery({ ...query('catalogue/categories', {}), enabled: category_id !== undefined })
  const brand = brands.data?.list.find((row) => row.brand_id === brand_id)
  return brand?.brand_name ?? findCategory(categories.data?.list ?? [], category_id)?.category_name
}
