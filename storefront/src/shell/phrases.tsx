import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName, Domains } from '@longmall/phrases/domains.ts'
import { createSay, type Phrases, type Say } from '@longmall/phrases/phrases.ts'
import { createContext, use, useEffect, useState } from 'react'
import { fetchCode } from './load-code.ts'
import { findPhrases } from './phrase-files/find-phrases.ts'

type Table = Record<string, string>
export type PhraseTables = Partial<Record<DomainName, Table>>

/** Phrases of one language, by domain, loaded as screens need them. */
export interface PhraseStore {
  language: Language
  load(domains: readonly DomainName[]): Promise<void>
  say<Name extends DomainName>(domain: Name): Say<Domains[Name]>
  /** What is loaded, for the page to carry along. */
  tables: PhraseTables
}

/** `given` are tables that a server page carried. */
export function createPhraseStore(language: Language, given: PhraseTables = {}): PhraseStore {
  const tables: PhraseTables = { ...given }
  const says = new Map<string, unknown>()
  const loadOne = async (domain: DomainName) => {
    if (tables[domain]) return
    const file = await fetchCode(() => findPhrases(language, domain))
    tables[domain] = (await fetchCode(file))[domain]
  }
  return {
    language,
    tables,
    load: async (domains) => void (await Promise.all(domains.map(loadOne))),
    say(domain) {
      const known = says.get(domain)
      const table = tables[domain]
      if (!known && !table) throw new Error(`phrases of ${domain} are not in this screen's list`)
      const say = known ?? createSay(table as Phrases<Domains[typeof domain]>, language)
      says.set(domain, say)
      return say as Say<Domains[typeof domain]>
    },
  }
}

const PhrasesContext = createContext<PhraseStore | null>(null)
export const PhrasesProvider = PhrasesContext.Provider

function usePhraseStore(): PhraseStore {
  const store = use(PhrasesContext)
  if (!store) throw new Error('PhrasesProvider is missing')
  return store
}

/** `const say = usePhrases('cart')`, then `say('title')`, `say('left', { left: 3 })`, and with a plural `say('items', { count })`. */
export const usePhrases = <Name extends DomainName>(domain: Name): Say<Domains[Name]> => usePhraseStore().say(domain)

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
