import { type Language, languages } from '@longmall/contract/fields.ts'
import type { simulator } from '@longmall/translations/en-us/simulator.ts'
import { createTranslate, type TranslationTable, type Translate } from '@longmall/translations/translate.ts'

type SimulatorTranslate = Translate<typeof simulator>

const files = import.meta.glob<{ simulator: TranslationTable<typeof simulator> }>('../../../translations/*/simulator.ts')

export const languageNames: Record<Language, string> = {
  'en-us': 'English',
  'zh-cn': '简体中文',
  'ko-kr': '한국어',
  'ja-jp': '日本語',
  'ms-my': 'Bahasa Melayu',
}
const isLanguage = (text: string | null | undefined): text is Language => languages.some((one) => one === text)

/** That of the link, else the one that the shop stored in this browser. */
export function chooseLanguage(): Language {
  const linked = new URLSearchParams(location.search).get('language')
  const stored = localStorage.getItem('language')
  return [linked, stored].find(isLanguage) ?? 'en-us'
}

let loaded: { language: Language; t: SimulatorTranslate } | undefined

export async function loadTranslations(language: Language) {
  const { simulator } = await files[`../../../translations/${language}/simulator.ts`]!()
  loaded = { language, t: createTranslate<typeof simulator>(simulator as never, language) as SimulatorTranslate }
  document.documentElement.lang = language.replace(/-\w+$/, (region) => region.toUpperCase())
  document.title = loaded.t('title')
}

function current() {
  if (!loaded) throw new Error('words are not loaded')
  return loaded
}
/** `t('title')`, in the current language. */
export const t: SimulatorTranslate = (key, ...values) => current().t(key, ...values)
export const currentLanguage = (): Language => current().language
