import type { Category } from '@longmall/contract/catalogue.ts'
import { readInteger, type RawSearch } from '../../shell/search.ts'

export const readCategorySearch = ({ category_id }: RawSearch) => ({ category_id: readInteger(category_id) })

/** The first-level category that is open: the one of the address, or of which the address names a part; else the first. */
export function openCategory(tree: readonly Category[], category_id: number | undefined): Category | undefined {
  const holds = (category: Category): boolean => category.category_id === category_id || category.children.some(holds)
  return (category_id !== undefined ? tree.find(holds) : undefined) ?? tree[0]
}
