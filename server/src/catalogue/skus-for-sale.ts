import type { GoodsType, Picture } from '@longmall/contract/catalogue.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../kernel/context.ts'

/** One of several that a buyer chooses; names by language, English always. */
export interface RequirementChoice {
  key: string
  name: Partial<Record<Language, string>>
}

/**
 * Requirements of an order of these goods (§5). A deposit is in cents per unit; its balance is due within `window_days`, starting after
 * `after_days`.
 */
export interface GoodsRequirement {
  service_modes?: RequirementChoice[]
  car_models?: RequirementChoice[]
  referrer?: boolean
  phone?: boolean
  deposit?: { amount: number; after_days: number; window_days: number; missed: 'keep' | 'return' }
}

/** A SKU as cart and order need it; amounts in cents, `available` = on hand − taken, names in the caller's language. */
export interface SkuForSale {
  sku_id: number
  goods_id: number
  goods_type: GoodsType
  requirement: GoodsRequirement
  /** Of a pledge. */
  plan_months: number | null
  goods_name: string
  sku_name: string
  picture: Picture | null
  /** The goods is on the shelf and the SKU is still offered. */
  is_listed: boolean
  /** Of a type that the shop can bring to its end. */
  is_offered: boolean
  available: number
  list_price: bigint
  weight_grams: number
  warehouse: 'domestic' | 'overseas'
  freight_template_id: number | null
  category_ids: number[]
  level_discount: boolean
  max_per_member: number | null
}

/** The SKUs of these ids, in no set order; ids that name none are left out. One statement. */
export async function skusForSale({ db, language }: Context, sku_ids: readonly number[]): Promise<SkuForSale[]> {
  if (sku_ids.length === 0) return []
  const { rows } = await sql<SkuForSale>`
    select s.id as sku_id, g.id as goods_id, g.goods_type, g.requirement, s.plan_months, coalesce(own.name, en.name) as goods_name, n.sku_name,
      p.picture || jsonb_build_object('alt', coalesce(own.name, en.name)) as picture, g.is_listed and s.is_active as is_listed, g.is_offered,
      t.on_hand - t.reserved as available, s.price as list_price, s.weight_grams, g.warehouse, g.freight_template_id,
      g.category_path as category_ids, g.level_discount, g.max_per_member
    from sku s join goods g on g.id = s.goods_id join stock t on t.sku_id = s.id
      left join goods_text own on own.goods_id = g.id and own.language = ${language}
      join goods_text en on en.goods_id = g.id and en.language = 'en-us'
      left join goods_picture p on p.goods_id = g.id and p.position = coalesce(s.picture_position, 0)
      cross join lateral (
        select coalesce(string_agg(coalesce(
            (select name from attribute_value_text where value_id = u.value_id and language = ${language}),
            (select name from attribute_value_text where value_id = u.value_id and language = 'en-us')), ' / ' order by u.position), '') as sku_name
        from unnest(s.value_ids) with ordinality u (value_id, position)) n
    where ${idCondition(sku_ids)}`.execute(db)
  return rows
}

/** The SKUs of lines, by their id; those that are no more are left out. */
export async function skusById(context: Context, lines: readonly { sku_id: number }[]): Promise<Map<number, SkuForSale>> {
  const skus = await skusForSale(
    context,
    lines.map((line) => line.sku_id),
  )
  return new Map(skus.map((sku) => [sku.sku_id, sku]))
}

/**
 * Planning these tables takes fifteen times as long as reading one SKU, so a generic plan is needed: the number of ids is hidden from
 * the planner in a sub-select, because otherwise it plans each call for its number.
 */
const idCondition = (sku_ids: readonly number[]): RawBuilder<boolean> =>
  sku_ids.length === 1 ? sql`s.id = ${sku_ids[0]}` : sql`s.id = any ((select ${sku_ids}::int[])::int[])`
