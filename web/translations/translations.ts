import type { Language } from '@longmall/contract/fields.ts'
import { createTranslate, type TranslationTable, type Translate } from '@longmall/translations/translate.ts'

export type Table = Record<string, string>
export type Tables<Domains> = Partial<Record<keyof Domains, Table>>

/** Translations of one language, by domain, loaded on demand. `Domains` types them by their English. */
export interface Translations<Domains> {
  readonly language: Language
  /** The loaded tables, for a server-rendered page to include. */
  readonly tables: Tables<Domains>
  load(names: readonly (keyof Domains)[]): Promise<void>
  /** Loads a domain once; concurrent calls share the promise. A failed load is retried by the next call. */
  loaded<Name extends keyof Domains>(name: Name): Promise<Translate<Domains[Name]>>
  /** `t('cart')('left', { left: 3 })`; throws if the domain is not loaded. */
  t<Name extends keyof Domains>(name: Name): Translate<Domains[Name]>
}

export interface TranslationTools<Domains> {
  language: Language
  loadTable: (language: Language, name: keyof Domains) => Promise<Table | undefined>
  /** Tables included in the page. */
  initialTables?: Tables<Domains>
}

export function createTranslations<Domains>({ language, loadTable, initialTables }: TranslationTools<Domains>): Translations<Domains> {
  const tables: Tables<Domains> = { ...initialTables }
  const translators = new Map<keyof Domains, unknown>()
  const pending = new Map<keyof Domains, Promise<unknown>>()
  const loadOne = async (name: keyof Domains) => {
    if (tables[name]) return
    const table = await loadTable(language, name)
    if (!table) throw new Error(`no translations of ${String(name)}`)
    tables[name] = table
  }
  const t = <Name extends keyof Domains>(name: Name) => {
    const table = tables[name]
    if (!table) throw new Error(`the translations of ${String(name)} are not loaded: its screen does not list them`)
    const known = translators.get(name) ?? createTranslate(table as TranslationTable<Domains[Name]>, language)
    translators.set(name, known)
    return known as Translate<Domains[Name]>
  }
  const loaded = <Name extends keyof Domains>(name: Name) => {
    let loading = pending.get(name)
    if (!loading) {
      loading = loadOne(name).then(() => t(name))
      pending.set(name, loading)
      loading.catch(() => pending.delete(name))
    }
    return loading as Promise<Translate<Domains[Name]>>
  }
  return { language, tables, t, loaded, load: async (names) => void (await Promise.all(names.map(loaded))) }
}
