import type { Language } from '@longmall/contract/fields.ts'
import type { GoodsRequirement } from '@longmall/server/src/catalogue/skus-for-sale.ts'
import type { BrandKey } from './content/brands/brands.ts'
import type { CategoryKey } from './content/categories/categories.ts'
import type { OptionKey, ParamKey } from './content/dictionary/attributes.ts'
import type { Value } from './content/dictionary/value-text.ts'
import type { FeatureKey } from './content/goods/features.ts'
import type { NoteKey } from './content/goods/notes.ts'
import type { IconName } from './pictures/objects/produce/icon.ts'
import type { DrawingName } from './pictures/objects/registry.ts'
import type { TintName } from './pictures/scenes/tints.ts'

/** A text in every language. */
export type LocalizedText = Record<Language, string>

/** How a goods is drawn. `colour` and `accent` are '#rrggbb' or a colour of the dictionary; `icon` is the small drawing on its label. */
export interface PictureRecipe {
  drawing: DrawingName
  tint: TintName
  colour?: Value | `#${string}`
  accent?: Value | `#${string}`
  icon?: IconName
  /** Drawings beside it in the second picture (their paint, their height against it); else its other colours do, or the `icon`. */
  companions?: [drawing: DrawingName, colour: `#${string}`, share?: number][]
}

/** A content file's source of one goods; `build-goods.ts` makes SKUs, texts and prices of it. Amounts in cents, weights in grams. */
export interface GoodsSource {
  key: string
  /** Only the three ids that the specification fixes; the others go in order. */
  id?: number
  goods_type?: 'standard' | 'start_up' | 'entity' | 'virtual' | 'pledge' | 'deposit'
  category: CategoryKey
  brand: BrandKey
  name: LocalizedText
  point: LocalizedText
  story: LocalizedText
  note: NoteKey
  features: (FeatureKey | LocalizedText)[]
  params: Partial<Record<ParamKey, Value>>
  /** At most two; the last one carries the prices. */
  options: Partial<Record<OptionKey, Value[]>>
  /** One price for each value of the last option, or one for all. */
  prices: number[]
  /** Added for each value of the first of two options. */
  extra?: number[]
  /** How much higher the market price is, in percent. */
  market?: number
  grams: number[]
  overseas?: boolean
  freight?: FreightKey
  sales: number
  tags?: TagKey[]
  limit?: number
  /** SKUs without stock as 'oat/king'; '*' for all of them. */
  sold_out?: string[]
  unlisted?: boolean
  /** Kept out of member-level prices. */
  no_level_discount?: boolean
  unit?: UnitKey
  picture: PictureRecipe
  /** Months of a pledge, as its prices. */
  plan_months?: number[]
  /** Required inputs of its orders. */
  requirement?: GoodsRequirement
}

export type FreightKey = 'free' | 'parcel' | 'weight'
export type TagKey = 'new' | 'bestseller' | 'gift' | 'small_batch' | 'staff_pick' | 'refillable' | 'value'
export type UnitKey = 'piece' | 'set' | 'pair' | 'box' | 'bag' | 'bottle' | 'jar'

/** A picture's address without width and ending, below the media folder, and the widths that are drawn. */
export interface DemoPicture {
  src: string
  widths: number[]
}

export interface DemoSku {
  sku_no: string
  /** Place of the chosen value in each option. */
  value_positions: number[]
  price: number
  market_price: number | null
  plan_months: number | null
  weight_grams: number
  stock: number
  /** Which of the goods' pictures shows its colour, from 0; null when none does. */
  picture_position: number | null
}

export interface DemoGoods {
  id: number
  key: string
  goods_type: 'standard' | 'start_up' | 'entity' | 'virtual' | 'pledge' | 'deposit'
  category: CategoryKey
  brand: BrandKey
  name: LocalizedText
  selling_point: LocalizedText
  /** HTML of p, ul, li alone. */
  description: LocalizedText
  params: { name: LocalizedText; value: LocalizedText }[]
  services: { name: LocalizedText; note: LocalizedText }[]
  unit: LocalizedText
  tags: LocalizedText[]
  options: { name: LocalizedText; values: LocalizedText[] }[]
  skus: DemoSku[]
  pictures: DemoPicture[]
  overseas: boolean
  freight: FreightKey
  sales: number
  limit: number | null
  listed: boolean
  level_discount: boolean
  requirement: GoodsRequirement
  /** Days before the store opened for the demo that it was put on the shelf. */
  days_old: number
  reviews: DemoReview[]
}

