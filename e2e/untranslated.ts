import type { Page, Response } from 'playwright-core'
import type { Language } from '@longmall/contract/fields.ts'
import { languageNames } from '@longmall/web/translations/languages.ts'
import { isEnglishFor, latinRuns, readTexts } from './shown-text.ts'
import { tableOf } from './translations.ts'

const isData = (address: string) => /\/api\/(article|catalogue|content|search|review)\//.test(address)

/** Finds English that a page shows to a shopper of `language`; `listen` must be called before the first page. */
export function useUntranslated(language: Exclude<Language, 'en-us'>) {
  let answers = ''
  let data = ''
  const pending: Promise<void>[] = []
  const isEnglish = isEnglishFor(language)
  const own = Object.values(tableOf('shell', language)).join(' ') + Object.values(languageNames).join(' ')
  const record = async (response: Response) => {
    const text = await response.text().catch(() => '')
    answers += text
    if (isData(response.url())) data += text
  }
  return {
    listen: async (page: Page) => {
      page.on('response', (response) => response.url().includes('/api/') && pending.push(record(response)))
      page.once('domcontentloaded', () => pending.push(readState(page)))
    },
    /** What the current screen shows in English, or in Latin letters that neither the server sent nor a translation has. */
    async find(page: Page): Promise<string[]> {
      const texts = await readTexts(page)
      await Promise.all(pending.splice(0))
      const untranslated = texts.filter((text) => isEnglish(text) && !data.includes(JSON.stringify(text)))
      // A text that is hard-coded in a screen is part of no response of the server.
      const written =
        language === 'ms-my' ? [] : latinRuns(texts).filter((run) => ![own, data, answers].some((known) => known.includes(run)))
      return [...untranslated, ...written]
    },
  }

  async function readState(page: Page) {
    data += await page.locator('#page-state').textContent()
  }
}
