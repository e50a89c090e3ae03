import { type Language, languages } from '@longmall/contract/fields.ts'
import type { simulator } from '@longmall/phrases/en-us/simulator.ts'
import { createSay, type Phrases, type Say } from '@longmall/phrases/phrases.ts'

type Words = Say<typeof simulator>

const files = import.meta.glob<{ simulator: Phrases<typeof simulator> }>('../../../phrases/*/simulator.ts')

export const languageNames: Record<Language, string> = {
  'en-us': 'English',
  'zh-cn': '简体中文',
  'ko-kr': '한국어',
  'ja-jp': '日本語',
  'ms-my': 'Bahasa Melayu',
}
const isLanguage = (text: string | null | undefined): text is Language => languages.some((one) => one === text)

/** That of the link, else the one the shop keeps in this browser. */
export function chooseLanguage(): Language {
  const linked = new URLSearchParams(location.search).get('language')
  const kept = localStorage.getItem('language')
  return [linked, kept].find(isLanguage) ?? 'en-us'
}

let loaded: { language: Language; say: Words } | undefined

export async function loadWords(language: Language) {
  const { simulator } = await files[`../../../phrases/${language}/simulator.ts`]!()
  loaded = { language, say: createSay<typeof simulator>(simulator as never, language) as Words }
  document.documentElement.lang = language.replace(/-\w+$/, (region) => region.toUpperCase())
  document.title = loaded.say('title')
}

function now() {
  if (!loaded) throw new Error('words are not loaded')
  return loaded
}
/** `say('title')`, in the language that is shown. */
export const say: Words = (key, ...values) => now().say(key, ...values)
export const languageNow = (): Language => now().language
