import type { Language } from '@longmall/contract/fields.ts'
import { discountFigure } from '@longmall/phrases/discount-figure.ts'
import type * as z from 'zod/mini'
import { maskEmail, maskMobile } from '../../code/mask.ts'
import { words } from '../../kernel/words.ts'
import { text, timeIn, type Cell } from '../../kernel/sheet/cell.ts'
import { choicesOf, definitionOf, isAmount, plainly } from './definition.ts'
import { fieldName, leavesOf, type Leaf } from './leaves.ts'
import { wordsOfField, type ValueWords } from './value-words.ts'

/** Where and to whom cells are written. */
export interface Place {
  language: Language
  zone: string
  valueWords: ValueWords
}
type Row = Record<string, unknown>
type Write = (value: unknown) => Cell

const within = (row: Row, path: readonly string[]) => path.reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row)
const orNothing = (write: Write, value: unknown): Cell => (value === null || value === undefined ? null : write(value))

/**
 * How a field becomes a cell: amounts and numbers digit by digit, ids as text, values, flags and instants in words. `depth`: how many
 * names of its path lead to the thing that is given as the row.
 */
export function cellWriter(list: string, { path, schema, isOfTexts }: Leaf, place: Place, depth = 0): (row: Row) => Cell {
  const write = writerOf(list, path, schema, place)
  const from = path.slice(depth)
  if (!isOfTexts) return (row) => orNothing(write, within(row, from))
  return (row) => {
    const all = (within(row, from.slice(0, -1)) ?? []) as Row[]
    const own = all.find(({ language }) => language === place.language) ?? all.find(({ language }) => language === 'en-us') ?? all[0]
    return orNothing(write, own?.[from.at(-1)!])
  }
}

function writerOf(list: string, path: string[], schema: z.ZodMiniType, place: Place): Write {
  const { language, zone } = place
  const name = path.at(-1)!
  const { type, format, element } = definitionOf(schema)
  if (element) return manyWriter(list, path, plainly(element), place)
  if (type === 'boolean') return (value) => text(words(language, value ? 'list.yes' : 'list.no'))
  if (choicesOf(schema)) return (value) => text(choiceText(list, path, String(value), place))
  if (format === 'datetime') return timeIn(zone) as Write
  if (isAmount(schema)) return (value) => ({ amount: String(value) })
  if (name === 'discount_permille') return (paid) => discountText(language, 1000 - Number(paid))
  if (name === 'permille_off') return (off) => discountText(language, Number(off))
  if (type === 'number') return (value) => (/(^|_)id$/.test(name) ? { text: String(value) } : { number: String(value) })
  if (type === 'string') return (value) => text(masked(name, String(value)))
  return (value) => text(JSON.stringify(value))
}

const discountText = (language: Language, permille_off: number): Cell =>
  permille_off === 0 ? null : text(words(language, 'list.discount_off', { off: discountFigure(language, permille_off) }))

/** A list within a row as words: texts side by side, things each with what their fields are called. */
function manyWriter(list: string, path: string[], element: z.ZodMiniType, place: Place): Write {
  if (!definitionOf(element).shape) {
    const write = writerOf(list, path, element, place)
    return (values) => text((values as unknown[]).map((value) => wordsOf(write(value))).join(', '))
  }
  const fields = leavesOf(list, element, path).map((leaf) => ({
    name: fieldName(place.language, leaf.path.at(-1)!),
    cell: cellWriter(list, leaf, place, path.length),
  }))
  const told = (one: Row) =>
    fields.flatMap(({ name, cell }) => {
      const said = wordsOf(cell(one))
      return said === '' ? [] : [`${name} ${said}`]
    })
  return (values) => text((values as Row[]).map((one) => told(one).join(', ')).join('; '))
}

function wordsOf(cell: Cell): string {
  if (cell === null) return ''
  return 'text' in cell ? cell.text : 'number' in cell ? cell.number : cell.amount
}

function choiceText(list: string, path: string[], value: string, { language, valueWords }: Place): string {
  const name = path.at(-1)!
  if (name === 'country' && value.length === 2) return new Intl.DisplayNames(language, { type: 'region' }).of(value) ?? value
  if (/languages?$/.test(name)) return new Intl.DisplayNames(language, { type: 'language' }).of(value) ?? value
  const place = wordsOfField(list, path)
  if (place === undefined) return value
  const [file, prefix] = place.split('.') as [string, string]
  return valueWords(file, prefix + value) ?? value
}

/** What reaches a person is masked in a file also where a screen shows it whole to who needs it. */
function masked(name: string, value: string): string {
  if (value === '' || value.includes('*')) return value
  if (/^(mobile|telephone|contact_mobile)$/.test(name)) return maskMobile(value)
  if (name === 'email' || (name === 'recipient' && value.includes('@'))) return maskEmail(value)
  return name === 'recipient' ? maskMobile(value) : value
}
