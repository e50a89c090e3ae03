import type { Language } from '@longmall/contract/fields.ts'
import type { console as english } from '@longmall/translations/en-us/console.ts'
import type { ConsoleTranslations, ConsoleTranslationsName } from '@longmall/translations/console.ts'
import { createTranslate, type TranslationTable, type Translate } from '@longmall/translations/translate.ts'
import { htmlLang, isLanguage, languageNames } from '@longmall/web/translations/languages.ts'
import type { ConfigProviderProps } from 'antd'
import { createContext, type ReactNode, startTransition, use, useState } from 'react'
import { storageKeys } from './call/storage.ts'
import { loadTranslations } from './translations.ts'

type Locale = NonNullable<ConfigProviderProps['locale']>
export interface LanguagePack {
  language: Language
  t: Translate<typeof english>
  locale: Locale
}

/** Each language with its translations and those of the components. */
const packs: Record<
  Language,
  { translations: () => Promise<{ console: TranslationTable<typeof english> }>; locale: () => Promise<{ default: unknown }> }
> = {
  'en-us': { translations: () => import('@longmall/translations/en-us/console.ts'), locale: () => import('antd/es/locale/en_US.js') },
  'zh-cn': { translations: () => import('@longmall/translations/zh-cn/console.ts'), locale: () => import('antd/es/locale/zh_CN.js') },
  'ko-kr': { translations: () => import('@longmall/translations/ko-kr/console.ts'), locale: () => import('antd/es/locale/ko_KR.js') },
  'ja-jp': { translations: () => import('@longmall/translations/ja-jp/console.ts'), locale: () => import('antd/es/locale/ja_JP.js') },
  'ms-my': {
    translations: () => import('@longmall/translations/ms-my/console.ts'),
    locale: () => import('antd/es/locale/ms_MY.js'),
  },
}
export const languageOptions = Object.entries(languageNames).map(([value, label]) => ({ value: value as Language, label }))

/** The chosen language, or the first of the browser's that the console supports. */
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

/** Translations of a language, for us and for the components. */
export async function loadPack(language: Language): Promise<LanguagePack> {
  const [translations, locale] = await Promise.all([packs[language].translations(), packs[language].locale()])
  document.documentElement.lang = htmlLang(language)
  return { language, t: createTranslate(translations.console, language), locale: locale.default as Locale }
}

const LanguageContext = createContext<(LanguagePack & { choose: (language: Language) => void }) | null>(null)

/** Starts with the translations that were loaded before the first render; another language is shown when its translations are loaded. */
export function LanguageProvider({ first, children }: { first: LanguagePack; children?: ReactNode }) {
  const [pack, setPack] = useState(first)
  const choose = async (language: Language) => {
    localStorage.setItem(storageKeys.language, language)
    const next = await loadPack(language)
    // The previous language is shown until the translations of the new one are loaded.
    startTransition(() => setPack(next))
  }
  return <LanguageContext value={{ ...pack, choose: (language) => void choose(language) }}>{children}</LanguageContext>
}

export function useConsoleLanguage() {
  const value = use(LanguageContext)
  if (!value) throw new Error('LanguageProvider is missing')
  return value
}

/** The translate function of the console's shell, or of a screen by its name. */
export function useTranslations(): Translate<typeof english>
export function useTranslations<Name extends ConsoleTranslationsName>(name: Name): Translate<ConsoleTranslations[Name]>
export function useTranslations(name?: ConsoleTranslationsName) {
  const { t, language } = useConsoleLanguage()
  return name ? use(loadTranslations(name, language)) : t
}
