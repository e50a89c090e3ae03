import { themeNames } from '@longmall/contract/constants.ts'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { headingOf, settle } from './screen.ts'
import { call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
const tCatalogue = getTranslations('catalogue')
let member: Shopper
let sku_id: number
// Every route: routes.test.ts.
beforeAll(async () => {
  member = await registerMember()
  sku_id = (await findGoods())[1]!.sku_id
  await call('cart/add', { sku_id, quantity: 1 }, member)
})

test('SHL-19 axe finds nothing serious or critical for a visitor, on the unknown path and on what opens above a screen', async () => {
  const page = await visit('/', { options: { reducedMotion: 'reduce' } })
  const found: Record<string, string[]> = {}
  const check = async (what: string) => {
    const violations = await findViolations(page)
    if (violations.length > 0) found[what] = violations
  }
  for (const address of [
    '/',
    '/v2/goods/cart/cart',
    '/v2/member/index/index',
    '/v1/login',
    '/v1/login/register/register',
    '/no/such/place',
  ]) {
    await settle(page, address)
    await check(address)
  }
  await settle(page, `/v2/goods/detail/detail?sku_id=${sku_id}`)
  await page.getByRole('button', { name: tCatalogue('buy_now') }).click()
  await page.getByRole('dialog', { name: tCatalogue('choose_options') }).waitFor()
  await check('the sheet of variants')
  await settle(page, '/v2/goods/list/list')
  await page.getByRole('button', { name: tCatalogue('filter') }).click()
  await page.getByRole('dialog').waitFor()
  await check('the sheet of filters')
  await page.getByRole('button', { name: t('close') }).click()
  await settle(page, '/v1/login')
  await page.getByRole('button', { name: getTranslations('identity')('log_in') }).click()
  await page.getByText(getTranslations('form')('required')).first().waitFor()
  await check('a form with faults')
  expect(found).toEqual({})
})

test('SHL-05 SHL-19 texts have enough contrast in every theme, light and dark', async () => {
  const page = await visit('/', { member, options: { reducedMotion: 'reduce' } })
  const found: Record<string, string[]> = {}
  for (const address of ['/v2/member/index/index', `/v2/goods/detail/detail?sku_id=${sku_id}`, '/v2/goods/cart/cart']) {
    await settle(page, address)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const theme of themeNames) {
        // All that the choice of a theme changes (themes.test.ts).
        await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme)
        const violations = await findViolations(page, ['color-contrast'])
        if (violations.length > 0) found[`${colorScheme} ${theme} ${address}`] = violations
      }
    }
  }
  expect(found).toEqual({})
})

test('SHL-19 who wants less motion sees none: sheets, changes of screen and the way to the top are there at once', async () => {
  const page = await visit('/v2/goods/list/list', { options: { reducedMotion: 'reduce' } })
  await headingOf(page)
  await page.evaluate(() => {
    const longest: string[] = []
    Object.assign(window, { longest })
    const check = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect!.getComputedTiming()
        if (Number(duration) > 50)
          longest.push(`${duration} ms ${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty}`)
      }
      requestAnimationFrame(check)
    }
    check()
  })
  await page.getByRole('button', { name: tCatalogue('filter') }).click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('button', { name: t('close') }).click()
  await page.locator('main a[href*="/v2/goods/detail/detail"]').first().click()
  await page
    .getByRole('button', { name: tCatalogue('add_to_cart') })
    .or(page.getByRole('link', { name: tCatalogue('similar') }))
    .waitFor()
  await page.goBack()
  await page.getByRole('button', { name: tCatalogue('filter') }).waitFor()
  await page.locator('main a[href*="/v2/goods/detail/detail"]').first().waitFor()
  await page.mouse.wheel(0, 2000)
  // Scrolling by the wheel lasts several frames.
  let last = 0
  await eventually(async () => {
    const before = last
    last = await page.evaluate(() => scrollY)
    return last > 0 && last === before
  }).toBe(true)
  await page.getByRole('button', { name: t('back_to_top') }).click()
  expect(await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))))).toBe(0)
  expect(await page.evaluate(() => [...new Set((window as unknown as { longest: string[] }).longest)])).toEqual([])
})
