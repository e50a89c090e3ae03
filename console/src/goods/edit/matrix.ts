import type { GoodsForm, StaffGoods } from '@longmall/contract/catalogue-staff.ts'
import type { Language } from '@longmall/contract/fields.ts'

export type Names = Partial<Record<Language, string>>
/** A name in a language, in English where it has none. */
export const nameIn = (names: Names, language: Language) => names[language] || names['en-us'] || ''
/** An attribute or one of its values: `key` is its own for as long as the form is open. */
export interface Value {
  key: string
  id: number | null
  names: Names
}
export interface Attribute extends Value {
  values: Value[]
}
/** What an operator enters of one combination; numbers are texts until they are sent. */
export interface Variant {
  sku_no: string
  price: string
  market_price: string
  /** Empty where it is not known. */
  cost_price: string
  weight_grams: string
  /** The picture's `src`; empty for the first one. */
  picture: string
  plan_months: string
  is_active: boolean
  stock_change: string
  /** Quantity on hand and reserved by orders, by the server. */
  on_hand: number
  taken: number
}
export interface Matrix {
  attributes: Attribute[]
  /** By the keys of the combination's values. */
  variants: Record<string, Variant>
}
export interface Row {
  key: string
  values: Value[]
  variant: Variant
}

export const emptyVariant: Variant = {
  sku_no: '',
  price: '',
  market_price: '',
  cost_price: '',
  weight_grams: '0',
  picture: '',
  plan_months: '',
  is_active: true,
  stock_change: '',
  on_hand: 0,
  taken: 0,
}

export const emptyMatrix: Matrix = { attributes: [], variants: { '': emptyVariant } }
/** The server's maximum of combinations. */
export const maxVariants = 300

const keyOf = (values: readonly Value[]) => values.map(({ key }) => key).join(' ')
const combinationsOf = (attributes: readonly Attribute[]): Value[][] =>
  attributes.reduce<Value[][]>((before, { values }) => before.flatMap((some) => values.map((value) => [...some, value])), [[]])

export const countVariants = (attributes: readonly Attribute[]) => attributes.reduce((count, { values }) => count * values.length, 1)

/**
 * Every combination in order. An existing one is unchanged; a new one begins with price and weight of the one that shares the most
 * values with it, without stock and number.
 */
export function rowsOf({ attributes, variants }: Matrix): Row[] {
  if (countVariants(attributes) > maxVariants) return []
  const entered = Object.entries(variants).map(([key, variant]) => ({ keys: key.split(' ').filter(Boolean), variant }))
  return combinationsOf(attributes).map((values) => {
    const key = keyOf(values)
    return { key, values, variant: variants[key] ?? copyNearest(values, entered) }
  })
}

function copyNearest(values: readonly Value[], entered: readonly { keys: string[]; variant: Variant }[]): Variant {
  const own = new Set(values.map(({ key }) => key))
  let nearest: Variant | undefined
  let bestMatches = -1
  for (const { keys, variant } of entered) {
    const shared = keys.filter((key) => own.has(key)).length
    if (shared > bestMatches) [nearest, bestMatches] = [variant, shared]
  }
  if (!nearest) return emptyVariant
  const { price, market_price, cost_price, weight_grams, picture, plan_months } = nearest
  return { ...emptyVariant, price, market_price, cost_price, weight_grams, picture, plan_months }
}

export type Fill = Partial<Pick<Variant, 'price' | 'market_price' | 'cost_price' | 'weight_grams' | 'stock_change' | 'is_active'>>
/** Fills every row with the attribute value `value`, or all rows if null; empty fields of `fill` change nothing. */
export function fillDown(matrix: Matrix, value: string | null, fill: Fill): Matrix {
  const entered = Object.fromEntries(Object.entries(fill).filter(([, one]) => one !== '' && one !== undefined))
  const changed = rowsOf(matrix).flatMap(({ key, values, variant }) =>
    value === null || values.some((one) => one.key === value) ? [[key, { ...variant, ...entered }] as const] : [],
  )
  return { ...matrix, variants: { ...matrix.variants, ...Object.fromEntries(changed) } }
}

