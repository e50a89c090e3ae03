import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { call } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

/** A page of the shop's origin that loads no code. */
const visitOrigin = () => visit('/healthz')

/** Opens a server-rendered screen before hydration; its code is delivered when `arrive` is called. */
async function openWithoutCode(page: Page, path: string) {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    code.resolve()
    await page.waitForLoadState('networkidle')
    // Until React has hydrated the page, and the frame after that.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main *')].some((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
    )
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }
}

test('CAT-06 SHL-13 QUA-08 what was typed into the search before its code came is searched for', async () => {
  const t = getTranslations('search')
  const page = await visitOrigin()
  const arrive = await openWithoutCode(page, '/v2/goods/search/search')
  const box = page.getByRole('textbox', { name: t('placeholder') })
  await box.fill('duvet')
  await arrive()
  expect(await box.inputValue()).toBe('duvet')
  await box.pressSequentially(' set')
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.searchParams.get('keyword') === 'duvet set')
})

test('IDN-01 SHL-13 QUA-08 an account and a password from before the log-in’s code came log in', async () => {
  const t = getTranslations('identity')
  const page = await visitOrigin()
  const arrive = await openWithoutCode(page, '/v1/login')
  await page.getByLabel(t('account_or_email'), { exact: true }).fill('bob_am')
  await page.getByLabel(t('password'), { exact: true }).fill('Longmall1')
  await arrive()
  await page.getByRole('button', { name: t('log_in'), exact: true }).click()
  await page.waitForURL((address) => address.pathname !== '/v1/login')
})

test('IDN-03 SHL-13 QUA-08 a tick from before the registration’s code came stays, and counts', async () => {
  const t = getTranslations('identity')
  const page = await visitOrigin()
  const arrive = await openWithoutCode(page, '/v1/login/register/register')
  const tick = page.getByRole('checkbox', { name: t('agreement') })
  await tick.check()
  await arrive()
  await page.locator('button[type=submit]').first().click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  expect([await tick.isChecked(), await tick.getAttribute('aria-invalid')]).toEqual([true, null])
})

test('IDN-01 SHL-13 QUA-08 a country that was chosen before the registration’s code came stays', async () => {
  const page = await visitOrigin()
  const arrive = await openWithoutCode(page, '/v1/login/register/register')
  const country = page.locator('select[name=country]')
  await page.getByText(getTranslations('identity')('section_referrer')).click()
  await country.selectOption('MY')
  await arrive()
  expect(await country.inputValue()).toBe('MY')
  // The form has the value, and retains it.
  await page.reload()
  await eventually(() => country.inputValue()).toBe('MY')
})

test('IDN-03 SHL-13 QUA-08 wrong input typed before the registration’s code was loaded is reported, and the focus stays in its field', async () => {
  const t = getTranslations('identity')
  const page = await visitOrigin()
  const arrive = await openWithoutCode(page, '/v1/login/register/register')
  await page.locator('[name=account]').fill('ab')
  await page.locator('[name=email_address]').focus()
  await arrive()
  await page
    .getByRole('alert')
    .filter({ hasText: t('wrong_account') })
    .waitFor()
  await page.keyboard.type('someone@mail.example')
  expect(await page.locator('[name=email_address]').inputValue()).toBe('someone@mail.example')
})

test('IDN-01 SHL-13 QUA-08 a log-in that is sent before its code came logs in when it has, and no password comes into an address', async () => {
  const t = getTranslations('identity')
  const page = await visitOrigin()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const arrive = await openWithoutCode(page, '/v1/login')
  await page.getByLabel(t('account_or_email'), { exact: true }).fill('bob_am')
  await page.getByLabel(t('password'), { exact: true }).fill('Longmall1')
  await page.keyboard.press('Enter')
  await arrive()
  await page.waitForURL((address) => address.pathname !== '/v1/login')
  expect(requests.filter((address) => address.includes('Longmall1'))).toEqual([])
})

test('IDN-03 SHL-13 QUA-08 a registration submitted before its code was loaded is validated once it is', async () => {
  const page = await visitOrigin()
  const arrive = await openWithoutCode(page, '/v1/login/register/register')
  await page.locator('[name=account]').fill('ab')
  await page.keyboard.press('Enter')
  await arrive()
  await page.locator('[name=password][aria-invalid=true]').waitFor()
})

test('CAT-16 SHL-13 QUA-08 a question that is opened before its code came stays open', async () => {
  const page = await visitOrigin()
  const arrive = await openWithoutCode(page, '/qa')
  const question = page.locator('details').nth(1)
  await question.locator('summary').click()
  await arrive()
  expect(await question.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true)
})

test('CAT-04 SHL-13 QUA-08 a tap on a button before its code was loaded is handled, once', async () => {
  const t = getTranslations('catalogue')
  const page = await visitOrigin()
  const [first] = (await call('catalogue/list', {})).list
  const arrive = await openWithoutCode(page, `/v2/goods/detail/detail?sku_id=${first!.sku_id}`)
  await page.getByRole('button', { name: t('add_to_cart') }).click({ clickCount: 2 })
  await arrive()
  await page.getByRole('dialog', { name: t('choose_options') }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: t('choose_options') }).waitFor({ state: 'hidden' })
})
