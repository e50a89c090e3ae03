import type { Language } from '@longmall/contract/fields.ts'

/** What `province-names.json` has by the first two digits of a province's code. */
export type ProvinceNames = Record<string, [en: string, ko: string, ja: string]>

/** The reader's name of a province of China; null for readers of Chinese, whose name is in the list of areas. */
export function provinceName(names: ProvinceNames, digits: string, language: Language): string | null {
  if (language === 'zh-cn') return null
  return names[digits]?.[{ 'en-us': 0, 'ms-my': 0, 'ko-kr': 1, 'ja-jp': 2 }[language]] ?? null
}
