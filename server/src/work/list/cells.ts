import type { Language } from '@longmall/contract/fields.ts'
import { discountFigure } from '@longmall/translations/discount-figure.ts'
import type * as z from 'zod/mini'
import { maskEmail, maskMobile } from '../../code/mask.ts'
import { translate } from '../../kernel/translate.ts'
import { text, timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { choicesOf, definitionOf, isAmount, unwrapped } from './definition.ts'
import { fieldName, leavesOf, type Leaf } from './leaves.ts'
import { labelKeyOf, type ValueLabels } from './value-labels.ts'

/** Where and to whom cells are written. */
export interface CellOptions {
  language: Language
  zone: string
  valueLabels: ValueLabels
}
type Row = Record<string, unknown>
type Write = (value: unknown) => Cell

const within = (row: Row, path: readonly string[]) => path.reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row)
const orNothing = (write: Write, value: unknown): Cell => (value === null || value === undefined ? null : write(value))

/**
 * How a field becomes a cell: amounts and numbers digit by digit, ids as text, values, flags and instants as text. `depth`: the number
 * of names in its path up to the object given as the row.
 */
export function cellWriter(list: string, { path, schema, isOfTexts }: Leaf, options: CellOptions, depth = 0): (row: Row) => Cell {
  const write = writerOf(list, path, schema, options)
  const from = path.slice(depth)
  if (!isOfTexts) return (row) => orNothing(write, within(row, from))
  return (row) => {
    const all = (within(row, from.slice(0, -1)) ?? []) as Row[]
    const own = all.find(({ language }) => language === options.language) ?? all.find(({ language }) => language === 'en-us') ?? all[0]
    return orNothing(write, own?.[from.at(-1)!])
  }
}

function writerOf(list: string, path: string[], schema: z.ZodMiniType, options: CellOptions): Write {
  const { language, zone } = options
  const name = path.at(-1)!
  const { type, format, element } = definitionOf(schema)
  if (element) return listWriter(list, path, unwrapped(element), options)
  if (type === 'boolean') return (value) => text(translate(language, value ? 'list.yes' : 'list.no'))
  if (choicesOf(schema)) return (value) => text(choiceText(list, path, String(value), options))
  if (format === 'datetime') return timeIn(zone) as Write
  if (isAmount(schema)) return (value) => ({ amount: String(value) })
  if (name === 'discount_permille') return (paid) => discountText(language, 1000 - Number(paid))
  if (name === 'permille_off') return (off) => discountText(language, Number(off))
  if (type === 'number') return (value) => (/(^|_)id$/.test(name) ? { text: String(value) } : { number: String(value) })
  if (type === 'string') return (value) => text(masked(name, String(value)))
  return (value) => text(JSON.stringify(value))
}

const discountText = (language: Language, permille_off: number): Cell =>
  permille_off === 0 ? null : text(translate(language, 'list.discount_off', { off: discountFigure(language, permille_off) }))

/** A list within a row as text: texts side by side, things each with what their fields are called. */
function listWriter(list: string, path: string[], element: z.ZodMiniType, options: CellOptions): Write {
  if (!definitionOf(element).shape) {
    const write = writerOf(list, path, element, options)
    return (values) => text((values as unknown[]).map((value) => plainText(write(value))).join(', '))
  }
  const fields = leavesOf(list, element, path).map((leaf) => ({
    name: fieldName(options.language, leaf.path.at(-1)!),
    cell: cellWriter(list, leaf, options, path.length),
  }))
  const describeRow = (one: Row) =>
    fields.flatMap(({ name, cell }) => {
      const cellText = plainText(cell(one))
      return cellText === '' ? [] : [`${name} ${cellText}`]
    })
  return (values) => text((values as Row[]).map((one) => describeRow(one).join(', ')).join('; '))
}

function plainText(cell: Cell): string {
  if (cell === null) return ''
  return 'text' in cell ? cell.text : 'number' in cell ? cell.number : cell.amount
}

function choiceText(list: string, path: string[], value: string, { language, valueLabels }: CellOptions): string {
  const name = path.at(-1)!
  if (name === 'country' && value.length === 2) return new Intl.DisplayNames(language, { type: 'region' }).of(value) ?? value
  if (/languages?$/.test(name)) return new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value
  const labelKey = labelKeyOf(list, path)
  if (labelKey === undefined) return value
  const [file, prefix] = labelKey.split('.') as [string, string]
  return valueLabels(file, prefix + value) ?? value
}

/** Personal data is masked in a file even where a screen shows it in full. */
function masked(name: string, value: string): string {
  if (value === '' || value.includes('*')) return value
  if (/^(mobile|telephone|contact_mobile)$/.test(name)) return maskMobile(value)
  if (name === 'email' || (name === 'recipient' && value.includes('@'))) return maskEmail(value)
  return name === 'recipient' ? maskMobile(value) : value
}
