import type { Page } from 'playwright-core'
import type { DomainName } from '@longmall/phrases/domains.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { domainNames, tableOf } from './words.ts'

/** Every text of a page that someone may see or hear: what is drawn, names, hints, and descriptions of pictures; not what is the same in every language, such as an address. */
export const readTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = new Set<string>([document.title])
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style, [translate=no]')) texts.add(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.add(element.getAttribute(name) ?? '')
    }
    return [...texts].map((text) => text.trim()).filter(Boolean)
  })

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const patternOf = (template: string) => new RegExp(`^${escape(template).replace(/\\\{\w+\\\}/g, '.+')}$`)

/** English phrases of the shop that are no phrase of `language`: none of them may be read there. */
export function englishPhrases(language: Language): RegExp[] {
  const tables = (of: Language) => domainNames.flatMap((domain: DomainName) => Object.values(tableOf(domain, of)))
  const own = new Set(tables(language))
  return tables('en-us')
    .filter((text) => !own.has(text) && /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')))
    .map(patternOf)
}

/** Runs of two Latin words or more that stand nowhere in what is known: words somebody wrote into a screen. */
export const latinRuns = (texts: readonly string[], known: string) =>
  texts.flatMap((text) => text.match(/[A-Za-z]{2,}(?:[ ,.’'-]+[A-Za-z]{2,})+/g) ?? []).filter((run) => !known.includes(run))
