import { createHash } from 'node:crypto'
import type { CellReader } from './read-cells.ts'
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
  /** Undefined in a file without the column, which leaves the cost prices of the shop. */
  cost_price?: bigint | null
  weight_grams: number
  on_hand: number
  /** The address of its own picture. */
  picture: string | null
}

const optionNumbers = [1, 2, 3] as const
const variantColumns = ['Option1 Value', 'Variant SKU', 'Variant Price', 'Variant Inventory Qty', 'Variant Image']

/** Is the row a variant? The others of a handle only add a picture. */
const isVariant = (row: Row) => variantColumns.some((column) => Boolean(row.cells[column]))

/** Options and variants of the rows of one handle, and the line of each SKU number; what is wrong goes to the reader. */
export function parseVariants(
  handle: string,
  rows: Row[],
  reader: CellReader,
): { options: Option[]; variants: Variant[]; number_lines: Map<string, number> } {
  const variantRows = rows.filter(isVariant)
  if (variantRows.length === 0) reader.reportProblem(rows[0]!, 'Variant Price', 'import.missing')
  for (const row of rows)
    if (!variantRows.includes(row) && !row.cells['Image Src']) reader.reportProblem(row, 'Variant Price', 'import.missing')
  const namedOptions = optionsOf(rows, reader)
  // Shopify's way to say that there is nothing to choose.
  const isPlain =
    namedOptions.length === 1 &&
    namedOptions[0]!.name === 'Title' &&
    variantRows.every((row) => row.cells['Option1 Value'] === 'Default Title')
  const options: Option[] = isPlain ? [] : namedOptions.map(({ name }) => ({ name, values: [] }))
  const variants: Variant[] = []
  const firstLines = new Map<string, number>()
  const number_lines = new Map<string, number>()
  for (const row of variantRows) {
    const optionValues = isPlain ? [] : namedOptions.map(({ optionNumber }) => valueOf(row, optionNumber, reader))
    const sku_no = reader.text(row, 'Variant SKU', 60) || generateSkuNo(handle, optionValues)
    const combination = JSON.stringify(optionValues)
    const duplicateLine = firstLines.get(combination)
    if (duplicateLine)
      reader.reportProblem(row, `Option${Math.max(1, namedOptions.length)} Value`, 'import.duplicate_combination', { line: duplicateLine })
    else if (firstLines.has(sku_no)) reader.reportProblem(row, 'Variant SKU', 'import.duplicate_number', { line: firstLines.get(sku_no) })
    number_lines.set(sku_no, row.line)
    firstLines.set(combination, row.line).set(sku_no, row.line)
    const values = optionValues.map((value, index) => indexOfValue(options[index]!.values, value))
    variants.push({ sku_no, values, ...readNumbers(row, reader) })
  }
  return { options, variants, number_lines }
}

function optionsOf(rows: Row[], reader: CellReader): { optionNumber: number; name: string }[] {
  const options: { optionNumber: number; name: string }[] = []
  for (const optionNumber of optionNumbers) {
    const row = rows.find((one) => one.cells[`Option${optionNumber} Name`])
    if (row) options.push({ optionNumber, name: reader.text(row, `Option${optionNumber} Name`, 60) })
    else
      for (const one of rows)
        if (one.cells[`Option${optionNumber} Value`]) reader.reportProblem(one, `Option${optionNumber} Name`, 'import.missing')
  }
  return options
}

function valueOf(row: Row, optionNumber: number, reader: CellReader): string {
  const value = reader.text(row, `Option${optionNumber} Value`, 80)
  if (value === '') reader.reportProblem(row, `Option${optionNumber} Value`, 'import.missing')
  return value
}

function readNumbers(row: Row, reader: CellReader): Omit<Variant, 'sku_no' | 'values'> {
  if (!row.cells['Variant Price']) reader.reportProblem(row, 'Variant Price', 'import.missing')
  const price = reader.price(row, 'Variant Price') ?? 0n
  const before = reader.price(row, 'Variant Compare At Price')
  return {
    price,
    market_price: before !== null && before > price ? before : null,
    ...(row.cells['Cost per item'] !== undefined && { cost_price: reader.price(row, 'Cost per item') }),
    weight_grams: reader.count(row, 'Variant Grams'),
    on_hand: reader.count(row, 'Variant Inventory Qty'),
    picture: row.cells['Variant Image'] || null,
  }
}

function indexOfValue(values: string[], value: string): number {
  const index = values.indexOf(value)
  return index >= 0 ? index : values.push(value) - 1
}

/** The number of a variant that has none: made of handle and values, so that the next import finds the same SKU. */
function generateSkuNo(handle: string, optionValues: string[]): string {
  const text = [handle, ...optionValues].join('-').replaceAll(/\s+/g, '-').toLowerCase()
  if (text.length <= 60) return text
  return `${text.slice(0, 47)}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}`
}
