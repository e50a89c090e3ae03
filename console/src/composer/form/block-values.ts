import type { DraftBlock, DraftBlockKind, LocalWords } from '@longmall/contract/content-blocks.ts'
import { type Language, languages } from '@longmall/contract/fields.ts'
import type { Values } from '../../shell/form/field.ts'

type Row = { language: Language } & Record<string, string | undefined>
type Part = Record<string, unknown>

interface Shape {
  /** Words of the block itself. */
  own: readonly string[]
  /** The list of its parts, their words, and what they are without any. */
  parts?: { name: string; words: readonly string[]; fresh: Part }
}

const pictured = { href: '', picture: null }

/** What of a block are words, and how the parts of a kind begin. */
export const formShapes: Record<DraftBlockKind, Shape> = {
  search_bar: { own: ['placeholder'] },
  carousel: { own: [], parts: { name: 'slides', words: ['label', 'subtitle', 'alt'], fresh: pictured } },
  icon_grid: { own: [], parts: { name: 'icons', words: ['label'], fresh: { href: '', icon: 'sparkles' } } },
  notice: { own: [], parts: { name: 'notices', words: ['text'], fresh: { href: null } } },
  coupons: { own: ['title'] },
  flash_sale: { own: ['title'] },
  brand_row: { own: ['title'], parts: { name: 'brands', words: ['label', 'alt'], fresh: pictured } },
  topic_cards: { own: ['title'], parts: { name: 'cards', words: ['label', 'subtitle', 'alt'], fresh: pictured } },
  goods_row: { own: ['title'] },
  goods_grid: { own: ['title'] },
}

/** Words of some fields as a form has them, a row for each language that has any. */
const rowsOf = (names: readonly string[], thing: Part): Row[] =>
  languages.flatMap((language) => {
    const words = Object.fromEntries(names.map((name) => [name, (thing[name] as LocalWords | undefined)?.[language]]))
    return Object.values(words).some((text) => text !== undefined) ? [{ language, ...words }] : []
  })

/** The same back: each field's words by language. */
const wordsOf = (names: readonly string[], rows: unknown): Part =>
  Object.fromEntries(
    names.map((name) => [
      name,
      Object.fromEntries(((rows as Row[] | undefined) ?? []).flatMap((row) => (row[name] ? [[row.language, row[name]]] : []))),
    ]),
  )

/** A block as its form shows it. */
export function toForm(block: DraftBlock): Values {
  const { own, parts } = formShapes[block.kind]
  const whole = block as Part
  const { visible_from, visible_until, addon } = block
  return {
    visible_from,
    visible_until,
    addon,
    words: rowsOf(own, whole),
    ...(parts && { parts: (whole[parts.name] as Part[]).map((part) => ({ ...part, words: rowsOf(parts.words, part) })) }),
    ...(block.kind === 'goods_row' && { goods_ids: block.goods_ids, href: block.href }),
  }
}

/** What the form says, as a block. */
export function fromForm(block: DraftBlock, values: Values): DraftBlock {
  const { own, parts } = formShapes[block.kind]
  return {
    ...block,
    visible_from: values.visible_from ?? null,
    visible_until: values.visible_until ?? null,
    addon: values.addon ?? null,
    ...wordsOf(own, values.words),
    ...(parts && { [parts.name]: ((values.parts as Part[] | undefined) ?? []).map((part) => partOf(parts, part ?? {})) }),
    ...(block.kind === 'goods_row' && { goods_ids: values.goods_ids ?? [], href: values.href ?? null }),
  } as DraftBlock
}

function partOf({ words, fresh }: NonNullable<Shape['parts']>, part: Part): Part {
  const rest = Object.fromEntries(Object.entries(fresh).map(([name, otherwise]) => [name, part[name] ?? otherwise]))
  return { ...rest, ...wordsOf(words, part.words) }
}
