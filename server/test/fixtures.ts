import type { GoodsType } from '@longmall/contract/catalogue.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { GoodsRequirement } from '../src/catalogue/skus-for-sale.ts'
import { indexGoods } from '../src/catalogue/index-goods.ts'
import { refreshGoods } from '../src/catalogue/refresh-goods.ts'
import { catalogueChanged } from '../src/kernel/shared.ts'
import { inTransaction, type Database } from '../src/kernel/database/database.ts'
import type { TestShop } from './harness.ts'

/** Texts by language; English always. */
export type TextByLanguage = { 'en-us': string } & Partial<Record<Language, string>>

export interface GoodsInput {
  names?: TextByLanguage
  selling_points?: TextByLanguage
  tags?: string[]
  goods_type?: GoodsType
  /** What its buyers are asked. */
  requirement?: GoodsRequirement
  /** Cents of every SKU, or one after another; 10.00 when not given. */
  price?: number | number[]
  market_price?: number | null
  cost_price?: number | null
  /** Of a pledge. */
  plan_months?: number
  /** Units on hand of every SKU, or one after another; 100 when not given. */
  stock?: number | number[]
  weight_grams?: number
  /** Values by attribute name, `{ Colour: ['Red', 'Blue'] }`: one SKU for each combination. None: a single SKU. */
  attributes?: Record<string, string[]>
  category_id?: number
  brand_id?: number
  freight_template_id?: number | null
  max_per_member?: number | null
  warehouse?: 'domestic' | 'overseas'
  level_discount?: boolean
  is_listed?: boolean
  position?: number
  sale_count?: number
}

export interface CreatedGoods {
  goods_id: number
  /** The first of `sku_ids`. */
  sku_id: number
  /** In order of the combinations, the last attribute changing fastest. */
  sku_ids: number[]
  category_id: number
  name: string
}

let made = 0
const at = <T>(given: T | T[] | undefined, index: number, fallback: T): T =>
  Array.isArray(given) ? (given[index] ?? fallback) : (given ?? fallback)
const entriesOf = (texts: TextByLanguage) => Object.entries(texts) as [Language, string][]

