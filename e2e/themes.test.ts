import type { Page } from 'playwright-core'
import { themeNames } from '@longmall/contract/constants.ts'
import type { Theme } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'
import { changeResponse, isCall } from './api-responses.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { go, headingOf, returnToApp, responseHandled } from './screen.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
const names: Record<Theme, string> = {
  default: t('theme_default'),
  blue: t('theme_blue'),
  green: t('theme_green'),
  pink: t('theme_pink'),
  golden: t('theme_golden'),
}

/** Colour of the chosen tab: its label is painted in the theme. */
const tabColour = (page: Page) => page.locator('nav [aria-current=page]').evaluate((tab) => getComputedStyle(tab).color)
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme)

async function choose(page: Page, theme: Theme) {
  await go(page, '/v2/member/theme/theme')
  await page.getByRole('radio', { name: names[theme], exact: true }).check()
}

test('SHL-05 each of the five themes repaints the shop at once, without a reload', async () => {
  const page = await visit('/v2/member/theme/theme')
  await headingOf(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const colours = new Set<string>()
  for (const theme of themeNames) {
    await choose(page, theme)
    expect(await themeOf(page)).toBe(theme)
    await go(page, '/v2/member/index/index')
    await page.locator('nav [aria-current=page]').waitFor()
    colours.add(await tabColour(page))
  }
  expect(colours.size).toBe(themeNames.length)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('SHL-05 the chosen theme persists after a reload, and the server already sends the page in it', async () => {
  const page = await visit('/v2/member/theme/theme')
  await headingOf(page)
  await choose(page, 'golden')
  await page.goto('/v2/member/index/index')
  await headingOf(page)
  const golden = await tabColour(page)
  await page.reload()
  await headingOf(page)
  expect([await themeOf(page), await tabColour(page)]).toEqual(['golden', golden])
  expect(await (await page.request.get('/')).text()).toMatch(/<html[^>]* data-theme="golden"/)
  await page.goto('/v2/member/theme/theme')
  await headingOf(page)
  await eventually(() => page.getByRole('radio', { name: names.golden, exact: true }).isChecked()).toBe(true)
})

test('SHL-05 the operator sets the theme of the store, and a choice of one’s own goes before it', async () => {
  const page = await visit('/', { prepare: (fresh) => fresh.clock.install() })
  await headingOf(page)
  await changeResponse(page, 'site/state', (site) => ({ ...site, theme_style: 'green' }))
  await returnToApp(page)
  await eventually(() => themeOf(page)).toBe('green')
  await choose(page, 'pink')
  const stateResponse = page.waitForResponse((answer) => isCall(answer.url(), 'site/state'))
  await returnToApp(page)
  await responseHandled(page, await stateResponse)
  expect(await themeOf(page)).toBe('pink')
  await page.getByRole('radio', { name: t('theme_store') }).check()
  expect(await themeOf(page)).toBe('green')
})
