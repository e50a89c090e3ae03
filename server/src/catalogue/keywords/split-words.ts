import type { Language } from '@longmall/contract/fields.ts'

const marks = /[\u0300-\u036f]/g
const runs =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]+|\p{sc=Hangul}+|[\p{L}\p{N}]+?(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[^\p{L}\p{N}]|$)/gu
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** Text as it is compared: compatibility forms, case and accents are one; Hangul and kana stay whole. */
export const foldText = (text: string) => text.normalize('NFKD').replace(marks, '').normalize('NFC').toLowerCase()

/** Unbroken runs of one kind of script in folded text: `"iPhone 手机壳"` → `iphone`, `手机壳`. */
export const splitRuns = (text: string): string[] => foldText(text).match(runs) ?? []

/** Is the run Chinese, Japanese or Korean, where a part of a word matches? */
export const isEastAsian = (run: string) => eastAsian.test(run)

const segmenters = new Map<string, Intl.Segmenter>()
const segmenterOf = (language: Language) => {
  const locale = language === 'ja-jp' ? 'ja' : 'zh'
  let segmenter = segmenters.get(locale)
  if (!segmenter) segmenters.set(locale, (segmenter = new Intl.Segmenter(locale, { granularity: 'word' })))
  return segmenter
}

/** Words of a text: runs, with Chinese and Japanese ones cut into their words, so that 男士衬衫 finds 男士纯棉衬衫. */
export function splitWords(text: string, language: Language): string[] {
  return splitRuns(text).flatMap((run) =>
    unspaced.test(run) && run.length > 2 ? [...segmenterOf(language).segment(run)].map((part) => part.segment) : [run],
  )
}
