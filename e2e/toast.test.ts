import type { Page } from 'playwright-core'
import { noticeToastMs, sessionConflictToastMs, toastMs } from '@longmall/contract/constants.ts'
import { wireCode } from '@longmall/contract/errors.ts'
import { beforeAll, expect, test } from 'vitest'
import { refuseCall } from './api-responses.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { headingOf, expectToast } from './screen.ts'
import { addAddress, call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const t = getTranslations('shell')
const tIdentity = getTranslations('identity')
let member: Shopper
beforeAll(async () => {
  member = await registerMember()
})

/** Installs a fake clock in the page, and records when an alert appears and disappears by it. */
async function watchAlerts(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => {
    const alerts: Record<string, { came: number; went?: number }> = {}
    Object.assign(window, { alerts })
    const note = () => {
      const shown = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent ?? '')
      for (const text of shown) if (text) alerts[text] ??= { came: Date.now() }
      for (const [text, times] of Object.entries(alerts)) if (!shown.includes(text)) times.went ??= Date.now()
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** From now on the page's clock advances only as the test lets it: the load of the machine does not matter. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))

/** How long the alert with this text was shown, in ms of the page's clock, which advances in steps of 50 ms. */
async function timeOfAlert(page: Page, text: string): Promise<number> {
  const read = () =>
    page.evaluate((key) => (window as unknown as { alerts: Record<string, { came: number; went?: number }> }).alerts[key], text)
  for (let times = await read(); ; times = await read()) {
    if (times?.went) return times.went - times.came
    await page.clock.runFor(50)
  }
}

/** Tolerance: one step of the clock, plus rendering at both ends. */
const near = (time: number, expected: number) =>
  expect(time > expected - 300 && time < expected + 650, `${time} ms in place of ${expected}`).toBe(true)

test('SHL-09 a toast is shown for 1500 ms and is an alert for screen readers', async () => {
  const prepare = async (fresh: Page) => {
    await watchAlerts(fresh)
    await fresh.clock.pauseAt(Date.now() + 60_000)
  }
  const page = await visit('/v1/login/login/logout', { prepare })
  near(await timeOfAlert(page, t('logged_out')), toastMs)
})

test('SHL-09 a notice is shown for 2200 ms', async () => {
  const [goods] = await findGoods()
  await Promise.all([addAddress(member), call('cart/add', { sku_id: goods!.sku_id, quantity: 1 }, member)])
  const page = await visit('/v2/order/confirm/confirm?from_cart=true', { member, prepare: watchAlerts })
  await refuseCall(page, 'order/create', wireCode.refused, 'cart.sold_out', 'Somebody was faster')
  const submit = page.getByRole('button', { name: getTranslations('order')('submit') })
  await eventually(() => submit.isEnabled()).toBe(true)
  await stopClock(page)
  await submit.click()
  near(await timeOfAlert(page, 'Somebody was faster'), noticeToastMs)
})

test('SHL-09 that a session was ended elsewhere is shown for 6000 ms', async () => {
  const first = await registerMember()
  const page = await visit('/v2/member/index/index', { member: first, prepare: watchAlerts })
  await page.getByText(first.nickname).first().waitFor()
  await stopClock(page)
  await call('identity/log_in', { account: first.account, password: first.password })
  await page.getByRole('link', { name: getTranslations('member')('addresses') }).click()
  near(await timeOfAlert(page, t('logged_in_elsewhere')), sessionConflictToastMs)
})

test('SHL-09 the same text is not shown twice at a time', async () => {
  const page = await visit('/v1/login', { prepare: watchAlerts })
  await headingOf(page)
  await page.context().setOffline(true)
  await page.getByLabel(tIdentity('account_or_email')).fill('someone')
  await page.getByLabel(tIdentity('password'), { exact: true }).fill('Some-pass-1')
  await page.evaluate(() => {
    Object.assign(window, { most: 0 })
    const see = () => {
      const shown = window as unknown as { most: number }
      shown.most = Math.max(shown.most, document.querySelectorAll('[data-toast]').length)
    }
    new MutationObserver(see).observe(document, { childList: true, subtree: true })
  })
  for (const _ of [1, 2, 3]) await page.getByRole('button', { name: tIdentity('log_in') }).click()
  await expectToast(page, t('network_offline'))
  expect(await page.evaluate(() => (window as unknown as { most: number }).most)).toBe(1)
})
