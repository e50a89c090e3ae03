import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName, Domains } from '@longmall/translations/domains.ts'
import { createTranslate, type TranslationTable, type Translate } from '@longmall/translations/translate.ts'

const files = import.meta.glob<Record<string, Record<string, string>>>('../translations/*/*.ts', { eager: true })

/** All translations of a domain as the shop has them. */
export const tableOf = (domain: DomainName, language: Language = 'en-us') => files[`../translations/${language}/${domain}.ts`]![domain]!

/** The shop's own texts, so that tests use the shopper's texts: `getTranslations('cart')('title')`. */
export const getTranslations = <Name extends DomainName>(domain: Name, language: Language = 'en-us'): Translate<Domains[Name]> =>
  createTranslate(tableOf(domain, language) as TranslationTable<Domains[Name]>, language)

export const domainNames = Object.keys(files)
  .filter((file) => file.includes('/en-us/'))
  .map((file) => file.split('/').at(-1)!.replace('.ts', '') as DomainName)
