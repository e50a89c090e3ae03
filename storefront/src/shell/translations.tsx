import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName, Domains } from '@longmall/translations/domains.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import { createTranslations, type Tables, type Translations } from '@longmall/web/translations/translations.ts'
import { createContext, use, useEffect, useState } from 'react'
import { fetchCode } from './load-code.ts'
import { findTranslations } from './translation-files/find-translations.ts'

export type TranslationTables = Tables<Domains>
export type TranslationStore = Translations<Domains>

/** Translations of the storefront in one language; `initialTables` come from the server-rendered page. */
export const createTranslationStore = (language: Language, initialTables: TranslationTables = {}): TranslationStore =>
  createTranslations<Domains>({
    language,
    initialTables,
    loadTable: async (_, domain) => {
      const file = await fetchCode(() => findTranslations(language, domain))
      return (await fetchCode(file))[domain]
    },
  })

const TranslationsContext = createContext<TranslationStore | null>(null)
export const TranslationsProvider = TranslationsContext.Provider

function useTranslationStore(): TranslationStore {
  const store = use(TranslationsContext)
  if (!store) throw new Error('TranslationsProvider is missing')
  return store
}

/** `const t = useTranslations('cart')`, then `t('title')`, `t('left', { left: 3 })`, and with a plural `t('items', { count })`. */
export const useTranslations = <Name extends DomainName>(domain: Name): Translate<Domains[Name]> => useTranslationStore().t(domain)

export const useLanguage = (): Language => useTranslationStore().language

/** Loads the translations of a part that opens after its screen, such as a sheet; true once they are loaded. */
export function useLazyTranslations(domain: DomainName): boolean {
  const store = useTranslationStore()
  const [isLoaded, setLoaded] = useState(false)
  const isReady = isLoaded || store.tables[domain] !== undefined
  useEffect(() => {
    if (isReady) return
    store.load([domain]).then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [store, domain, isReady])
  return isReady
}
