import * as z from 'zod/mini'
import {
  Address,
  Count,
  Flag,
  Id,
  Integer,
  Language,
  Many,
  Money,
  OptionalText,
  PageInput,
  PageOf,
  Pattern,
  Rows,
  Sorted,
  Text,
  Timestamp,
} from './fields.ts'
import { operation } from './operation.ts'

export const goodsTypes = ['standard', 'entity', 'start_up', 'virtual', 'pledge', 'deposit'] as const
const GoodsType = z.enum(goodsTypes)
/** An operator's upload, or a picture that stood there already. */
const OwnAddress = Pattern(/^\/[\w/.-]{1,300}$/, 300)
export const StaffPicture = z.object({ src: OwnAddress, widths: Rows(Integer(1, 4000)), avif: Flag })
export type StaffPicture = z.output<typeof StaffPicture>

const Name = (max: number) => z.object({ language: Language, name: Text(max) })
const Names = (max: number) => Many(Name(max), 5)

export const GoodsText = z.object({
  language: Language,
  name: Text(200),
  selling_point: OptionalText(200),
  /** HTML; sanitised when it is saved. */
  description: OptionalText(50000),
  params: Rows(z.object({ name: Text(80), value: Text(300) })).check(z.maxLength(60)),
  services: Rows(z.object({ name: Text(80), note: OptionalText(300) })).check(z.maxLength(20)),
  unit_name: OptionalText(20),
  tags: Rows(Text(40)).check(z.maxLength(20)),
})
export type GoodsText = z.output<typeof GoodsText>

const RequirementOptions = Rows(z.object({ key: Pattern(/^[a-z0-9_-]+$/, 40), names: Names(120) })).check(z.maxLength(20))
/** Required inputs of its orders (§5), and for reservations the deposit of a unit and when the balance is due. */
export const StaffOrderRequirements = z.object({
  service_modes: RequirementOptions,
  car_models: RequirementOptions,
  referrer: Flag,
  phone: Flag,
  deposit: z.nullable(
    z.object({ amount: Money, after_days: Integer(0, 365), window_days: Integer(1, 365), missed: z.enum(['keep', 'return']) }),
  ),
})
export type StaffOrderRequirements = z.output<typeof StaffOrderRequirements>

const goodsFields = {
  goods_type: GoodsType,
  category_id: Id,
  brand_id: z.nullable(Id),
  is_listed: Flag,
  level_discount: Flag,
  /** Pieces that a member may buy of it in all; null for no limit. */
  max_per_member: z.nullable(Integer(1, 9999)),
  warehouse: z.enum(['domestic', 'overseas']),
  /** Null: sent for nothing. */
  freight_template_id: z.nullable(Id),
  /** Lists without a chosen sort go by it, the lowest first. */
  position: Integer(0, 1_000_000),
  pictures: Rows(StaffPicture).check(z.maxLength(20)),
  video: z.nullable(z.object({ src: OwnAddress, poster: z.nullable(StaffPicture) })),
  texts: Many(GoodsText, 5),
  requirement: StaffOrderRequirements,
}

const skuFields = {
  sku_no: OptionalText(60),
  price: Money,
  /** Shown crossed out beside the price; null for none. */
  market_price: z.nullable(Money),
  /** What one costs the shop; null where it is not known. Never shown to shoppers. */
  cost_price: z.nullable(Money),
  weight_grams: Integer(0, 1_000_000),
  /** One of the goods’ pictures, counted from 0; null for the first. */
  picture_index: z.nullable(Integer(0, 19)),
  /** Of a pledge. */
  plan_months: z.nullable(Integer(1, 120)),
  is_active: Flag,
}

/** A SKU with its stock; `value_ids` one of each attribute, in their order. */
export const StaffSku = z.object({ sku_id: Id, value_ids: Rows(Id), ...skuFields, on_hand: Count, reserved: Count })
export type StaffSku = z.output<typeof StaffSku>

export const StaffGoods = z.object({
  goods_id: Id,
  version: Id,
  sale_count: Count,
  created_at: Timestamp,
  ...goodsFields,
  attributes: Rows(z.object({ attribute_id: Id, names: Rows(Name(60)), values: Rows(z.object({ value_id: Id, names: Rows(Name(80)) })) })),
  skus: Rows(StaffSku),
})
export type StaffGoods = z.output<typeof StaffGoods>

export const GoodsForm = z.object({
  goods_id: z.optional(Id),
  /** As it was shown; to be given with `goods_id`. */
  version: z.optional(Id),
  ...goodsFields,
  /** Parts with the same id keep their references. */
  attributes: Rows(
    z.object({
      attribute_id: z.nullable(Id),
      names: Names(60),
      values: Many(z.object({ value_id: z.nullable(Id), names: Names(80) }), 50),
    }),
  ).check(z.maxLength(5)),
  /** One for each combination that is offered: `values` are indices of the attributes’ values, from 0. An existing combination keeps its SKU. */
  skus: Many(z.object({ values: Rows(Integer(0, 49)), ...skuFields, stock_change: Integer(-1_000_000, 1_000_000) }), 300),
})
export type GoodsForm = z.output<typeof GoodsForm>