const namesOf = (names: readonly { language: Language; name: string }[]): Names =>
  Object.fromEntries(names.map(({ language, name }) => [language, name]))
const listOf = (names: Names) =>
  (Object.entries(names) as [Language, string][]).flatMap(([language, name]) => (name.trim() ? [{ language, name: name.trim() }] : []))

/** A goods' attributes and SKUs as they are edited. */
export function matrixOf({ attributes, skus, pictures }: StaffGoods): Matrix {
  const edited = attributes.map(({ attribute_id, names, values }) => ({
    key: `a${attribute_id}`,
    id: attribute_id,
    names: namesOf(names),
    values: values.map((value) => ({ key: `v${value.value_id}`, id: value.value_id, names: namesOf(value.names) })),
  }))
  const variants = skus.map(
    ({ value_ids, price, market_price, cost_price, weight_grams, picture_index, plan_months, sku_no, is_active, on_hand, reserved }) => {
      const variant: Variant = {
        sku_no,
        price,
        market_price: market_price ?? '',
        cost_price: cost_price ?? '',
        weight_grams: String(weight_grams),
        picture: picture_index === null ? '' : (pictures[picture_index]?.src ?? ''),
        plan_months: plan_months === null ? '' : String(plan_months),
        is_active,
        stock_change: '',
        on_hand,
        taken: reserved,
      }
      return [value_ids.map((id) => `v${id}`).join(' '), variant] as const
    },
  )
  const all = { attributes: edited, variants: Object.fromEntries(variants) }
  // A combination without a SKU is not offered: it must not be made by a look at it.
  const missing = rowsOf(all).flatMap(({ key, variant }) => (all.variants[key] ? [] : [[key, { ...variant, is_active: false }] as const]))
  return { ...all, variants: { ...all.variants, ...Object.fromEntries(missing) } }
}

const whole = (text: string) => (/^[+-]?\d+$/.test(text.trim()) ? Number(text) : 0)

/** The same as the server's input. What was never offered and still is not is left out. */
export function matrixToInput(matrix: Matrix, pictures: readonly { src: string }[]): Pick<GoodsForm, 'attributes' | 'skus'> {
  const { attributes } = matrix
  const indexes = attributes.map(({ values }) => new Map(values.map(({ key }, index) => [key, index])))
  const rows = rowsOf(matrix)
  const sentRows = rows.filter(({ variant }) => variant.is_active || variant.sku_no !== '')
  return {
    attributes: attributes.map(({ id, names, values }) => ({
      attribute_id: id,
      names: listOf(names),
      values: values.map((value) => ({ value_id: value.id, names: listOf(value.names) })),
    })),
    skus: (sentRows.length ? sentRows : rows).map(({ values, variant }) => {
      const picture = pictures.findIndex(({ src }) => src === variant.picture)
      return {
        values: values.map(({ key }, n) => indexes[n]!.get(key)!),
        sku_no: variant.sku_no.trim(),
        price: variant.price.trim() || '0',
        market_price: variant.market_price.trim() || null,
        cost_price: variant.cost_price.trim() || null,
        weight_grams: whole(variant.weight_grams),
        picture_index: picture < 0 ? null : picture,
        plan_months: variant.plan_months ? whole(variant.plan_months) : null,
        is_active: variant.is_active,
        stock_change: whole(variant.stock_change),
      }
    }),
  }
}

export const isAmount = (text: string) => /^(0|[1-9]\d{0,14})(\.\d{1,2})?$/.test(text.trim())
export const isOptionalAmount = (text: string) => text.trim() === '' || isAmount(text)

/** Which rows on offer have an entry that the server would refuse. */
export const wrongRows = (matrix: Matrix): Row[] =>
  rowsOf(matrix).filter(
    ({ variant: { price, market_price, cost_price, weight_grams, stock_change, is_active } }) =>
      is_active &&
      (!isAmount(price) ||
        !isOptionalAmount(market_price) ||
        !isOptionalAmount(cost_price) ||
        !/^\d{1,7}$/.test(weight_grams.trim() || '0') ||
        !/^([+-]?\d{1,7})?$/.test(stock_change.trim())),
  )
