import { phoneRechargeGoodsId, specialGoodsIds } from '@longmall/contract/constants.ts'
import { languages } from '@longmall/contract/fields.ts'
import { plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import type { DemoBrand, DemoCategory, DemoFreight, DemoGoods, DemoPicture, LocalizedText } from '../types.ts'

type Ids<Key extends string = string> = ReadonlyMap<Key, number>

/** A picture as every table stores it. */
export const storedPicture = ({ src, widths }: DemoPicture) => ({ src: `/media/${src}`, widths, avif: false })
const jsonPicture = (picture: DemoPicture) => JSON.stringify(storedPicture(picture))

const texts = <Row extends object>(make: (language: (typeof languages)[number]) => Row): Row[] => languages.map(make)

/** Parents come before their children. Answers ids by key. */
export async function fillCategories(db: Database, categories: readonly DemoCategory[]): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const [position, one] of categories.entries()) {
    const parent_id = one.parent === null ? null : ids.get(one.parent)!
    const row = { parent_id, level: one.level, position, handle: one.key, picture: jsonPicture(one.picture) }
    const { id } = await db.insertInto('category').values(row).returning('id').executeTakeFirstOrThrow()
    ids.set(one.key, id)
    await db
      .insertInto('category_text')
      .values(texts((language) => ({ category_id: id, language, name: one.name[language] })))
      .execute()
  }
  return ids
}

export async function fillBrands(db: Database, brands: readonly DemoBrand[]): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const [position, one] of brands.entries()) {
    const { id } = await db
      .insertInto('brand')
      .values({ handle: one.key, position, logo: jsonPicture(one.logo) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(one.key, id)
    await db
      .insertInto('brand_text')
      .values(texts((language) => ({ brand_id: id, language, name: one.name[language], story: one.story[language] })))
      .execute()
  }
  return ids
}

export async function fillFreight(db: Database, templates: readonly DemoFreight[]): Promise<Ids> {
  const ids = new Map<string, number>()
  for (const { key, name, kind, rows } of templates) {
    const { id } = await db
      .insertInto('freight_template')
      .values({ name, kind, rows: JSON.stringify(rows) })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(key, id)
  }
  return ids
}

export interface GoodsReferences {
  categories: Ids
  brands: Ids
  freight: Ids
  now: Timestamp
}

/** One goods with texts, pictures, attributes, SKUs and stock. Answers its SKU ids in order. */
export async function fillGoods(db: Database, goods: DemoGoods, position: number, needs: GoodsReferences): Promise<number[]> {
  const goods_id = goods.id
  await db
    .insertInto('goods')
    .values({
      id: goods_id,
      handle: goods.key,
      goods_type: goods.goods_type,
      requirement: JSON.stringify(goods.requirement),
      category_id: needs.categories.get(goods.category)!,
      brand_id: needs.brands.get(goods.brand) ?? null,
      is_listed: goods.listed,
      level_discount: goods.level_discount,
      max_per_member: goods.limit,
      warehouse: goods.overseas ? 'overseas' : 'domestic',
      freight_template_id: needs.freight.get(goods.freight)!,
      sale_count: goods.sales,
      position,
      created_at: plus(needs.now, { days: -goods.days_old }),
    })
    .execute()
  const inLanguage = (list: { name: LocalizedText; value: LocalizedText }[], language: (typeof languages)[number]) =>
    list.map(({ name, value }) => ({ name: name[language], value: value[language] }))
  const rows = texts((language) => ({
    goods_id,
    language,
    name: goods.name[language],
    selling_point: goods.selling_point[language],
    description: goods.description[language],
    params: JSON.stringify(inLanguage(goods.params, language)),
    services: JSON.stringify(goods.services.map(({ name, note }) => ({ name: name[language], note: note[language] }))),
    unit_name: goods.unit[language],
    tags: goods.tags.map((tag) => tag[language]),
  }))
  await db.insertInto('goods_text').values(rows).execute()
  await db
    .insertInto('goods_picture')
    .values(goods.pictures.map((picture, place) => ({ goods_id, position: place, picture: jsonPicture(picture) })))
    .execute()
  return fillSkus(db, goods, await fillOptions(db, goods))
}

/** Value ids of each option, in order. */
async function fillOptions(db: Database, goods: DemoGoods): Promise<number[][]> {
  const all: number[][] = []
  for (const [position, option] of goods.options.entries()) {
    const attribute = await db.insertInto('attribute').values({ goods_id: goods.id, position }).returning('id').executeTakeFirstOrThrow()
    await db
      .insertInto('attribute_text')
      .values(texts((language) => ({ attribute_id: attribute.id, language, name: option.name[language] })))
      .execute()
    const values = await db
      .insertInto('attribute_value')
      .values(option.values.map((_, place) => ({ attribute_id: attribute.id, position: place })))
      .returning(['id', 'position'])
      .execute()
    const ids = values.sort((a, b) => a.position - b.position).map(({ id }) => id)
    await db
      .insertInto('attribute_value_text')
      .values(option.values.flatMap((name, place) => texts((language) => ({ value_id: ids[place]!, language, name: name[language] }))))
      .execute()
    all.push(ids)
  }
  return all
}

const namedGoods: ReadonlySet<number> = new Set([...specialGoodsIds, phoneRechargeGoodsId])

/** What one costs the shop: 52 to 66 percent of the price. */
const costOf = (goods_id: number, price: number) => Math.round((price * (52 + ((goods_id * 7) % 15))) / 100)

async function fillSkus(db: Database, goods: DemoGoods, valueIds: number[][]): Promise<number[]> {
  const made = await db
    .insertInto('sku')
    .values(
      goods.skus.map((sku, position) => ({
        // A host app names the goods of the specification by one number, whichever of the two it means.
        ...(position === 0 && namedGoods.has(goods.id) && { id: goods.id }),
        goods_id: goods.id,
        sku_no: sku.sku_no,
        value_ids: sku.value_positions.map((place, option) => valueIds[option]![place]!),
        price: BigInt(sku.price),
        market_price: sku.market_price === null ? null : BigInt(sku.market_price),
        ...(goods.goods_type === 'standard' && { cost_price: BigInt(costOf(goods.id, sku.price)) }),
        plan_months: sku.plan_months,
        weight_grams: sku.weight_grams,
        picture_position: sku.picture_position,
        position,
      })),
    )
    .returning(['id', 'position'])
    .execute()
  const ids = made.sort((a, b) => a.position - b.position).map(({ id }) => id)
  await db
    .insertInto('stock')
    .values(goods.skus.map((sku, place) => ({ sku_id: ids[place]!, on_hand: sku.stock })))
    .execute()
  return ids
}
