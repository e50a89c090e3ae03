import type { Input } from '@longmall/web/call/query.ts'
import type { LinkSearch } from '../../shell/link.tsx'
import { readChoice, readInteger, readText, type RawSearch } from '../../shell/search.ts'

type GoodsFilter = Omit<Input<'catalogue/list'>, 'cursor' | 'page_size'>
export type Sort = NonNullable<GoodsFilter['sort']>
type Promotion = NonNullable<GoodsFilter['promotion']>

/** The input of a goods list: everything in its address. */
export interface ListSearch extends GoodsFilter {
  keyword?: string | undefined
}

// Repeated here, typed by the contract: importing the contract's list would bundle its validator.
export const sorts = ['default', 'sales', 'price_up', 'price_down', 'newest'] as const satisfies readonly Sort[]
export const promotions = [
  'manjian',
  'discount',
  'topic',
  'flash_sale',
  'group_buy',
  'team_buy',
  'bargain',
  'presale',
  'combo',
  'point',
] as const satisfies readonly Promotion[]

/** A price from an address or a field: a decimal with at most two places, below ten million; undefined when it is none. */
export function readPrice(text: string | undefined): string | undefined {
  const price = text?.trim()
  return price && /^(0|[1-9]\d{0,6})(\.\d{1,2})?$/.test(price) ? price : undefined
}

/** A price range, lower bound first; an invalid bound is omitted. */
export function priceRange(from: string | undefined, to: string | undefined): Pick<ListSearch, 'price_from' | 'price_to'> {
  const [one, other] = [readPrice(from), readPrice(to)]
  const turned = one !== undefined && other !== undefined && Number(one) > Number(other)
  return turned ? { price_from: other, price_to: one } : { price_from: one, price_to: other }
}

/** Parses the address of a goods list; ignores invalid parameters and swaps reversed price bounds. */
export function readListSearch(raw: RawSearch): ListSearch {
  return definedOf({
    keyword: readText(raw.keyword, 60),
    category_id: readInteger(raw.category_id),
    brand_id: readInteger(raw.brand_id),
    ...priceRange(raw.price_from, raw.price_to),
    promotion: readChoice(raw.promotion, promotions),
    in_stock: raw.in_stock === 'true' || raw.in_stock === '1' || undefined,
    sort: readChoice(raw.sort, sorts),
  })
}

/** The address of a goods list, without default values. */
export const listAddress = ({ sort, in_stock, ...rest }: ListSearch): LinkSearch =>
  definedOf({ ...rest, sort: sort === 'default' ? undefined : sort, in_stock: in_stock || undefined })

/** The same list without the filters of its sheet; keyword, entry category and sort order are preserved. */
export const withoutFilters = ({ keyword, category_id, sort }: ListSearch): ListSearch => definedOf({ keyword, category_id, sort })

/** How many filters of the sheet are set; a price range counts once. */
export const countFilters = ({ brand_id, price_from, price_to, promotion, in_stock }: ListSearch): number =>
  [brand_id, price_from ?? price_to, promotion, in_stock].filter(Boolean).length

function definedOf<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}
