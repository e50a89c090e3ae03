import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName, Domains } from '@longmall/phrases/domains.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import { createTranslations, type Tables, type Translations } from '@longmall/web/translations/translations.ts'
import { createContext, use, useEffect, useState } from 'react'
import { fetchCode } from './load-code.ts'
import { findPhrases } from './phrase-files/find-phrases.ts'

export type PhraseTables = Tables<Domains>
export type PhraseStore = Translations<Domains>

/** Translations of the storefront in one language; `given` are tables that a server page carried. */
export const createPhraseStore = (language: Language, given: PhraseTables = {}): PhraseStore =>
  createTranslations<Domains>({
    language,
    given,
    loadTable: async (_, domain) => {
      const file = await fetchCode(() => findPhrases(language, domain))
      return (await fetchCode(file))[domain]
    },
  })

const PhrasesContext = createContext<PhraseStore | null>(null)
export const PhrasesProvider = PhrasesContext.Provider

function usePhraseStore(): PhraseStore {
  const store = use(PhrasesContext)
  if (!store) throw new Error('PhrasesProvider is missing')
  return store
}

/** `const say = usePhrases('cart')`, then `say('title')`, `say('left', { left: 3 })`, and with a plural `say('items', { count })`. */
export const usePhrases = <Name extends DomainName>(domain: Name): Say<Domains[Name]> => usePhraseStore().t(domain)

export const useLanguage = (): Language => usePhraseStore().language

/** Phrases of a part that opens later than its screen, such as a sheet: true when they are at hand. */
export function useLatePhrases(domain: DomainName): boolean {
  const store = usePhraseStore()
  const [isLoaded, setLoaded] = useState(false)
  const isAtHand = isLoaded || store.tables[domain] !== undefined
  useEffect(() => {
    if (isAtHand) return
    store.load([domain]).then(
      () => setLoaded(true),
      () => undefined,
    )
  }, [store, domain, isAtHand])
  return isAtHand
}
