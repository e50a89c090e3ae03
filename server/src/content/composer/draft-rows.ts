import { DraftBlock, type DraftBlockKind, type LocalizedText } from '@longmall/contract/content-blocks.ts'
import { languages, type Language } from '@longmall/contract/fields.ts'
import * as z from 'zod/mini'
import { isObject, type Stored } from '../merge-texts.ts'

type TextsByLanguage = Partial<Record<Language, Record<string, string>>>

/** A block as its table keeps it: what is the same everywhere, and texts of each language by their path into it. */
export interface BlockRow {
  kind: string
  addon: string | null
  visible_from: string | null
  visible_until: string | null
  content: Stored
  texts: TextsByLanguage
}

interface Shape {
  /** Text fields of the block. */
  textFields: readonly string[]
  /** The list of its parts, and their text fields. */
  parts?: { name: string; textFields: readonly string[] }
  /** Other content of the block. */
  rest: readonly string[]
}

const shapes: Record<DraftBlockKind, Shape> = {
  search_bar: { textFields: ['placeholder'], rest: [] },
  carousel: { textFields: [], parts: { name: 'slides', textFields: ['label', 'subtitle'] }, rest: [] },
  icon_grid: { textFields: [], parts: { name: 'icons', textFields: ['label'] }, rest: [] },
  notice: { textFields: [], parts: { name: 'notices', textFields: ['text'] }, rest: [] },
  coupons: { textFields: ['title'], rest: [] },
  flash_sale: { textFields: ['title'], rest: [] },
  brand_row: { textFields: ['title'], parts: { name: 'brands', textFields: ['label'] }, rest: [] },
  topic_cards: { textFields: ['title'], parts: { name: 'cards', textFields: ['label', 'subtitle'] }, rest: [] },
  goods_row: { textFields: ['title'], rest: ['href', 'goods_ids'] },
  goods_grid: { textFields: ['title'], rest: [] },
}

/** The texts of a block with their paths: `title`, `slides.0.label`, `slides.0.picture.alt`; those of a missing picture are left out. */
export function localTextsOf(block: DraftBlock): { path: string; field: string; local: LocalizedText }[] {
  const { textFields, parts } = shapes[block.kind]
  const whole = block as Stored
  const own = textFields.map((field) => ({ path: field, field, local: whole[field] as LocalizedText }))
  const ofParts = partsOf(block).flatMap((part, index) => [
    ...parts!.textFields.map((field) => ({ path: `${parts!.name}.${index}.${field}`, field, local: part[field] as LocalizedText })),
    ...(isObject(part.picture) ? [{ path: `${parts!.name}.${index}.picture.alt`, field: 'alt', local: part.alt as LocalizedText }] : []),
  ])
  return [...own, ...ofParts]
}

/** The parts of a block, such as its slides; none of a block without any. */
export function partsOf(block: DraftBlock): Stored[] {
  const { parts } = shapes[block.kind]
  return parts ? ((block as Stored)[parts.name] as Stored[]) : []
}

/** The name of a kind's list of parts. */
export const nameOfParts = (kind: DraftBlockKind): string | undefined => shapes[kind].parts?.name

/** A draft's block as its table keeps it. */
export function rowOf(block: DraftBlock): BlockRow {
  const { parts, rest } = shapes[block.kind]
  const whole = block as Stored
  const content: Stored = Object.fromEntries(rest.flatMap((field) => (whole[field] === null ? [] : [[field, whole[field]]])))
  if (parts)
    content[parts.name] = partsOf(block).map((part) =>
      Object.fromEntries(
        Object.entries(part).filter(([field, value]) => value !== null && field !== 'alt' && !parts.textFields.includes(field)),
      ),
    )
  const texts: TextsByLanguage = {}
  for (const { path, local } of localTextsOf(block))
    for (const [language, text] of Object.entries(local) as [Language, string][]) (texts[language] ??= {})[path] = text
  const { kind, addon, visible_from, visible_until } = block
  return { kind, addon, visible_from, visible_until, content, texts }
}

/** A stored block as it is edited; undefined for one that cannot be. */
export function draftOf({ kind, addon, visible_from, visible_until, content, texts }: BlockRow, key: string): DraftBlock | undefined {
  const shape = (shapes as Record<string, Shape | undefined>)[kind]
  if (!shape) return undefined
  const local = (path: string) =>
    Object.fromEntries(languages.flatMap((language) => (texts[language]?.[path] ? [[language, texts[language][path]]] : [])))
  const block: Stored = { kind, key, is_hidden: false, addon, visible_from, visible_until }
  for (const field of shape.textFields) block[field] = local(field)
  for (const field of shape.rest) block[field] = content[field] ?? (field === 'goods_ids' ? [] : null)
  const { parts } = shape
  if (parts) {
    const stored = content[parts.name]
    block[parts.name] = Array.isArray(stored)
      ? stored.filter(isObject).map((part, index) => {
          const path = `${parts.name}.${index}`
          const pictured = ['carousel', 'brand_row', 'topic_cards'].includes(kind)
          const bare = isObject(part.picture) ? { src: part.picture.src, widths: part.picture.widths, avif: part.picture.avif } : null
          return {
            ...part,
            ...Object.fromEntries(parts.textFields.map((field) => [field, local(`${path}.${field}`)])),
            ...(pictured ? { picture: bare, alt: local(`${path}.picture.alt`) } : {}),
            ...(kind === 'notice' ? { href: part.href ?? null } : {}),
          }
        })
      : stored
  }
  const checked = z.safeParse(DraftBlock, block)
  return checked.success ? checked.data : undefined
}
