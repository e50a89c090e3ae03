import { createHash } from 'node:crypto'
import { cleanHtml } from '../../kernel/security/clean-html.ts'
import { createCellReader, type CellReader } from './read-cells.ts'
import { parseVariants, type Option, type Variant } from './parse-variants.ts'
import type { Problem } from './problem.ts'
import type { Row, RowGroup } from './read-rows.ts'

/** A goods as a file describes it. */
export interface GoodsDraft {
  handle: string
  name: string
  selling_point: string
  description: string
  tags: string[]
  brand: string
  /** Names of its category and those above it, the root first. */
  category: string[]
  is_listed: boolean
  goods_type: 'standard' | 'virtual'
  options: Option[]
  variants: Variant[]
  /** Addresses of its pictures in their order. */
  pictures: string[]
}

/**
 * Checks the rows of one handle: either the goods they describe with the line of each SKU number, or all that is wrong with them.
 * The first row carries what all variants share; further rows add a variant, a picture or both.
 */
export function parseGoods({
  handle,
  rows,
  problems: earlier,
}: RowGroup): { draft: GoodsDraft; number_lines: Map<string, number> } | { problems: Problem[] } {
  const problems = [...earlier]
  const first = rows[0]
  if (!first) return { problems }
  const reader = createCellReader(problems)
  if (!first.cells.Title) reader.reportProblem(first, 'Title', 'import.missing')
  for (const row of rows)
    if (row.cells.Title && row.cells.Title !== first.cells.Title) reader.reportProblem(row, 'Title', 'import.title_conflict')
  reader.text(first, 'Handle', 200)
  const { number_lines, ...variants } = parseVariants(handle, rows, reader)
  const draft: GoodsDraft = {
    handle,
    name: reader.text(first, 'Title', 200),
    selling_point: reader.text(first, 'SEO Description', 200),
    description: descriptionOf(first, reader),
    tags: tagsOf(first, reader),
    brand: reader.text(first, 'Vendor', 60),
    category: categoryOf(first, reader),
    is_listed: isPublished(first, reader),
    goods_type: rows.some((row) => reader.flag(row, 'Variant Requires Shipping', false)) ? 'standard' : typeOf(first),
    ...variants,
    pictures: picturesOf(rows),
  }
  return problems.length ? { problems } : { draft, number_lines }
}

function descriptionOf(row: Row, reader: CellReader): string {
  const html = cleanHtml(row.cells['Body (HTML)'] ?? '')
  if (html.length > 50000) reader.reportProblem(row, 'Body (HTML)', 'import.too_long', { length: html.length, maximum: 50000 })
  return html
}

function tagsOf(row: Row, reader: CellReader): string[] {
  const tags = (row.cells.Tags ?? '').split(',').map((tag) => tag.trim())
  for (const tag of tags) if (tag.length > 40) reader.reportProblem(row, 'Tags', 'import.tag_too_long', { value: `${tag.slice(0, 40)}…` })
  return [...new Set(tags.filter(Boolean))]
}

/** Shopify's own category where a file has it, else Apparel with the type below it, or the first tag. */
function categoryOf(row: Row, reader: CellReader): string[] {
  const own = (row.cells['Product Category'] ?? '').split('>').map((name) => name.trim())
  const kind = row.cells.Type || (row.cells.Tags ?? '').split(',')[0]!.trim()
  const names = own[0] ? own.slice(0, 3) : ['Apparel', kind]
  const column = own[0] ? 'Product Category' : row.cells.Type ? 'Type' : 'Tags'
  for (const name of names) if (name.length > 60) reader.reportProblem(row, column, 'import.category_too_long')
  return names.filter(Boolean).map((name) => name[0]!.toUpperCase() + name.slice(1))
}

function isPublished(row: Row, reader: CellReader): boolean {
  const status = (row.cells.Status ?? '').toLowerCase()
  if (!['', 'active', 'draft', 'archived'].includes(status)) reader.reportProblem(row, 'Status', 'import.no_status')
  return reader.flag(row, 'Published', true) && (status === '' || status === 'active')
}

/** Without a word on shipping it is shipped; a row that says "false" makes something that is not. */
const typeOf = (row: Row) => (row.cells['Variant Requires Shipping'] ? 'virtual' : 'standard')

function picturesOf(rows: Row[]): string[] {
  const positioned = rows
    .filter((row) => row.cells['Image Src'])
    .map((row, index) => ({ url: row.cells['Image Src']!, position: Number(row.cells['Image Position']) || index + 1 }))
    .sort((a, b) => a.position - b.position)
  return [...new Set([...positioned.map(({ url }) => url), ...rows.map((row) => row.cells['Variant Image'] ?? '').filter(Boolean)])]
}

/**
 * Hashes that detect changes of a goods in a file: 32 bytes for everything except quantities and 32 for the quantities, so that a
 * changed title does not restore sold units.
 */
export function draftHash(draft: GoodsDraft): Buffer {
  const content = { ...draft, variants: draft.variants.map((one) => ({ ...one, on_hand: undefined })) }
  const stock = draft.variants.map(({ sku_no, on_hand }) => ({ sku_no, on_hand }))
  return Buffer.concat([sha256(content), sha256(stock)])
}

/** The draft as a file without the column of cost prices would describe it. */
export const withoutCost = (draft: GoodsDraft): GoodsDraft => ({
  ...draft,
  variants: draft.variants.map(({ cost_price: _, ...variant }) => variant),
})

const sha256 = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one)))
    .digest()