export const StaffGoodsRow = z.object({
  goods_id: Id,
  goods_name: Text(200),
  picture: z.nullable(z.object({ src: Address, widths: Rows(Integer(1, 4000)), avif: Flag, alt: OptionalText(200) })),
  goods_type: GoodsType,
  is_listed: Flag,
  category_name: Text(60),
  brand_name: z.nullable(Text(60)),
  price_from: Money,
  price_to: Money,
  sku_count: Count,
  /** Pieces that can be sold, of all SKUs on offer. */
  available: Count,
  /** SKUs on offer with low or no stock. */
  low_skus: Count,
  sale_count: Count,
  missing_languages: Rows(Language),
  created_at: Timestamp,
  version: Id,
})
export type StaffGoodsRow = z.output<typeof StaffGoodsRow>

export const catalogueStaff = {
  staff_goods: operation({
    path: 'catalogue/staff_goods',
    kind: 'query',
    access: { who: 'staff', permission: 'goods.view' },
    summary: 'Goods for operators, listed and unlisted; keywords match names, tags and numbers of goods and SKUs',
    input: z.object({
      keyword: z.optional(Text(60)),
      category_id: z.optional(Id),
      brand_id: z.optional(Id),
      is_listed: z.optional(Flag),
      goods_type: z.optional(GoodsType),
      /** Those of which some SKU has low or no stock. */
      low_stock: z.optional(Flag),
      sort: Sorted('created_at', 'price', 'sales', 'stock'),
      ...PageInput,
    }),
    output: PageOf(StaffGoodsRow),
  }),
  staff_view: operation({
    path: 'catalogue/staff_view',
    kind: 'query',
    access: { who: 'staff', permission: 'goods.view' },
    summary: 'One goods in full, in all languages, for editing',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ goods_id: Id }),
    output: StaffGoods,
  }),
  staff_choices: operation({
    path: 'catalogue/staff_choices',
    kind: 'query',
    access: { who: 'staff', permission: 'goods.view' },
    summary: 'Choices of a goods: types that the shop offers, categories with their parents, brands, freight templates',
    input: z.object({}),
    output: z.object({
      categories: Rows(z.object({ category_id: Id, parent_id: z.nullable(Id), category_name: Text(60), level: Integer(1, 3) })),
      brands: Rows(z.object({ brand_id: Id, brand_name: Text(60) })),
      freight_templates: Rows(z.object({ freight_template_id: Id, template_name: Text(80) })),
      goods_types: Rows(GoodsType),
    }),
  }),
  save_goods: operation({
    path: 'catalogue/save_goods',
    kind: 'command',
    access: { who: 'staff', permission: 'goods.edit' },
    summary: 'Adds a goods, or changes one at the version that was shown',
    refusals: [
      'catalogue.goods_not_found',
      'catalogue.changed',
      'catalogue.english_required',
      'catalogue.english_attribute_required',
      'catalogue.sku_required',
      'catalogue.sku_values',
      'catalogue.duplicate_sku',
      'catalogue.price_below_promotion',
      'catalogue.stock_below_reserved',
      'catalogue.stock_too_many',
      'catalogue.type_fixed',
      'media.gone',
    ],
    large: true,
    input: GoodsForm,
    output: StaffGoods,
  }),
  switch_goods: operation({
    path: 'catalogue/switch_goods',
    kind: 'command',
    access: { who: 'staff', permission: 'goods.edit' },
    summary: 'Lists or unlists goods; `changed` is the number of changes',
    refusals: ['catalogue.goods_not_found', 'catalogue.sku_required'],
    input: z.object({ goods_ids: Many(Id, 100), is_listed: Flag }),
    output: z.object({ changed: Count }),
  }),
  copy_goods: operation({
    path: 'catalogue/copy_goods',
    kind: 'command',
    access: { who: 'staff', permission: 'goods.edit' },
    summary: 'Duplicates a goods, unlisted and without stock',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ goods_id: Id }),
    output: z.object({ goods_id: Id }),
  }),
  delete_goods: operation({
    path: 'catalogue/delete_goods',
    kind: 'command',
    access: { who: 'staff', permission: 'goods.edit' },
    summary: 'Deletes a goods that was never sold and is not in use',
    refusals: ['catalogue.goods_not_found', 'catalogue.changed', 'catalogue.goods_sold', 'catalogue.goods_in_use'],
    input: z.object({ goods_id: Id, version: Id }),
    output: z.object({}),
  }),
}
