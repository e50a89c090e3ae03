import type { Page } from 'playwright-core'
import type { DomainName } from '@longmall/translations/domains.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { domainNames, tableOf } from './translations.ts'

/** Every text of a page that is visible or read aloud: what is drawn, names, hints, and descriptions of pictures; not what is the same in every language, such as an address. */
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

/** Whether a text is an English translation of the shop that `language` does not have: none of them may be shown there. */
export function isEnglishFor(language: Language): (text: string) => boolean {
  const tables = (of: Language) => domainNames.flatMap((domain: DomainName) => Object.values(tableOf(domain, of)))
  const own = new Set(tables(language))
  const english = tables('en-us').filter((text) => !own.has(text) && /[a-z]{2}/i.test(text.replace(/\{\w+\}/g, '')))
  const whole = new Set(english.filter((text) => !text.includes('{')))
  const patterns = english.filter((text) => text.includes('{')).map(patternOf)
  // Most texts are on every screen.
  const verdicts = new Map<string, boolean>()
  return (text) => {
    const known = verdicts.get(text) ?? (whole.has(text) || patterns.some((pattern) => pattern.test(text)))
    verdicts.set(text, known)
    return known
  }
}

/** Runs of two Latin words or more. */
export const latinRuns = (texts: readonly string[]) => texts.flatMap((text) => text.match(/[A-Za-z]{2,}(?:[ ,.’'-]+[A-Za-z]{2,})+/g) ?? [])