export interface DemoReview {
  account: string
  stars: 1 | 2 | 3 | 4 | 5
  text: string
  sku_position: number
  days_ago: number
  pictures: DemoPicture[]
  reply: string | null
  anonymous: boolean
}

export interface DemoCategory {
  key: string
  parent: string | null
  level: 1 | 2 | 3
  name: LocalizedText
  picture: DemoPicture
}

export interface DemoBrand {
  key: BrandKey
  name: LocalizedText
  story: LocalizedText
  logo: DemoPicture
}

export interface DemoAddress {
  consignee: string
  mobile: string
  country: 'KR' | 'CN' | 'MY' | 'SG' | 'ID' | 'TH' | 'VN' | 'KH' | 'HK' | 'OTHER'
  region: string
  region_name: string
  postcode: string
  detailed_address: string
}

export interface DemoMember {
  account: string
  nickname: string
  email: string
  real_name: string | null
  country: DemoAddress['country']
  language: Language
  gender: 'male' | 'female' | 'secret'
  /** YYYY-MM-DD */
  birthday: string | null
  mobile: string | null
  /** Of contract grades: 0, 4 to 9; who has a seat in the network reaches it there. */
  grade: number
  /** When it registered; who has a seat in the network registered as that says. */
  days_old: number
  is_store_clerk: boolean
  avatar: string
  /** The first one is the default. */
  addresses: DemoAddress[]
  /** Money it starts with, in cents. */
  balance: { withdrawable: number; non_withdrawable: number }
  /** Why the account is there, shown in the list of demo accounts; null for the members in the background. */
  purpose: LocalizedText | null
}

/** A block of the home page as the tables store it: what is the same in every language, and the texts by their path in it. */
export interface DemoBlock {
  kind:
    | 'search_bar'
    | 'carousel'
    | 'icon_grid'
    | 'notice'
    | 'coupons'
    | 'flash_sale'
    | 'brand_row'
    | 'topic_cards'
    | 'goods_row'
    | 'goods_grid'
  addon?: string
  content: Record<string, unknown>
  texts: Record<Language, Record<string, string>>
}

/** A full reduction of whole departments. `threshold` in cents or a quantity, money in cents. */
export interface DemoReduction {
  name: LocalizedText
  by: 'amount' | 'quantity'
  categories: string[]
  steps: {
    threshold: number
    effect:
      | { kind: 'money'; amount: number }
      | { kind: 'percentage'; permille_off: number }
      | { kind: 'free_freight' }
      /** The SKU of goods at a place, from 0. */
      | { kind: 'gift'; goods: string; place: number; quantity: number }
  }[]
  /** How long it runs from the day the store is filled. */
  days: number
  /** Days until it begins; from the day before without it. */
  starts_in?: number
}

/** Search keywords: hot ones, ones to discover, and that of the empty box. */
export type DemoSearchKeywords = Record<'hot' | 'discover' | 'default', Record<Language, string[]>>

/** A freight template as the price engine reads it, amounts in cents. */
export interface DemoFreight {
  key: FreightKey
  name: string
  kind: 'free' | 'quantity' | 'weight'
  rows: {
    regions: string[]
    first_units: number
    first_price: number
    additional_units: number
    additional_price: number
    free_from_amount?: number
    deliverable?: boolean
  }[]
}

/** A coupon of the demo store; amounts in cents, goods and categories by their keys. */
export interface DemoCoupon {
  key: string
  name: LocalizedText
  note?: LocalizedText
  effect:
    | { kind: 'money'; amount: number }
    | { kind: 'percentage'; permille_off: number; max_off: number | null }
    | { kind: 'free_freight' }
  threshold: number
  goods?: string[]
  categories?: string[]
  claim_method: 'claim' | 'code' | 'granted' | 'longcoin'
  longcoin_price?: number
  code?: string
  total?: number
  per_member?: number
  /** Days after claiming in which it may be used. */
  valid_days: number
  /** Days until it can be claimed. */
  starts_in?: number
}
