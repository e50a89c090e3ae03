import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import { text } from '../../kernel/sheet/cell.ts'
import { csvRows } from '../../kernel/sheet/csv.ts'

/** Columns of a product file, in Shopify's order; an import takes each of them. */
const goodsColumns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Cost per item',
  'Variant Requires Shipping',
  'Image Src',
  'Image Position',
  'Variant Image',
  'SEO Description',
  'Status',
] as const
export type GoodsCells = Partial<Record<(typeof goodsColumns)[number], string>>

export const goodsHead = csvRows([goodsColumns.map(text)])
export const goodsLines = (rows: readonly GoodsCells[]): string =>
  csvRows(rows.map((cells) => goodsColumns.map((name) => text(cells[name]))))

interface ExportedGoods {
  goods_id: number
  handle: string
  goods_type: string
  is_listed: boolean
  name: string
  selling_point: string
  description: string
  tags: string[]
  brand: string | null
  category: string[]
  pictures: { src: string; widths: number[] }[]
  options: { name: string; values: { id: number; name: string }[] }[]
  skus: {
    sku_no: string
    value_ids: number[]
    price: string
    market_price: string | null
    cost_price: string | null
    grams: number
    on_hand: number
    picture: number | null
  }[]
}

/** A goods as rows of a product file; null, where no file can say it: without a SKU on offer, or with more than three options. */
export interface GoodsFileRows {
  goods_id: number
  handle: string
  rows: GoodsCells[] | null
}

/** Goods with their English texts as rows of a product file, by id. `origin` stands before the addresses of the shop's own pictures. */
export async function readGoodsRows(db: Database, goods_ids: readonly number[], origin: string): Promise<GoodsFileRows[]> {
  const { rows } = await sql<ExportedGoods>`
    select g.id as goods_id, g.handle, g.goods_type, g.is_listed, t.name, t.selling_point, t.description, t.tags, b.name as brand,
      array(select ct.name from unnest(g.category_path) with ordinality p (id, position)
        join category_text ct on ct.category_id = p.id and ct.language = 'en-us' order by p.position) as category,
      coalesce((select jsonb_agg(jsonb_build_object('src', p.picture ->> 'src', 'widths', p.picture -> 'widths') order by p.position)
        from goods_picture p where p.goods_id = g.id), '[]') as pictures,
      coalesce((select jsonb_agg(jsonb_build_object('name', at.name, 'values', coalesce((
          select jsonb_agg(jsonb_build_object('id', v.id, 'name', vt.name) order by v.position) from attribute_value v
            join attribute_value_text vt on vt.value_id = v.id and vt.language = 'en-us' where v.attribute_id = a.id), '[]')) order by a.position)
        from attribute a join attribute_text at on at.attribute_id = a.id and at.language = 'en-us' where a.goods_id = g.id), '[]') as options,
      coalesce((select jsonb_agg(jsonb_build_object('sku_no', s.sku_no, 'value_ids', s.value_ids, 'price', decimal_text(s.price, 2),
          'market_price', decimal_text(s.market_price, 2), 'cost_price', decimal_text(s.cost_price, 2), 'grams', s.weight_grams, 'on_hand', k.on_hand, 'picture', s.picture_position)
          order by s.position, s.id)
        from sku s join stock k on k.sku_id = s.id where s.goods_id = g.id and s.is_active), '[]') as skus
    from goods g join goods_text t on t.goods_id = g.id and t.language = 'en-us'
      left join brand_text b on b.brand_id = g.brand_id and b.language = 'en-us'
    where g.id = any (${goods_ids}::int[]) order by g.id`.execute(db)
  return rows.map((goods) => ({ goods_id: goods.goods_id, handle: goods.handle, rows: toRows(goods, origin) }))
}

function toRows(goods: ExportedGoods, origin: string): GoodsCells[] | null {
  if (goods.skus.length === 0 || goods.options.length > 3) return null
  const addresses = goods.pictures.map((picture) => addressOfPicture(picture, origin))
  const count = Math.max(goods.skus.length, addresses.length)
  return Array.from({ length: count }, (_, n) => ({
    Handle: goods.handle,
    ...(n === 0 ? sharedCells(goods) : {}),
    ...(goods.skus[n] ? variantCells(goods, n, addresses) : {}),
    ...(addresses[n] ? { 'Image Src': addresses[n], 'Image Position': String(n + 1) } : {}),
  }))
}

const sharedCells = (goods: ExportedGoods): GoodsCells => ({
  Title: goods.name,
  'Body (HTML)': goods.description,
  Vendor: goods.brand ?? '',
  'Product Category': goods.category.join(' > '),
  Tags: goods.tags.join(', '),
  Published: String(goods.is_listed),
  'SEO Description': goods.selling_point,
  Status: goods.is_listed ? 'active' : 'draft',
})

function variantCells({ options, skus, goods_type }: ExportedGoods, n: number, addresses: readonly string[]): GoodsCells {
  const { sku_no, value_ids, price, market_price, cost_price, grams, on_hand, picture } = skus[n]!
  const cells: GoodsCells = {
    'Variant SKU': sku_no,
    'Variant Grams': String(grams),
    'Variant Inventory Qty': String(on_hand),
    'Variant Price': price,
    'Variant Compare At Price': market_price ?? '',
    'Cost per item': cost_price ?? '',
    'Variant Requires Shipping': String(goods_type !== 'virtual'),
    'Variant Image': picture === null ? '' : (addresses[picture] ?? ''),
  }
  // Shopify's way to say that there is nothing to choose.
  if (options.length === 0) return { ...cells, ...(n === 0 ? { 'Option1 Name': 'Title' } : {}), 'Option1 Value': 'Default Title' }
  for (const [index, { name, values }] of options.entries()) {
    const option = `Option${(index + 1) as 1 | 2 | 3}` as const
    if (n === 0) cells[`${option} Name`] = name
    cells[`${option} Value`] = values.find(({ id }) => id === value_ids[index])?.name ?? ''
  }
  return cells
}

/** A picture's largest width; an import knows its own again by this address. */
function addressOfPicture({ src, widths }: ExportedGoods['pictures'][number], origin: string): string {
  const address = `${src}-${Math.max(...widths)}.webp`
  return address.startsWith('/') ? origin + address : address
}
