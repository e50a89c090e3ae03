import type { GoodsForm, GoodsText, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import { makeCategory } from '../../../test/fixtures.ts'
import type { TestShop } from '../../../test/harness.ts'

export const goodsText = (language: GoodsText['language'], name: string, fields: Partial<GoodsText> = {}): GoodsText => ({
  language,
  name,
  selling_point: '',
  description: '',
  params: [],
  services: [],
  unit_name: '',
  tags: [],
  ...fields,
})

type SkuForm = GoodsForm['skus'][number]
export const skuForm = (values: number[], fields: Partial<SkuForm> = {}): SkuForm => ({
  values,
  sku_no: '',
  price: '10.00',
  market_price: null,
  cost_price: null,
  weight_grams: 500,
  picture_index: null,
  plan_months: null,
  is_active: true,
  stock_change: 10,
  ...fields,
})

const named = (name: string) => [{ language: 'en-us' as const, name }]
/** Attributes by name with their values, as a form brings new ones. */
export const attributesForm = (attributes: Record<string, string[]>): GoodsForm['attributes'] =>
  Object.entries(attributes).map(([name, values]) => ({
    attribute_id: null,
    names: named(name),
    values: values.map((value) => ({ value_id: null, names: named(value) })),
  }))

/** Every combination of so many values, the last attribute changing fastest. */
export const combinations = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (before, size) => before.flatMap((indexes) => Array.from({ length: size }, (_, index) => [...indexes, index])),
    [[]],
  )

let createdCount = 0
/** A goods as an operator makes one: one SKU with ten units, on the shelf. */
export async function goodsForm(shop: TestShop, fields: Partial<GoodsForm> = {}): Promise<GoodsForm> {
  return {
    goods_type: 'standard',
    category_id: fields.category_id ?? (await makeCategory(shop, { 'en-us': 'Things' })),
    brand_id: null,
    is_listed: true,
    level_discount: true,
    max_per_member: null,
    warehouse: 'domestic',
    freight_template_id: null,
    position: 0,
    pictures: [],
    video: null,
    texts: [goodsText('en-us', `Made thing ${++createdCount}`)],
    requirement: { service_modes: [], car_models: [], referrer: false, phone: false, deposit: null },
    attributes: [],
    skus: [skuForm([])],
    ...fields,
  }
}

/** What the console sends of a goods that it shows, changed nowhere. */
export function formOf({ sale_count: _sold, created_at: _at, attributes, skus, ...fields }: StaffGoods): GoodsForm {
  const indexes = attributes.map(({ values }) => new Map(values.map(({ value_id }, index) => [value_id, index])))
  return {
    ...fields,
    attributes,
    skus: skus.map(({ sku_id: _sku, value_ids, on_hand: _hand, reserved: _taken, ...sku }) => ({
      ...sku,
      values: value_ids.map((value_id, n) => indexes[n]!.get(value_id)!),
      stock_change: 0,
    })),
  }
}
