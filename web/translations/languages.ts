import type { Language } from '@longmall/contract/fields.ts'

/** The name of each language in that language; typed by the contract, so that a missing one does not compile. */
export const languageNames: Record<Language, string> = {
  'en-us': 'English',
  'zh-cn': '简体中文',
  'ko-kr': '한국어',
  'ja-jp': '日本語',
  'ms-my': 'Bahasa Melayu',
}

export const isLanguage = (text: string | null | undefined): text is Language => text != null && Object.hasOwn(languageNames, text)

/** The `lang` attribute for one of our languages: `en-US`, `zh-CN`. */
export const htmlLang = (language: Language) => language.replace(/-\w+$/, (region) => region.toUpperCase())
