import { pledgePlanMonths } from '@longmall/contract/constants.ts'
import type { GoodsForm } from '@longmall/contract/catalogue-staff.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'

type Texts = readonly { language: string }[]
const hasEnglish = (texts: Texts) => texts.some(({ language }) => language === 'en-us')
const hasDuplicates = (texts: Texts) => new Set(texts.map(({ language }) => language)).size < texts.length

/** How a combination is known: the same places, or the same values, are the same SKU. */
export const combinationKey = (values: readonly number[]): string => values.join(' ')

/**
 * Cross-field checks of the form of a goods. Refuses `catalogue.english_required`, `catalogue.english_attribute_required`, `catalogue.sku_required`,
 * `catalogue.sku_values`, `catalogue.duplicate_sku`, and wrong fields by name.
 */
export function validateForm(form: GoodsForm): void {
  validateTexts(form)
  validateCombinations(form)
  validateSkuNumbers(form)
  validateGoodsType(form)
  if (form.is_listed && !form.skus.some((sku) => sku.is_active)) throw new Refusal('catalogue.sku_required')
}

function validateTexts({ texts, attributes, requirement }: GoodsForm): void {
  if (hasDuplicates(texts)) throw wrongField('texts', 'field.duplicate')
  if (!hasEnglish(texts)) throw new Refusal('catalogue.english_required')
  const localizedNames = attributes.flatMap(({ names, values }) => [names, ...values.map((value) => value.names)])
  if (localizedNames.some(hasDuplicates)) throw wrongField('attributes', 'field.duplicate')
  if (!localizedNames.every(hasEnglish)) throw new Refusal('catalogue.english_attribute_required')
  const choices = [requirement.service_modes, requirement.car_models]
  if (choices.some((list) => new Set(list.map(({ key }) => key)).size < list.length)) throw wrongField('requirement', 'field.duplicate')
  if (choices.flat().some(({ names }) => hasDuplicates(names) || !hasEnglish(names))) throw new Refusal('catalogue.english_required')
}

function validateCombinations({ attributes, skus, pictures }: GoodsForm): void {
  const fits = (values: readonly number[]) =>
    values.length === attributes.length && values.every((index, n) => index < attributes[n]!.values.length)
  if (!skus.every(({ values }) => fits(values))) throw new Refusal('catalogue.sku_values')
  if (new Set(skus.map(({ values }) => combinationKey(values))).size < skus.length) throw new Refusal('catalogue.duplicate_sku')
  if (skus.some(({ picture_index }) => picture_index !== null && picture_index >= pictures.length)) throw wrongField('skus', 'field.choice')
}

function validateSkuNumbers({ skus }: GoodsForm): void {
  const numbers = new Set<string>()
  skus.forEach(({ sku_no, price, market_price }, row) => {
    if (sku_no !== '' && numbers.has(sku_no)) throw wrongField(`skus.${row}.sku_no`, 'catalogue.duplicate_sku_no', { sku_no })
    numbers.add(sku_no)
    if (market_price !== null && toSmallest(market_price, 'MONEY') < toSmallest(price, 'MONEY'))
      throw wrongField(`skus.${row}.market_price`, 'catalogue.market_price_low', { price })
  })
}

const pledgeMonths: readonly number[] = pledgePlanMonths

/** A pledge has months of a plan, a reservation a deposit that is not above its price; nothing else has them. */
function validateGoodsType({ goods_type, skus, requirement: { deposit } }: GoodsForm): void {
  const isPledge = goods_type === 'pledge'
  if (skus.some(({ plan_months }) => (plan_months !== null) !== isPledge))
    throw wrongField('skus', isPledge ? 'field.required' : 'field.unknown')
  skus.forEach(({ plan_months }, row) => {
    if (plan_months !== null && !pledgeMonths.includes(plan_months)) throw wrongField(`skus.${row}.plan_months`, 'field.choice')
  })
  if ((deposit !== null) !== (goods_type === 'deposit'))
    throw wrongField('requirement', deposit === null ? 'field.required' : 'field.unknown')
  if (deposit && skus.some(({ price }) => toSmallest(price, 'MONEY') < toSmallest(deposit.amount, 'MONEY')))
    throw wrongField('requirement', 'field.choice')
}

/** SKUs that stand there, as far as matching looks. */
export interface ExistingSku {
  sku_id: number
  sku_no: string
  value_ids: number[]
  is_active: boolean
}

export interface SkuMatch {
  /** For each wanted combination the SKU that it is; null for a new one. */
  known: (ExistingSku | null)[]
  /** The number that each wanted one gets. */
  numbers: string[]
  /** Those that are not wanted any more: out of sale, kept, and out of the way of the numbers. */
  retired: { sku_id: number; sku_no: string }[]
}

/**
 * Matches each wanted combination to an existing SKU: one with the same values, listed before unlisted, the oldest first. Without a
 * given number a SKU retains its own, or gets one of the goods'. A retired SKU whose number is given to another gets one that cannot be
 * given.
 */
export function matchSkus(
  goods_id: number,
  requested: readonly { value_ids: number[]; sku_no: string }[],
  existing: readonly ExistingSku[],
): SkuMatch {
  const unmatched = [...existing].sort((a, b) => Number(b.is_active) - Number(a.is_active) || a.sku_id - b.sku_id)
  const matched = requested.map(({ value_ids }) => {
    const index = unmatched.findIndex((one) => combinationKey(one.value_ids) === combinationKey(value_ids))
    return index < 0 ? null : unmatched.splice(index, 1)[0]!
  })
  const usedNumbers = new Set(requested.map(({ sku_no }) => sku_no).filter(Boolean))
  const numbers = requested.map(({ sku_no }, index) => {
    if (sku_no) return sku_no
    const own = matched[index]?.sku_no
    const number = own !== undefined && !usedNumbers.has(own) ? own : freeNumber(goods_id, usedNumbers)
    usedNumbers.add(number)
    return number
  })
  const retired = unmatched.map(({ sku_id, sku_no }) => ({
    sku_id,
    sku_no: usedNumbers.has(sku_no) ? `${sku_no.slice(0, 45)}~${sku_id}` : sku_no,
  }))
  return { known: matched, numbers, retired }
}

function freeNumber(goods_id: number, usedNumbers: ReadonlySet<string>): string {
  for (let n = 1; ; n++) if (!usedNumbers.has(`${goods_id}-${n}`)) return `${goods_id}-${n}`
}
