import type { catalogueStaff as contract, StaffGoodsRow } from '@longmall/contract/catalogue-staff.ts'
import { languages } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { goodsNameOf } from '../views/sku-name.ts'
import { soughtGoods } from './sought-goods.ts'

type Input = InputOf<typeof contract.staff_goods>
type Sort = NonNullable<Input['sort']>

// Each on an index, the id last. Sales and stock are those that refresh_goods() saw last; the rows show the true ones.
const sorts: Record<Sort, { key: RawBuilder<unknown>; isDown: boolean }> = {
  newest: { key: sql`g.id`, isDown: true },
  price: { key: sql`g.min_price`, isDown: false },
  '-price': { key: sql`g.min_price`, isDown: true },
  sales: { key: sql`g.listed_sales`, isDown: false },
  '-sales': { key: sql`g.listed_sales`, isDown: true },
  stock: { key: sql`g.listed_stock`, isDown: false },
  '-stock': { key: sql`g.listed_stock`, isDown: true },
}

/** Goods for operators, on the shelf and off it, a page of 20 when not said otherwise. Refuses a cursor of another sort. */
export async function listStaffGoods(
  context: Context<StaffActor>,
  { cursor, page_size = 20, sort = 'newest', ...filters }: Input,
): Promise<OutputOf<typeof contract.staff_goods>> {
  const { key: indexed, isDown } = sorts[sort]
  // A branch or a brand has few goods: told to walk all goods by this key, PostgreSQL would look for them there, and may find them last.
  const hasFew = filters.brand_id !== undefined || (await isBranch(context, filters.category_id))
  const key = hasFew ? sql`(${indexed} + 0)` : indexed
  const direction = isDown ? sql`desc` : sql`asc`
  const order = sort === 'newest' ? sql`g.id desc` : sql`${key} ${direction}, g.id ${direction}`
  const conditions = [...(await conditionsOf(context, filters)), after(sort, cursor)]
  const { rows } = await sql<StaffGoodsRow & { mark: bigint }>`
    select ${columns(context.language)}, page.mark
    from (
      select g.id, ${key}::bigint as mark, row_number() over (order by ${order}) as place
      from goods g where ${sql.join(conditions, sql` and `)} order by ${order} limit ${page_size + 1}) page
      join goods g on g.id = page.id cross join lateral (
        select count(*)::int as sku_count, coalesce(sum(t.on_hand - t.taken), 0)::float8 as available,
          count(*) filter (where stock_band(t.on_hand - t.taken) <> 'plenty')::int as low_skus
        from sku s join stock t on t.sku_id = s.id where s.goods_id = g.id and s.is_active) k
    order by page.place`.execute(context.db)
  const { list, next } = cutPage(rows, page_size, ({ mark, goods_id }) => [sort, mark, goods_id])
  return { list: list.map(({ mark: _mark, ...row }) => row), next }
}

function after(sort: Sort, cursor: string | undefined): RawBuilder<unknown> {
  if (cursor === undefined) return sql`true`
  const [, mark, id] = readCursor(cursor, [new RegExp(`^${sort}$`), cursorForm.number, cursorForm.id])
  const { key, isDown } = sorts[sort]
  if (sort === 'newest') return sql`g.id < ${id}::bigint`
  return sql`(${key}, g.id) ${isDown ? sql`<` : sql`>`} (${mark}::bigint, ${id}::bigint)`
}

async function conditionsOf(
  context: Context,
  { words, category_id, brand_id, is_on_shelf, goods_type, low_stock }: Omit<Input, 'cursor' | 'page_size' | 'sort'>,
): Promise<RawBuilder<unknown>[]> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (words !== undefined) conditions.push(sql`g.id = any (${await soughtGoods(context, words)}::int[])`)
  if (category_id !== undefined) conditions.push(await isBelow(context, category_id))
  if (brand_id !== undefined) conditions.push(sql`g.brand_id = ${brand_id}`)
  if (is_on_shelf !== undefined) conditions.push(is_on_shelf ? sql`g.is_on_shelf` : sql`not g.is_on_shelf`)
  if (goods_type !== undefined) conditions.push(sql`g.goods_type = ${goods_type}`)
  if (low_stock !== undefined) conditions.push(low_stock ? sql`g.low_skus > 0` : sql`g.low_skus = 0`)
  return conditions
}

async function isBranch({ db }: Context, category_id: number | undefined): Promise<boolean> {
  if (category_id === undefined) return false
  const category = await db.selectFrom('category').select('level').where('id', '=', category_id).executeTakeFirst()
  return category !== undefined && category.level > 1
}

/** By the place that a category has in the paths of its goods: each level has an index. */
async function isBelow({ db }: Context, category_id: number): Promise<RawBuilder<unknown>> {
  const category = await db.selectFrom('category').select('level').where('id', '=', category_id).executeTakeFirst()
  return category ? sql`g.category_path[${sql.lit(category.level)}] = ${category_id}` : sql`false`
}

const columns = (language: string) => sql`
  g.id as goods_id, ${goodsNameOf(language)} as goods_name, g.goods_type, g.is_on_shelf, g.sale_count, g.created_at, g.version,
  (select p.picture || jsonb_build_object('alt', ${goodsNameOf(language)}) from goods_picture p where p.goods_id = g.id order by p.position limit 1) as picture,
  coalesce((select name from category_text where category_id = g.category_id and language = ${language}),
    (select name from category_text where category_id = g.category_id and language = 'en-us'), '#' || g.category_id) as category_name,
  coalesce((select name from brand_text where brand_id = g.brand_id and language = ${language}),
    (select name from brand_text where brand_id = g.brand_id and language = 'en-us')) as brand_name,
  decimal_text(g.min_price, 2) as price_from, decimal_text(g.max_price, 2) as price_to, k.sku_count, k.available, k.low_skus,
  array(select l from unnest(${[...languages]}::text[]) l where not exists (select from goods_text t where t.goods_id = g.id and t.language = l)) as missing_languages`
