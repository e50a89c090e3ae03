import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Language } from '@longmall/contract/fields.ts'

// Each font comes in slices of some characters; only those that a text needs are opened and embedded.

type FontName = 'noto-sans' | 'noto-sans-sc' | 'noto-sans-kr' | 'noto-sans-jp'
export type Weight = 400 | 700

interface Slice {
  name: string
  ranges: [from: number, to: number][]
}

const resolve = createRequire(import.meta.url).resolve
const slicesByFont = new Map<FontName, Slice[]>()

// Han characters look different in each of these languages: its own font first.
const fontOrder: Record<Language, FontName[]> = {
  'en-us': ['noto-sans', 'noto-sans-sc', 'noto-sans-kr', 'noto-sans-jp'],
  'ms-my': ['noto-sans', 'noto-sans-sc', 'noto-sans-kr', 'noto-sans-jp'],
  'zh-cn': ['noto-sans', 'noto-sans-sc', 'noto-sans-kr', 'noto-sans-jp'],
  'ko-kr': ['noto-sans', 'noto-sans-kr', 'noto-sans-sc', 'noto-sans-jp'],
  'ja-jp': ['noto-sans', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
}

function slicesOf(font: FontName): Slice[] {
  let slices = slicesByFont.get(font)
  if (slices) return slices
  const unicodeRanges = JSON.parse(readFileSync(resolve(`@fontsource/${font}/unicode.json`), 'utf8')) as Record<string, string>
  slices = Object.entries(unicodeRanges).map(([name, text]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: text.split(',').map((range): [number, number] => {
      const [from = '', to = from] = range.trim().slice(2).split('-')
      return [parseInt(from, 16), parseInt(to, 16)]
    }),
  }))
  slicesByFont.set(font, slices)
  return slices
}

/** The file of the font slice that has a character, for a document of this language; null when none has it. */
export function fontFile(language: Language, character: string, weight: Weight): string | null {
  const code = character.codePointAt(0)!
  for (const font of fontOrder[language]) {
    const slice = slicesOf(font).find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    if (slice) return resolve(`@fontsource/${font}/files/${font}-${slice.name}-${weight}-normal.woff`)
  }
  return null
}

export interface Run {
  file: string
  text: string
}

/** A text in runs of one font file each; what no font has, such as a smiley, is left out. */
export function runsOf(language: Language, text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const file = fontFile(language, character, weight)
    if (file === null) continue
    const last = runs.at(-1)
    if (last?.file === file) last.text += character
    else runs.push({ file, text: character })
  }
  return runs
}
