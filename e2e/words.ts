import type { Language } from '@longmall/contract/fields.ts'
import type { DomainName, Domains } from '@longmall/phrases/domains.ts'
import { createSay, type Phrases, type Say } from '@longmall/phrases/phrases.ts'

const files = import.meta.glob<Record<string, Record<string, string>>>('../phrases/*/*.ts', { eager: true })

/** All phrases of a domain as the shop has them. */
export const tableOf = (domain: DomainName, language: Language = 'en-us') => files[`../phrases/${language}/${domain}.ts`]![domain]!

/** The shop's own words, so that a test names what a shopper reads: `words('cart')('title')`. */
export const words = <Name extends DomainName>(domain: Name, language: Language = 'en-us'): Say<Domains[Name]> =>
  createSay(tableOf(domain, language) as Phrases<Domains[Name]>, language)

export const domainNames = Object.keys(files)
  .filter((file) => file.includes('/en-us/'))
  .map((file) => file.split('/').at(-1)!.replace('.ts', '') as DomainName)
