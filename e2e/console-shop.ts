import type { Language } from '@longmall/contract/fields.ts'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { findViolations } from './axe.ts'
import { useBrowser, visitOwnShop, widths, type Visit } from './browser.ts'
import { asOperator, logInOperator } from './console-session.ts'
import { eventually } from './eventually.ts'
import { workerShop } from './shops.ts'
import type { StartedShop } from './start-shop.ts'

/**
 * A browser for the console of a shop that the console journeys of a worker share. They may change it as operators do, and leave
 * settings, add-ons and what is published as they were.
 */
export function useConsole() {
  const { visit } = useBrowser()
  const session = {} as { shop: Pick<StartedShop, 'address' | 'folder'>; owner: Awaited<ReturnType<typeof logInOperator>> }
  beforeAll(async () => {
    session.shop = await workerShop('console')
    visitOwnShop(session.shop.address)
    session.owner = await logInOperator()
  })
  return {
    visit,
    /** Opens a screen of the console as its owner. */
    open: (path: string, language: Language = 'en-us', width: Visit['width'] = 'desk') =>
      visit(path, asOperator(session.owner, language, width)),
    shop: () => session.shop,
    owner: () => session.owner,
    call: (path: string, input?: Record<string, unknown>) => session.owner.call(path, input),
    query: <Answer>(path: string, input?: Record<string, unknown>) => session.owner.query(path, input) as Promise<Answer>,
  }
}

/** Changes the operator's language and the viewport width; the same screen is shown in that language. */
export async function switchTo(page: Page, language: Language, width: keyof typeof widths): Promise<void> {
  await page.setViewportSize(widths.desk)
  const switchWith = (names: string[]) => page.locator('.ant-select').filter({ hasText: new RegExp(`^(${names.join('|')})$`) })
  await switchWith(Object.values(nameOf)).first().click()
  await page.locator(`.ant-select-dropdown:visible [title="${nameOf[language]}"]`).click()
  await switchWith([nameOf[language]]).first().waitFor()
  await page.setViewportSize(widths[width])
}
const nameOf: Record<Language, string> = {
  'en-us': 'English',
  'zh-cn': '简体中文',
  'ko-kr': '한국어',
  'ja-jp': '日本語',
  'ms-my': 'Bahasa Melayu',
}

/** Presses the first button of this name. */
export const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).first().click()
/** What was opened last above the page. */
export const dialog = (page: Page) => page.getByRole('dialog').last()
/** Confirms an action by the button that has its name. */
export const confirm = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).last().click()
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
/** A message, which disappears after a moment. */
export const expectMessage = (page: Page, text: string) => page.locator('.ant-message').getByText(text, { exact: true }).first().waitFor()
export const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([])
/** Everything fits the width of the viewport, once it is rendered again after a resize. */
export const expectNoOverflow = (page: Page) =>
  eventually(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0)
