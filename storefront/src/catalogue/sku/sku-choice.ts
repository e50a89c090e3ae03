import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'

/** The value chosen of each attribute, in the attributes' order; null where none is chosen yet. */
export type Choice = readonly (number | null)[]

/** `missing`: no variant has this value together with the others chosen. */
export type ValueState = 'open' | 'sold_out' | 'missing'

type Variant = Pick<Sku, 'value_ids' | 'stock'>

const matches = ({ value_ids }: Variant, choice: Choice) => choice.every((chosen, at) => chosen === null || value_ids[at] === chosen)

const withValue = (choice: Choice, at: number, value: number | null): Choice =>
  choice.map((chosen, index) => (index === at ? value : chosen))

/** Is this value available with the chosen values of the other attributes (CAT-04)? */
export function valueState(skus: readonly Variant[], choice: Choice, at: number, value: number): ValueState {
  const variants = skus.filter((sku) => matches(sku, withValue(choice, at, value)))
  if (variants.length === 0) return 'missing'
  return variants.some(({ stock }) => stock !== 'none') ? 'open' : 'sold_out'
}

/** Selects a value, or deselects it if it is selected. */
export const choose = (choice: Choice, at: number, value: number): Choice => withValue(choice, at, choice[at] === value ? null : value)

/** The one variant that the choice names; null while something is open. */
export function findSku<Row extends Variant>(skus: readonly Row[], choice: Choice): Row | null {
  if (choice.includes(null)) return null
  return skus.find((sku) => matches(sku, choice)) ?? null
}

/** Indexes of the attributes without a chosen value. */
export const openAttributes = (choice: Choice): number[] => choice.flatMap((chosen, at) => (chosen === null ? [at] : []))

/**
 * What is chosen when the goods open: the variant of the address when it is available. Else nothing, but for
 * attributes that have a single value.
 */
export function firstChoice({ attributes, skus }: Pick<GoodsDetail, 'attributes' | 'skus'>, sku_id: number): Choice {
  const linkedSku = skus.find((sku) => sku.sku_id === sku_id)
  if (linkedSku && linkedSku.stock !== 'none') return linkedSku.value_ids
  return attributes.map(({ values }) => (values.length === 1 ? (values[0]?.value_id ?? null) : null))
}
