import type { Language } from '@longmall/contract/fields.ts'
import type { console as english } from '@longmall/phrases/en-us/console.ts'
import type { ConsoleWords, ConsoleWordsName } from '@longmall/phrases/console.ts'
import { createSay, type Phrases, type Say } from '@longmall/phrases/phrases.ts'
import { htmlLang, isLanguage, languageNames } from '@longmall/web/translations/languages.ts'
import type { ConfigProviderProps } from 'antd'
import { createContext, type ReactNode, startTransition, use, useState } from 'react'
import { storageKeys } from './call/storage.ts'
import { loadWords } from './words.ts'

type Locale = NonNullable<ConfigProviderProps['locale']>
export interface LanguagePack {
  language: Language
  say: Say<typeof english>
  locale: Locale
}

/** Each language with its words and those of the components. */
const packs: Record<Language, { words: () => Promise<{ console: Phrases<typeof english> }>; locale: () => Promise<{ default: unknown }> }> =
  {
    'en-us': { words: () => import('@longmall/phrases/en-us/console.ts'), locale: () => import('antd/es/locale/en_US.js') },
    'zh-cn': { words: () => import('@longmall/phrases/zh-cn/console.ts'), locale: () => import('antd/es/locale/zh_CN.js') },
    'ko-kr': { words: () => import('@longmall/phrases/ko-kr/console.ts'), locale: () => import('antd/es/locale/ko_KR.js') },
    'ja-jp': { words: () => import('@longmall/phrases/ja-jp/console.ts'), locale: () => import('antd/es/locale/ja_JP.js') },
    'ms-my': {
      words: () => import('@longmall/phrases/ms-my/console.ts'),
      locale: () => import('antd/es/locale/ms_MY.js'),
    },
  }
export const languageOptions = Object.entries(languageNames).map(([value, label]) => ({ value: value as Language, label }))

/** The chosen language, or the first of the browser's that the console speaks. */
export function currentLanguage(): Language {
  const stored = localStorage.getItem(storageKeys.language)
  if (isLanguage(stored)) return stored
  const known = Object.keys(languageNames) as Language[]
  for (const wanted of navigator.languages) {
    const found = known.find((language) => language.slice(0, 2) === wanted.slice(0, 2).toLowerCase())
    if (found) return found
  }
  return 'en-us'
}

/** Words of a language, for us and for the components. */
export async function loadPack(language: Language): Promise<LanguagePack> {
  const [words, locale] = await Promise.all([packs[language].words(), packs[language].locale()])
  document.documentElement.lang = htmlLang(language)
  return { language, say: createSay(words.console, language), locale: locale.default as Locale }
}

const LanguageContext = createContext<(LanguagePack & { choose: (language: Language) => void }) | null>(null)

/** Starts with the words that were loaded before anything was drawn; another language is drawn when its words are there. */
export function LanguageProvider({ first, children }: { first: LanguagePack; children?: ReactNode }) {
  const [pack, setPack] = useState(first)
  const choose = async (language: Language) => {
    localStorage.setItem(storageKeys.language, language)
    const next = await loadPack(language)
    // What is shown stays until the words of the new language are there.
    startTransition(() => setPack(next))
  }
  return <LanguageContext value={{ ...pack, choose: (language) => void choose(language) }}>{children}</LanguageContext>
}

export function useConsoleLanguage() {
  const value = use(LanguageContext)
  if (!value) throw new Error('LanguageProvider is missing')
  return value
}

/** Says a phrase of the console's frame, or of a screen's words by their name. */
export function useWords(): Say<typeof english>
export function useWords<Name extends ConsoleWordsName>(name: Name): Say<ConsoleWords[Name]>
export function useWords(name?: ConsoleWordsName) {
  const { say, language } = useConsoleLanguage()
  return name ? use(loadWords(name, language)) : say
}
