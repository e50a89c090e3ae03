import type { Language } from '@longmall/contract/fields.ts'
import type { Weight } from '../../kernel/document/fonts.ts'
import type { FontList } from './load-fonts.ts'

/** A node as satori reads it, which knows it from React. */
export interface Element {
  type: 'div' | 'span'
  key: null
  props: { style: Record<string, string | number>; children?: (Element | string)[] | string }
}

export const box = (style: Record<string, string | number>, ...children: (Element | null)[]): Element => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', boxSizing: 'border-box', flexShrink: 0, ...style }, children: children.filter((one) => one !== null) },
})

interface TextStyle {
  size: number
  weight?: Weight
  colour: string
  /** More is cut with an ellipsis. */
  lines?: number
  lineHeight?: number
  style?: Record<string, string | number>
}

/** Longer tokens are broken within: no word of a language is so long. */
const longestWord = 14

/** A text in the fonts of its language, broken by its rules: Korean between words, Chinese and Japanese between characters by UAX 14. */
export function createTextBox(language: Language, fonts: FontList) {
  return (raw: string, { size, weight = 400, colour, lines = 1, lineHeight = 1.3, style = {} }: TextStyle): Element => {
    const { text, family } = fonts.use(raw.normalize('NFC').replace(/\s+/g, ' ').trim(), weight)
    const isUnbroken = language === 'ko-kr' && text.split(' ').every((word) => word.length <= longestWord)
    return {
      type: 'div',
      key: null,
      props: {
        style: {
          display: 'block',
          fontFamily: family,
          fontSize: size,
          fontWeight: weight,
          color: colour,
          lineHeight,
          lineClamp: lines,
          wordBreak: isUnbroken ? 'keep-all' : 'break-word',
          ...style,
        },
        children: text || ' ',
      },
    }
  }
}
export type TextBox = ReturnType<typeof createTextBox>
