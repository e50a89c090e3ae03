import type { Language } from '@longmall/contract/fields.ts'
import { runsOf, type Weight } from './fonts.ts'

/** What of a PDF document text needs. */
export interface Page {
  font: (file: string, size?: number) => Page
  fontSize: (size: number) => Page
  widthOfString: (text: string) => number
  text: (text: string, x: number, y: number, options: { lineBreak: boolean }) => Page
  fillColor: (colour: string) => Page
}

export interface TextStyle {
  size: number
  weight?: Weight
  colour?: string
  align?: 'left' | 'right'
}

/** Writes text into columns of a page, in as many fonts as it needs. */
export function createWriter(page: Page, language: Language) {
  const widthOf = (text: string, { size, weight = 400 }: TextStyle): number =>
    runsOf(language, text, weight).reduce((sum, run) => sum + page.font(run.file, size).widthOfString(run.text), 0)

  // Words stay whole where they fit; languages without spaces break anywhere.
  const breakableParts = (text: string) =>
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
    ) ?? []

  function linesOf(text: string, width: number, style: TextStyle): string[] {
    const lines: string[] = []
    let line = ''
    const push = (part: string) => {
      if (line && widthOf((line + part).trimEnd(), style) > width) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += part
    }
    for (const part of breakableParts(text)) {
      if (widthOf(part.trimEnd(), style) <= width) push(part)
      else for (const character of part) push(character)
    }
    if (line) lines.push(line.trimEnd())
    return lines
  }

  /** Writes a text within a width, over as many lines as it takes; answers how high it is. */
  function write(text: string, x: number, y: number, width: number, style: TextStyle): number {
    const { size, weight = 400, colour = '#1a1a1a', align = 'left' } = style
    const height = size * 1.45
    const lines = linesOf(text, width, style)
    page.fillColor(colour)
    for (const [index, line] of lines.entries()) {
      let at = align === 'right' ? x + width - widthOf(line, style) : x
      for (const run of runsOf(language, line, weight)) {
        page.font(run.file, size).text(run.text, at, y + index * height, { lineBreak: false })
        at += page.font(run.file, size).widthOfString(run.text)
      }
    }
    return lines.length * height
  }

  const heightOf = (text: string, width: number, style: TextStyle) => linesOf(text, width, style).length * style.size * 1.45
  return { write, heightOf }
}
export type Writer = ReturnType<typeof createWriter>
