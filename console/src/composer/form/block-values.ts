import type { DraftBlock, DraftBlockKind, LocalizedText } from '@longmall/contract/content-blocks.ts'
import { type Language, languages } from '@longmall/contract/fields.ts'
import type { Values } from '../../shell/form/field.ts'

type Row = { language: Language } & Record<string, string | undefined>
type Part = Record<string, unknown>

interface Shape {
  /** Texts of the block itself. */
  own: readonly string[]
  /** The list of its parts, their texts, and their initial values. */
  parts?: { name: string; textNames: readonly string[]; fresh: Part }
}

const pictured = { href: '', picture: null }

/** Which fields of a block are texts, and the initial values of its parts. */
export const formShapes: Record<DraftBlockKind, Shape> = {
  search_bar: { own: ['placeholder'] },
  carousel: { own: [], parts: { name: 'slides', textNames: ['label', 'subtitle', 'alt'], fresh: pictured } },
  icon_grid: { own: [], parts: { name: 'icons', textNames: ['label'], fresh: { href: '', icon: 'sparkles' } } },
  notice: { own: [], parts: { name: 'notices', textNames: ['text'], fresh: { href: null } } },
  coupons: { own: ['title'] },
  flash_sale: { own: ['title'] },
  brand_row: { own: ['title'], parts: { name: 'brands', textNames: ['label', 'alt'], fresh: pictured } },
  topic_cards: { own: ['title'], parts: { name: 'cards', textNames: ['label', 'subtitle', 'alt'], fresh: pictured } },
  goods_row: { own: ['title'] },
  goods_grid: { own: ['title'] },
}

/** Texts of some fields as a form has them, a row for each language that has any. */
const rowsOf = (names: readonly string[], block: Part): Row[] =>
  languages.flatMap((language) => {
    const textNames = Object.fromEntries(names.map((name) => [name, (block[name] as LocalizedText | undefined)?.[language]]))
    return Object.values(textNames).some((text) => text !== undefined) ? [{ language, ...textNames }] : []
  })

/** The inverse: each field's texts by language. */
const textsOf = (names: readonly string[], rows: unknown): Part =>
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
    texts: rowsOf(own, whole),
    ...(parts && { parts: (whole[parts.name] as Part[]).map((part) => ({ ...part, texts: rowsOf(parts.textNames, part) })) }),
    ...(block.kind === 'goods_row' && { goods_ids: block.goods_ids, href: block.href }),
  }
}

/** The values of the form as a block. */
export function fromForm(block: DraftBlock, values: Values): DraftBlock {
  const { own, parts } = formShapes[block.kind]
  return {
    ...block,
    visible_from: values.visible_from ?? null,
    visible_until: values.visible_until ?? null,
    addon: values.addon ?? null,
    ...textsOf(own, values.texts),
    ...(parts && { [parts.name]: ((values.parts as Part[] | undefined) ?? []).map((part) => partOf(parts, part ?? {})) }),
    ...(block.kind === 'goods_row' && { goods_ids: values.goods_ids ?? [], href: values.href ?? null }),
  } as DraftBlock
}

function partOf({ textNames, fresh }: NonNullable<Shape['parts']>, part: Part): Part {
  const rest = Object.fromEntries(Object.entries(fresh).map(([name, otherwise]) => [name, part[name] ?? otherwise]))
  return { ...rest, ...textsOf(textNames, part.texts) }
}
