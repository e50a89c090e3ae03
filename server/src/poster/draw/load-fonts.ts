import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Language } from '@longmall/contract/fields.ts'
import { runsOf, type Weight } from '../../kernel/document/fonts.ts'

export interface LoadedFont {
  name: string
  data: Buffer
  weight: Weight
  style: 'normal'
}

/** A text with the names of the fonts that have its characters, in order. */
export interface FontText {
  text: string
  family: string
}

const bytesOf = new Map<string, Buffer>()
/** Slices stay open: two megabytes or so of those that a shop's texts need. */
function bytes(file: string): Buffer {
  const known = bytesOf.get(file)
  if (known) return known
  const read = readFileSync(file)
  bytesOf.set(file, read)
  return read
}

/** Collects the slices of fonts that the texts of one poster need, by the language's own forms of Han characters first. */
export function createFontList(language: Language) {
  const fonts = new Map<string, LoadedFont>()
  const fallback = 'noto-sans-latin'

  /** A text without what no font has, such as a smiley; the ellipsis is there for what is cut. */
  function use(text: string, weight: Weight): FontText {
    const runs = runsOf(language, text, weight)
    const names = new Set<string>()
    for (const { file } of [...runsOf(language, '… ', weight), ...runs]) {
      const name = basename(file).replace(/-\d+-normal\.woff$/, '')
      names.add(name)
      if (!fonts.has(file)) fonts.set(file, { name, data: bytes(file), weight, style: 'normal' })
    }
    return { text: runs.map((run) => run.text).join(''), family: [...names].join(', ') || fallback }
  }

  return { use, list: () => [...fonts.values()] }
}
export type FontList = ReturnType<typeof createFontList>
