import * as z from 'zod/mini'
import { cataloguePick } from './catalogue-pick.ts'
import { catalogueStaff } from './catalogue-staff.ts'
import { catalogueTreeStaff } from './catalogue-tree-staff.ts'
import { Address, Count, Day, Flag, Id, Integer, Many, Money, OptionalText, PageInput, PageOf, Region, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'
import { stockStaff } from './stock-staff.ts'
import { GoodsLabel, promotionKinds, ReductionFacts } from './promotion-shapes.ts'

/** A picture: its address without width and ending; the widths it has. `{src}-{width}.avif|.webp`. */
export const Picture = z.object({ src: Address, widths: Rows(Integer(1, 4000)), avif: Flag, alt: OptionalText(200) })
export type Picture = z.output<typeof Picture>

export const StockBand = z.enum(['none', 'few', 'plenty'])

export const GoodsCard = z.object({
  goods_id: Id,
  /** The SKU the card opens: the cheapest available. */
  sku_id: Id,
  goods_name: Text(200),
  selling_point: OptionalText(200),
  picture: z.nullable(Picture),
  price: Money,
  market_price: z.nullable(Money),
  has_price_range: Flag,
  level_discount: Flag,
  sale_count: Count,
  stock: StockBand,
  is_overseas: Flag,
  tags: Rows(Text(40)),
  /** The running promotion shown on the card, if any. */
  promotion: z.nullable(GoodsLabel),
})
export type GoodsCard = z.output<typeof GoodsCard>

export const sorts = ['default', 'sales', 'price_up', 'price_down', 'newest'] as const
export const GoodsFilter = {
  category_id: z.optional(Id),
  brand_id: z.optional(Id),
  price_from: z.optional(Money),
  price_to: z.optional(Money),
  /** Goods in a running promotion of this kind. */
  promotion: z.optional(z.enum(['manjian', ...promotionKinds])),
  /** Goods that a full reduction counts for, one that runs or comes. */
  reduction_id: z.optional(Id),
  in_stock: z.optional(Flag),
  sort: z.optional(z.enum(sorts)),
}
export const GoodsPage = PageOf(GoodsCard)

export interface Category {
  category_id: number
  category_name: string
  level: number
  picture: Picture | null
  children: Category[]
}
export const Category: z.ZodMiniType<Category> = z.object({
  category_id: Id,
  category_name: Text(60),
  level: Integer(1, 3),
  picture: z.nullable(Picture),
  get children() {
    return z.array(Category)
  },
})

export const Brand = z.object({
  brand_id: Id,
  brand_name: Text(60),
  story: OptionalText(500),
  logo: z.nullable(Picture),
  goods_count: Count,
})

export const Sku = z.object({
  sku_id: Id,
  sku_no: Text(60),
  /** Value of each of the goods' attributes, in their order. */
  value_ids: Rows(Id),
  price: Money,
  market_price: z.nullable(Money),
  stock: StockBand,
  /** Available stock, only when it is low. */
  available: z.nullable(Count),
  picture_index: z.nullable(Count),
})
export type Sku = z.output<typeof Sku>

export const Attribute = z.object({
  attribute_id: Id,
  attribute_name: Text(60),
  values: Rows(z.object({ value_id: Id, value_name: Text(80) })),
})

/** `by_stars` counts one-star reviews first. */
export const ReviewSummary = z.object({ count: Count, average_tenths: Integer(0, 50), with_pictures: Count, by_stars: Rows(Count) })

export const GoodsType = z.enum(['standard', 'entity', 'start_up', 'virtual', 'pledge', 'deposit'])
export type GoodsType = z.output<typeof GoodsType>

const RequirementOption = z.object({ key: Text(40), name: Text(120) })
/** Required inputs of an order of the goods (§5); the options are in the caller’s language. */
export const OrderRequirements = z.object({
  service_modes: Rows(RequirementOption),
  car_models: Rows(RequirementOption),
  referrer: Flag,
  phone: Flag,
})
export type OrderRequirements = z.output<typeof OrderRequirements>

export const GoodsDetail = z.object({
  goods_id: Id,
  sku_id: Id,
  goods_type: GoodsType,
  /** `undeliverable`: the shop has no carrier for it yet; `not_offered`: it does not sell goods of this type yet. */
  state: z.enum(['on_sale', 'unlisted', 'sold_out', 'undeliverable', 'not_offered']),
  goods_name: Text(200),
  selling_point: OptionalText(200),
  unit_name: OptionalText(20),
  pictures: Rows(Picture),
  video: z.nullable(z.object({ src: Address, poster: z.nullable(Picture) })),
  /** Sanitised HTML. */
  description: OptionalText(50000),
  params: Rows(z.object({ name: Text(80), value: Text(300) })),
  services: Rows(z.object({ name: Text(80), note: OptionalText(300) })),
  requirement: OrderRequirements,
  attributes: Rows(Attribute),
  skus: Rows(Sku),
  category_path: Rows(z.object({ category_id: Id, category_name: Text(60) })),
  brand: z.nullable(z.object({ brand_id: Id, brand_name: Text(60), logo: z.nullable(Picture) })),
  level_discount: Flag,
  max_per_member: z.nullable(Count),
  is_overseas: Flag,
  sale_count: Count,
  reductions: Rows(ReductionFacts),
  /** Rank in the sales list of its category, up to 50. */
  rank: z.nullable(z.object({ position: Integer(1, 50), category_id: Id, category_name: Text(60) })),
  reviews: ReviewSummary,
})
export type GoodsDetail = z.output<typeof GoodsDetail>

export const catalogue = {
  ...cataloguePick,
  ...catalogueStaff,
  ...stockStaff,
  ...catalogueTreeStaff,
  categories: operation({
    path: 'catalogue/categories',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'The category tree, three levels',
    input: z.object({}),
    output: z.object({ list: Rows(Category) }),
  }),
  list: operation({
    path: 'catalogue/list',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Goods by category, brand, price, promotion and stock',
    refusals: ['call.wrong_fields'],
    input: z.object({ ...GoodsFilter, ...PageInput }),
    output: GoodsPage,
  }),
  detail: operation({
    path: 'catalogue/detail',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'One goods with all its SKUs, by any of them',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ sku_id: Id }),
    output: GoodsDetail,
  }),
  brands: operation({
    path: 'catalogue/brands',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Brands with goods on sale',
    input: z.object({}),
    output: z.object({ list: Rows(Brand) }),
  }),
  top_list: operation({
    path: 'catalogue/top_list',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'The first goods of a category by sales, favourites or age',
    input: z.object({ by: z.enum(['sales', 'favourites', 'newest']), category_id: z.optional(Id) }),
    output: z.object({ list: Rows(GoodsCard) }),
  }),
  freight: operation({
    path: 'catalogue/freight',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Freight of a quantity of one SKU to a region',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ sku_id: Id, region: Region, quantity: z.optional(Integer(1, 9999)) }),
    output: z.object({ deliverable: Flag, freight: Money, free_from_amount: z.nullable(Money) }),
  }),
  record_visit: operation({
    path: 'catalogue/record_visit',
    kind: 'command',
    access: { who: 'optional' },
    summary: 'Records a visit of goods and its source; for a member, in the browsing history',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({
      sku_id: Id,
      source_type: z.optional(Text(40)),
      long_mall_qr_type: z.optional(Text(40)),
      source_member: z.optional(Id),
    }),
    output: z.object({}),
  }),
  favourites: operation({
    path: 'catalogue/favourites',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s favourites, newest first',
    input: z.object(PageInput),
    output: GoodsPage,
  }),
  is_favourite: operation({
    path: 'catalogue/is_favourite',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Whether goods are a favourite of the member',
    input: z.object({ goods_id: Id }),
    output: z.object({ is_favourite: Flag }),
  }),
  add_favourite: operation({
    path: 'catalogue/add_favourite',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Adds goods to the favourites',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ goods_id: Id }),
    output: z.object({}),
  }),
  remove_favourites: operation({
    path: 'catalogue/remove_favourites',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Removes goods from the favourites',
    input: z.object({ goods_ids: Many(Id, 100) }),
    output: z.object({}),
  }),
  browsing_history: operation({
    path: 'catalogue/browsing_history',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member’s browsing history, by day of the store’s zone, newest first',
    input: z.object(PageInput),
    output: PageOf(z.object({ day: Day, goods: GoodsCard })),
  }),
  remove_browsing_history: operation({
    path: 'catalogue/remove_browsing_history',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Removes goods from the browsing history: some of a day, or all',
    input: z.object({ goods_ids: z.optional(Many(Id, 100)), day: z.optional(Day) }),
    output: z.object({}),
  }),
}