/** Goods of any kind, on the shelf with stock unless specified otherwise, indexed and visible at once. */
export async function makeGoods(shop: TestShop, input: GoodsInput = {}): Promise<CreatedGoods> {
  const names = input.names ?? { 'en-us': `Thing ${++made}`, 'zh-cn': `物品 ${made}` }
  const one = await inTransaction(shop.db, async (db) => {
    const category_id = input.category_id ?? (await insertCategory(db, { 'en-us': 'Things', 'zh-cn': '物品' }, null))
    const { id: goods_id } = await db
      .insertInto('goods')
      .values({
        handle: `goods-${++made}`,
        goods_type: input.goods_type ?? 'standard',
        requirement: JSON.stringify(input.requirement ?? {}),
        category_id,
        brand_id: input.brand_id ?? null,
        is_listed: input.is_listed ?? true,
        level_discount: input.level_discount ?? true,
        max_per_member: input.max_per_member ?? null,
        warehouse: input.warehouse ?? 'domestic',
        freight_template_id: input.freight_template_id ?? null,
        position: input.position ?? 0,
        sale_count: input.sale_count ?? 0,
        created_at: shop.site.shared.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = entriesOf(names).map(([language, name]) => ({
      goods_id,
      language,
      name,
      selling_point: input.selling_points?.[language] ?? '',
      description: `<p>${name}</p>`,
      tags: input.tags ?? [],
    }))
    await db.insertInto('goods_text').values(texts).execute()
    await db
      .insertInto('goods_picture')
      .values({ goods_id, position: 0, picture: JSON.stringify({ src: `/pictures/${goods_id}`, widths: [320, 750], avif: true }) })
      .execute()
    const sku_ids = await insertSkus(db, goods_id, input)
    await refreshGoods(db, [goods_id])
    await indexGoods(db, [goods_id])
    await catalogueChanged(db)
    return { goods_id, sku_id: sku_ids[0]!, sku_ids, category_id, name: names['en-us'] }
  })
  await shop.refresh()
  return one
}

async function insertSkus(db: Database, goods_id: number, input: GoodsInput): Promise<number[]> {
  let combinations: number[][] = [[]]
  for (const [position, [name, values]] of Object.entries(input.attributes ?? {}).entries()) {
    const attribute = await db.insertInto('attribute').values({ goods_id, position }).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('attribute_text').values({ attribute_id: attribute.id, language: 'en-us', name }).execute()
    const ids: number[] = []
    for (const [index, value] of values.entries()) {
      const { id } = await db
        .insertInto('attribute_value')
        .values({ attribute_id: attribute.id, position: index })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('attribute_value_text').values({ value_id: id, language: 'en-us', name: value }).execute()
      ids.push(id)
    }
    combinations = combinations.flatMap((before) => ids.map((id) => [...before, id]))
  }
  const sku_ids: number[] = []
  for (const [index, value_ids] of combinations.entries()) {
    const row = {
      goods_id,
      sku_no: `S-${goods_id}-${index + 1}`,
      value_ids,
      price: BigInt(at(input.price, index, 1000)),
      market_price: input.market_price ? BigInt(input.market_price) : null,
      cost_price: input.cost_price ? BigInt(input.cost_price) : null,
      weight_grams: input.weight_grams ?? 500,
      position: index,
      plan_months: input.plan_months ?? null,
    }
    const { id } = await db.insertInto('sku').values(row).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('stock')
      .values({ sku_id: id, on_hand: at(input.stock, index, 100) })
      .execute()
    sku_ids.push(id)
  }
  return sku_ids
}

async function insertCategory(db: Database, names: TextByLanguage, parent_id: number | null): Promise<number> {
  const parent =
    parent_id === null ? undefined : await db.selectFrom('category').select('level').where('id', '=', parent_id).executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('category')
    .values({ parent_id, level: (parent?.level ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('category_text')
    .values(entriesOf(names).map(([language, name]) => ({ category_id: id, language, name })))
    .execute()
  return id
}

/** A category, below another one when `parent_id` is given. */
export async function makeCategory(shop: TestShop, names: TextByLanguage, parent_id: number | null = null): Promise<number> {
  const id = await insertCategory(shop.db, names, parent_id)
  await changed(shop)
  return id
}

export async function makeBrand(shop: TestShop, name: string): Promise<number> {
  const { id } = await shop.db
    .insertInto('brand')
    .values({ handle: `brand-${++made}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db.insertInto('brand_text').values({ brand_id: id, language: 'en-us', name }).execute()
  return id
}

/** A freight template; amounts of its rows in cents. By piece at 5.00 and 1.00 a further one, everywhere, unless specified otherwise. */
export async function makeFreightTemplate(
  shop: TestShop,
  kind: 'free' | 'quantity' | 'weight' = 'quantity',
  rows: object[] = [{ regions: [], first_units: 1, first_price: 500, additional_units: 1, additional_price: 100 }],
): Promise<number> {
  const { id } = await shop.db
    .insertInto('freight_template')
    .values({ name: `Template ${++made}`, kind, rows: JSON.stringify(rows) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ReductionInput {
  by?: 'amount' | 'quantity'
  /** As the price engine's `ReductionStep`, amounts in cents; 10.00 off from 100.00 when not given. */
  steps?: { threshold: number; effect: object }[]
  goods_ids?: number[]
  category_ids?: number[]
  starts_at?: string
  ends_at?: string
  name?: string
}

/** A full reduction, running from an hour ago for a week unless specified otherwise. */
export async function makeReduction(shop: TestShop, input: ReductionInput = {}): Promise<number> {
  const now = Date.parse(shop.site.shared.now())
  const { id } = await shop.db
    .insertInto('reduction')
    .values({
      by: input.by ?? 'amount',
      goods_ids: input.goods_ids ?? [],
      category_ids: input.category_ids ?? [],
      steps: JSON.stringify(input.steps ?? [{ threshold: 10000, effect: { kind: 'money', amount: 1000 } }]),
      starts_at: input.starts_at ?? new Date(now - 3_600_000).toISOString(),
      ends_at: input.ends_at ?? new Date(now + 7 * 86_400_000).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await shop.db
    .insertInto('reduction_text')
    .values({ reduction_id: id, language: 'en-us', name: input.name ?? `Reduction ${id}` })
    .execute()
  await changed(shop)
  return id
}

/** What the database holds of a SKU. */
export async function stockOf(shop: TestShop, sku_id: number): Promise<{ on_hand: number; reserved: number }> {
  return shop.db.selectFrom('stock').select(['on_hand', 'reserved']).where('sku_id', '=', sku_id).executeTakeFirstOrThrow()
}

async function changed(shop: TestShop) {
  await catalogueChanged(shop.db)
  await shop.refresh()
}
