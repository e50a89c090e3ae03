import { readChoice, readInteger, type RawSearch } from '../../shell/search.ts'
import type { Input } from '@longmall/web/call/query.ts'

type TopListOrder = Input<'catalogue/top_list'>['by']
export const topLists = ['sales', 'favourites', 'newest'] as const satisfies readonly TopListOrder[]

export const readTopListSearch = ({ by, category_id }: RawSearch) => ({
  by: readChoice(by, topLists) ?? 'sales',
  category_id: readInteger(category_id),
})

/** The input: all goods without a category. */
export const topListInput = ({ by, category_id }: ReturnType<typeof readTopListSearch>): Input<'catalogue/top_list'> => ({
  by,
  ...(category_id !== undefined && { category_id }),
})
