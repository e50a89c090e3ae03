import type { GoodsFilter, GoodsType } from '@longmall/contract/catalogue.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import type { output } from 'zod/mini'
import type { Context } from '../../kernel/context.ts'
import { activeReductions, scopeOfReduction } from '../../promotion/active-reductions.ts'
import { labelsByGoods } from '../../promotion/labels-by-goods.ts'

type Outputs<Shape> = { [Name in keyof Shape]?: output<Shape[Name]> }
/** Filters and sort of a list, as in the contract. */
export type GoodsFilterInput = Outputs<typeof GoodsFilter> & {
  among?: readonly number[] | undefined
  goods_types?: readonly GoodsType[] | undefined
  /** What another domain asks of a row `s`. */
  where?: RawBuilder<boolean> | undefined
}
export interface PageInput {
  cursor?: string | undefined
  page_size?: number | undefined
}

const filterKeys = [
  'category_id',
  'brand_id',
  'price_from',
  'price_to',
  'promotion',
  'reduction_id',
  'in_stock',
  'sort',
  'among',
  'goods_types',
  'where',
] as const

/** Does the filter match all goods, in no particular order? */
export const isUnfiltered = (filter: GoodsFilterInput) => filterKeys.every((name) => filter[name] === undefined)

/** The conditions of a list on a row `s` of goods_listing: the smallest listing that includes all matches, and the other filters. */
export async function listingConditions(context: Context, filter: GoodsFilterInput): Promise<RawBuilder<boolean>> {
  const { category_id, brand_id } = filter
  const listing = brand_id ? -brand_id : category_id
  // The shelf of all goods is a literal: it holds far more than the others, for which one plan is then right.
  const conditions: RawBuilder<boolean>[] = [listing ? sql`s.listing = ${listing}` : sql`s.listing = 0`]
  if (brand_id && category_id)
    conditions.push(sql`exists (select from goods_listing c where c.goods_id = s.goods_id and c.listing = ${category_id})`)
  if (filter.price_from) conditions.push(sql`s.min_price >= ${toSmallest(filter.price_from, 'MONEY')}::bigint`)
  if (filter.price_to) conditions.push(sql`s.min_price <= ${toSmallest(filter.price_to, 'MONEY')}::bigint`)
  if (filter.in_stock) conditions.push(sql`s.stock_band <> 'none'`)
  if (filter.among) conditions.push(sql`s.goods_id = any (${filter.among}::int[])`)
  if (filter.goods_types) conditions.push(isOfTypes(filter.goods_types))
  if (filter.where) conditions.push(filter.where)
  if (filter.promotion === 'manjian') conditions.push(await isReduced(context))
  else if (filter.promotion) conditions.push(await isPromoted(context, filter.promotion))
  if (filter.reduction_id) conditions.push(await isInReduction(context, filter.reduction_id))
  return sql.join(conditions, sql` and `)
}

const isOfTypes = (types: readonly GoodsType[]): RawBuilder<boolean> =>
  sql<boolean>`exists (select from goods t where t.id = s.goods_id and t.goods_type = any (${types}::text[]))`

/** Is a goods of another domain's row listed, in this category and among these? */
export function isInListing(
  goods_id: RawBuilder<unknown>,
  { category_id, among, goods_types }: Pick<GoodsFilterInput, 'category_id' | 'among' | 'goods_types'> = {},
): RawBuilder<boolean> {
  // A literal: a plan for all categories would be one for the listing of all goods.
  const listing = sql`s.listing = ${sql.lit(category_id ?? 0)}`
  return sql<boolean>`exists (select from goods_listing s where s.goods_id = ${goods_id} and ${listing}
    ${among ? sql`and s.goods_id = any (${among}::int[])` : sql``} ${goods_types ? sql`and ${isOfTypes(goods_types)}` : sql``})`
}

/** Is a row `s` a goods in the scope of a running full reduction? */
async function isReduced(context: Context): Promise<RawBuilder<boolean>> {
  const scopes = (await activeReductions(context)).map(({ scope }) => ({
    goods_ids: scope.goods_ids ?? [],
    category_ids: scope.category_ids ?? [],
  }))
  return isInScopes(scopes)
}

/** Does this full reduction apply to the goods of row `s`? Never when it is neither current nor upcoming. */
async function isInReduction(context: Context, reduction_id: number): Promise<RawBuilder<boolean>> {
  const scope = await scopeOfReduction(context, reduction_id)
  return scope ? isInScopes([scope]) : sql`false`
}

/** Is the goods of row `s` in any of these scopes? A scope without goods and categories includes all. */
function isInScopes(scopes: readonly { goods_ids: number[]; category_ids: number[] }[]): RawBuilder<boolean> {
  if (scopes.some((scope) => scope.goods_ids.length + scope.category_ids.length === 0)) return sql`true`
  const goods_ids = scopes.flatMap((scope) => scope.goods_ids)
  const category_ids = scopes.flatMap((scope) => scope.category_ids)
  return sql`s.goods_id in (select unnest(${goods_ids}::int[]) union select r.goods_id from goods_listing r where r.listing = any (${category_ids}::int[]))`
}

/** Is a row `s` a goods in a running promotion of this kind, some of its units left there? */
async function isPromoted(context: Context, kind: PromotionKind): Promise<RawBuilder<boolean>> {
  const labels = await labelsByGoods(context)
  const goods_ids = [...labels].flatMap(([goods_id, own]) => (own.some((label) => label.kind === kind) ? [goods_id] : []))
  return sql`s.goods_id = any (${goods_ids}::int[])`
}
