import { createHash } from 'node:crypto'
import type { Judge } from './judge-cells.ts'
import type { Row } from './read-rows.ts'

export interface Option {
  name: string
  values: string[]
}

export interface Variant {
  sku_no: string
  /** The place of its value in each option. */
  values: number[]
  price: bigint
  market_price: bigint | null
  weight_grams: number
  on_hand: number
  /** The address of its own picture. */
  picture: string | null
}

const places = [1, 2, 3] as const
const variantColumns = ['Option1 Value', 'Variant SKU', 'Variant Price', 'Variant Inventory Qty', 'Variant Image']

/** Is the row a variant? The others of a handle only add a picture. */
const isVariant = (row: Row) => variantColumns.some((column) => Boolean(row.cells[column]))

/** Options and variants of the rows of one handle, and the line of each SKU number; what is wrong goes to the judge. */
export function judgeVariants(
  handle: string,
  rows: Row[],
  judge: Judge,
): { options: Option[]; variants: Variant[]; number_lines: Map<string, number> } {
  const own = rows.filter(isVariant)
  if (own.length === 0) judge.complain(rows[0]!, 'Variant Price', 'import.missing')
  for (const row of rows) if (!own.includes(row) && !row.cells['Image Src']) judge.complain(row, 'Variant Price', 'import.missing')
  const named = optionsOf(rows, judge)
  // Shopify's way to say that there is nothing to choose.
  const isPlain = named.length === 1 && named[0]!.name === 'Title' && own.every((row) => row.cells['Option1 Value'] === 'Default Title')
  const options: Option[] = isPlain ? [] : named.map(({ name }) => ({ name, values: [] }))
  const variants: Variant[] = []
  const lineOf = new Map<string, number>()
  const number_lines = new Map<string, number>()
  for (const row of own) {
    const words = isPlain ? [] : named.map(({ place }) => valueOf(row, place, judge))
    const sku_no = judge.text(row, 'Variant SKU', 60) || numberFor(handle, words)
    const combination = JSON.stringify(words)
    const twin = lineOf.get(combination)
    if (twin) judge.complain(row, `Option${Math.max(1, named.length)} Value`, 'import.same_combination', { line: twin })
    else if (lineOf.has(sku_no)) judge.complain(row, 'Variant SKU', 'import.same_number', { line: lineOf.get(sku_no) })
    number_lines.set(sku_no, row.line)
    lineOf.set(combination, row.line).set(sku_no, row.line)
    const values = words.map((word, place) => placeOf(options[place]!.values, word))
    variants.push({ sku_no, values, ...figuresOf(row, judge) })
  }
  return { options, variants, number_lines }
}

function optionsOf(rows: Row[], judge: Judge): { place: number; name: string }[] {
  const found: { place: number; name: string }[] = []
  for (const place of places) {
    const row = rows.find((one) => one.cells[`Option${place} Name`])
    if (row) found.push({ place, name: judge.text(row, `Option${place} Name`, 60) })
    else for (const one of rows) if (one.cells[`Option${place} Value`]) judge.complain(one, `Option${place} Name`, 'import.missing')
  }
  return found
}

function valueOf(row: Row, place: number, judge: Judge): string {
  const value = judge.text(row, `Option${place} Value`, 80)
  if (value === '') judge.complain(row, `Option${place} Value`, 'import.missing')
  return value
}

function figuresOf(row: Row, judge: Judge): Omit<Variant, 'sku_no' | 'values'> {
  if (!row.cells['Variant Price']) judge.complain(row, 'Variant Price', 'import.missing')
  const price = judge.price(row, 'Variant Price') ?? 0n
  const before = judge.price(row, 'Variant Compare At Price')
  return {
    price,
    market_price: before !== null && before > price ? before : null,
    weight_grams: judge.count(row, 'Variant Grams'),
    on_hand: judge.count(row, 'Variant Inventory Qty'),
    picture: row.cells['Variant Image'] || null,
  }
}

function placeOf(values: string[], word: string): number {
  const known = values.indexOf(word)
  return known >= 0 ? known : values.push(word) - 1
}

/** The number of a variant that has none: made of handle and values, so that the next import finds the same SKU. */
function numberFor(handle: string, words: string[]): string {
  const text = [handle, ...words].join('-').replaceAll(/\s+/g, '-').toLowerCase()
  if (text.length <= 60) return text
  return `${text.slice(0, 47)}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
}
