import type { LocalizedText } from '../types.ts'

/** The same thing in the five languages, in their order: localized`Cup | 杯子 | 컵 | カップ | Cawan`. */
export function localized(text: TemplateStringsArray): LocalizedText {
  const parts = text[0]!.split(' | ')
  const [english, chinese, korean, japanese, malay] = parts
  if (parts.length !== 5 || parts.some((part) => part.trim() === '')) throw new Error(`Not in five languages: ${text[0]}`)
  return { 'en-us': english!, 'zh-cn': chinese!, 'ko-kr': korean!, 'ja-jp': japanese!, 'ms-my': malay! }
}

/** Something that is written alike everywhere: a measure, a size, a model. */
export const sameInAllLanguages = (text: string): LocalizedText => ({
  'en-us': text,
  'zh-cn': text,
  'ko-kr': text,
  'ja-jp': text,
  'ms-my': text,
})

/** Texts composed of texts: each language on its own. */
export const mapLanguages = (make: (language: keyof LocalizedText) => string): LocalizedText => ({
  'en-us': make('en-us'),
  'zh-cn': make('zh-cn'),
  'ko-kr': make('ko-kr'),
  'ja-jp': make('ja-jp'),
  'ms-my': make('ms-my'),
})
