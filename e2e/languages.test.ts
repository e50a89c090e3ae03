import type { Page, Response } from 'playwright-core'
import { languages } from '@longmall/contract/fields.ts'
import { htmlLang, languageNames } from '@longmall/web/translations/languages.ts'
import { beforeAll, expect, test } from 'vitest'
import { listRoutes, opensDirectly, type RouteStop } from './addresses.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { headingOf, settle } from './screen.ts'
import { call, findGoods, type Shopper } from './shopper.ts'
import { isEnglishFor, latinRuns, readTexts } from './shown-text.ts'
import { tableOf, getTranslations } from './translations.ts'

const { visit } = useBrowser()
let stops: RouteStop[]
let member: Shopper
beforeAll(async () => {
  const listed = await listRoutes()
  member = listed.member
  const seen = new Set<string>()
  stops = listed.routes.filter(({ path, code }) => opensDirectly(path) && !seen.has(code) && seen.add(code))
  const [goods] = await findGoods()
  await call('cart/add', { sku_id: goods!.sku_id, quantity: 2 }, member)
})

const others = languages.filter((language) => language !== 'en-us')

test('SHL-06 the switcher relaunches the shop at the member centre in each of the five languages', async () => {
  const page = await visit('/v2/member/language/language')
  for (const language of [...others, 'en-us'] as const) {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('radio', { name: languageNames[language] }).click()
    await page.waitForURL('**/v2/member/index/index')
    await page.waitForFunction(() => !('sameDocument' in window))
    await headingOf(page)
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(htmlLang(language))
    await page.getByText(getTranslations('member', language)('log_in_note')).waitFor()
    await page.goto('/v2/member/language/language')
    await headingOf(page)
    expect(await page.getByRole('radio', { name: languageNames[language] }).isChecked()).toBe(true)
  }
})

test('SHL-06 a link with a language opens the shop in it, and the choice stays', async () => {
  const page = await visit('/v2/goods/cart/cart?language=ko-kr')
  await page.getByRole('heading', { level: 1, name: getTranslations('cart', 'ko-kr')('title') }).waitFor()
  await page.goto('/v2/member/index/index')
  await page.getByText(getTranslations('member', 'ko-kr')('log_in_note')).waitFor()
})

test('SHL-06 a refusal of the server comes in the shopper’s language', async () => {
  const page = await visit('/v1/login', { language: 'ja-jp' })
  const t = getTranslations('identity', 'ja-jp')
  await page.getByLabel(t('account_or_email')).fill('nobody_here')
  await page.getByLabel(t('password'), { exact: true }).fill('Wrong-pass-1')
  await page.getByRole('button', { name: t('log_in') }).click()
  await eventually(() => page.getByRole('alert').first().textContent()).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/)
})

const isData = (address: string) => /\/api\/(article|catalogue|content|search|review)\//.test(address)

// What a screen shows differs between languages by their tables alone (translations/translations.test.ts): one walks all, the others share them.
const walks = [
  { language: 'zh-cn', part: 'of all', isIn: () => true },
  { language: 'ko-kr', part: 'of a third', isIn: (index: number) => index % 3 === 0 },
  { language: 'ja-jp', part: 'of a third', isIn: (index: number) => index % 3 === 1 },
  { language: 'ms-my', part: 'of a third', isIn: (index: number) => index % 3 === 2 },
] as const

test.each(walks)(
  'SHL-06 no screen $part shows English to a shopper of $language',
  async ({ language, isIn }) => {
    let answers = ''
    let data = ''
    const pending: Promise<void>[] = []
    const record = async (response: Response) => {
      const text = await response.text().catch(() => '')
      answers += text
      if (isData(response.url())) data += text
    }
    const listen = async (fresh: Page) =>
      fresh.on('response', (response) => response.url().includes('/api/') && pending.push(record(response)))
    const page = await visit('/', { language, member, prepare: listen })
    data += await page.locator('#page-state').textContent()
    const isEnglish = isEnglishFor(language)
    const own = Object.values(tableOf('shell', language)).join(' ') + Object.values(languageNames).join(' ')
    const left: Record<string, string[]> = {}
    for (const stop of stops.filter((_, index) => isIn(index))) {
      await settle(page, stop.address)
      const texts = await readTexts(page)
      await Promise.all(pending)
      const untranslated = texts.filter((text) => isEnglish(text) && !data.includes(JSON.stringify(text)))
      // A text that is hard-coded in a screen is part of no response of the server.
      const written =
        language === 'ms-my' ? [] : latinRuns(texts).filter((run) => ![own, data, answers].some((known) => known.includes(run)))
      if (untranslated.length + written.length > 0) left[stop.address] = [...untranslated, ...written]
    }
    expect(left).toEqual({})
  },
  300_000,
)
