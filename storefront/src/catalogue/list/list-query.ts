import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { type PagedQuery, pages } from '@longmall/web/call/query.ts'
import type { ListSearch } from './list-address.ts'

/** The pages of a goods list: by search when there is a keyword, else by its filters alone. */
export const listQuery = ({ keyword, ...filter }: ListSearch): PagedQuery<GoodsCard> =>
  keyword === undefined ? pages('catalogue/list', filter) : pages('search/goods', { keyword, ...filter })
