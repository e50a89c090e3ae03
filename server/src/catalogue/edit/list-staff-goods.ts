import type { catalogueStaff as contract, StaffGoodsRow } from '@longmall/contract/catalogue-staff.ts'
import { languages } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { goodsNameOf } from '../views/sku-name.ts'
import { findGoodsByKeyword } from './find-goods-by-keyword.ts'

type Input = InputOf<typeof contract.staff_goods>

// Each on an index, the id last. Sales and stock are those that refresh_goods() saw last; the rows show the true ones.
const order: ListOrder<'created_at' | 'price' | 'sales' | 'stock'> = {
  id: sql`g.id`,
  defaultSort: '-created_at',
  sorts: {
    created_at: 'id',
    price: { number: sql`g.min_price` },
    sales: { number: sql`g.listed_sales` },
    stock: { number: sql`g.listed_stock` },
  },
}

/** Goods for operators, on the shelf and off it, a page of 20 by default. Refuses a cursor of another sort. */
export async function listStaffGoods(
  context: Context<StaffActor>,
  { sort, cursor, page_size, ...filters }: Input,
): Promise<OutputOf<typeof contract.staff_goods>> {
  // A branch or a brand has few goods: told to walk all goods by the key, PostgreSQL would look for them there, and may find them last.
  const isSelective = filters.brand_id !== undefined || (await isSubcategory(context, filters.category_id))
  const conditions = await listConditions(context, filters)
  return readPage(
    context.db,
    order,
    { sort, cursor, page_size, isSelective },
    ({ after, by, cursorColumn, limit }) => sql<StaffGoodsRow>`
    select ${columns(context.language)}, page.mark
    from (
      select g.id${cursorColumn}, row_number() over (order by ${by}) as position
      from goods g where ${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}) page
      join goods g on g.id = page.id cross join lateral (
        select count(*)::int as sku_count, coalesce(sum(t.on_hand - t.reserved), 0)::float8 as available,
          count(*) filter (where stock_band(t.on_hand - t.reserved) <> 'plenty')::int as low_skus
        from sku s join stock t on t.sku_id = s.id where s.goods_id = g.id and s.is_active) k
    order by page.position`,
  )
}

async function listConditions(
  context: Context,
  { keyword, category_id, brand_id, is_listed, goods_type, low_stock }: Omit<Input, 'cursor' | 'page_size' | 'sort'>,
): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (keyword !== undefined) conditions.push(sql`g.id = any (${await findGoodsByKeyword(context, keyword)}::int[])`)
  if (category_id !== undefined) conditions.push(await inCategory(context, category_id))
  if (brand_id !== undefined) conditions.push(sql`g.brand_id = ${brand_id}`)
  if (is_listed !== undefined) conditions.push(is_listed ? sql`g.is_listed` : sql`not g.is_listed`)
  if (goods_type !== undefined) conditions.push(sql`g.goods_type = ${goods_type}`)
  if (low_stock !== undefined) conditions.push(low_stock ? sql`g.low_skus > 0` : sql`g.low_skus = 0`)
  return conditions
}

async function isSubcategory({ db }: Context, category_id: number | undefined): Promise<boolean> {
  if (category_id === undefined) return false
  const category = await db.selectFrom('category').select('level').where('id', '=', category_id).executeTakeFirst()
  return category !== undefined && category.level > 1
}

/** By the place that a category has in the paths of its goods: each level has an index. */
async function inCategory({ db }: Context, category_id: number): Promise<RawBuilder<unknown>> {
  const category = await db.selectFrom('category').select('level').where('id', '=', category_id).executeTakeFirst()
  return category ? sql`g.category_path[${sql.lit(category.level)}] = ${category_id}` : sql`false`
}

const columns = (language: string) => sql`
  g.id as goods_id, ${goodsNameOf(language)} as goods_name, g.goods_type, g.is_listed, g.sale_count, g.created_at, g.version,
  (select p.picture || jsonb_build_object('alt', ${goodsNameOf(language)}) from goods_picture p where p.goods_id = g.id order by p.position limit 1) as picture,
  coalesce((select name from category_text where category_id = g.category_id and language = ${language}),
    (select name from category_text where category_id = g.category_id and language = 'en-us'), '#' || g.category_id) as category_name,
  coalesce((select name from brand_text where brand_id = g.brand_id and language = ${language}),
    (select name from brand_text where brand_id = g.brand_id and language = 'en-us')) as brand_name,
  decimal_text(g.min_price, 2) as price_from, decimal_text(g.max_price, 2) as price_to, k.sku_count, k.available, k.low_skus,
  array(select l from unnest(${[...languages]}::text[]) l where not exists (select from goods_text t where t.goods_id = g.id and t.language = l)) as missing_languages`
