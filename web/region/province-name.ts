import type { Language } from '@longmall/contract/fields.ts'

/** Values of `province-names.json`, by the first two digits of a province's code. */
export type ProvinceNames = Record<string, [en: string, ko: string, ja: string]>

/** The name of a Chinese province in the reader's language; null for Chinese, whose names are in the list of areas. */
export function provinceName(names: ProvinceNames, digits: string, language: Language): string | null {
  if (language === 'zh-cn') return null
  return names[digits]?.[{ 'en-us': 0, 'ms-my': 0, 'ko-kr': 1, 'ja-jp': 2 }[language]] ?? null
}
