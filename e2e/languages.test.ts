import { languages } from '@longmall/contract/fields.ts'
import { htmlLang, languageNames } from '@longmall/web/translations/languages.ts'
import { beforeAll, expect, test } from 'vitest'
import { listRoutes, opensDirectly, type RouteStop } from './addresses.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { headingOf, settle } from './screen.ts'
import { call, findGoods, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'
import { useUntranslated } from './untranslated.ts'

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

// What a screen shows differs between languages by their tables alone (translations/translations.test.ts): one walks all (routes.test.ts), the others share them.
const walks = [
  { language: 'ko-kr', part: 0 },
  { language: 'ja-jp', part: 1 },
  { language: 'ms-my', part: 2 },
] as const

test.each(walks)(
  'SHL-06 no screen of a third shows English to a shopper of $language',
  async ({ language, part }) => {
    const { listen, find } = useUntranslated(language)
    const page = await visit('/', { language, member, prepare: listen })
    const left: Record<string, string[]> = {}
    for (const { address } of stops.filter((_, index) => index % 3 === part)) {
      await settle(page, address)
      const untranslated = await find(page)
      if (untranslated.length > 0) left[address] = untranslated
    }
    expect(left).toEqual({})
  },
  300_000,
)
