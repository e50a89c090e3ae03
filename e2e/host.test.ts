import { answerMs } from '@longmall/storefront/src/bridge/message/link.ts'
import { expect, test } from 'vitest'
import { findViolations } from './axe.ts'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { findGoods, placeOrder, type Shopper } from './shopper.ts'
import { expectAddress, expectLogged, openSimulator, type Simulator } from './simulator.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

const sessionIn = async (simulator: Simulator): Promise<Shopper> => {
  const [token, customer_id, email, nickname] = await Promise.all(
    ['token', 'customer_id', 'email', 'nickname'].map(async (key) => (await simulator.stored(key))!),
  )
  return { token, customer_id: Number(customer_id), email, nickname, expires_at: '', account: '', password: '' } as Shopper
}

async function logInToApp({ page, t, show, stored }: Simulator, sub: string) {
  await show('app')
  await page.getByRole('textbox', { name: t('subject') }).fill(sub)
  await page.getByRole('textbox', { name: t('email') }).fill(`${sub}@mail.example`)
  await page.getByRole('switch', { name: t('logged_in') }).click()
  await eventually(() => stored('token')).not.toBeNull()
}

test.each([{ language: 'zh-cn', width: 'phone' }] as const)(
  'HST-03 HST-04 HST-05 HST-06 HST-08 in $language on a $width: the app logs in by token, scans goods 119, shares, takes a payment, logs out',
  async ({ language, width }) => {
    const simulator = await openSimulator(visit, { language, width })
    const { page, t, show, shop: screen, open, press, receivedCommands, stored } = simulator
    const [tPayment, tCatalogue, tBridge] = [
      getTranslations('payment', language),
      getTranslations('catalogue', language),
      getTranslations('bridge', language),
    ]
    await eventually(async () => (await receivedCommands('in')).slice(0, 2)).toEqual(['008', '001'])
    await eventually(() => receivedCommands('out')).toEqual(expect.arrayContaining(['010', '009', '002']))

    // No user is logged in to the app, so the shop is locked; now a user logs in.
    await eventually(() => stored('loginLock')).toBe('1')
    await logInToApp(simulator, `journey-${language}`)
    await eventually(() => stored('authInfo')).toMatch(/"session":"[\da-f]{64}"/)
    await eventually(() => stored('loginLock')).toBeNull()
    const session = await sessionIn(simulator)
    await open('/v2/member/index/index')
    await show('phone')
    await screen.getByText(session.nickname).first().waitFor()
    // The app sends a token at every start of the shop; the session already belongs to the member and continues.
    await eventually(async () => (await receivedCommands('out')).filter((cmd) => cmd === '002').length).toBeGreaterThan(2)
    expect(await stored('token')).toBe(session.token)

    await press('scan_119')
    await expectAddress(simulator, /^\/v1\/order\/payment\/payment_start_up\?sku_id=119/)
    await show('phone')
    await screen.getByRole('heading', { level: 1, name: getTranslations('order', language)('start_up_title') }).waitFor()
    await press('scan_204')
    await expectAddress(simulator, /^\/v1\/order\/payment\/payment_virtually\?sku_id=204&code=phone_recharge/)
    await press('open_inside')
    await expectAddress(simulator, /^\/v2\/goods\/brand\/brand\?time=\d{13}/)
    await press('open_outside')
    await expectAddress(simulator, /^\/v2\/webview\/webview\?url=https%3A%2F%2Fwww\.example\.com%2Fnews%3Ftime%3D/)

    const [goods] = await findGoods()
    await open(`/v2/goods/detail/detail?sku_id=${goods!.sku_id}`)
    await show('phone')
    await screen
      .getByRole('button', { name: tCatalogue('share') })
      .first()
      .click()
    await screen.getByRole('button', { name: tCatalogue('share_app') }).click()
    const sheet = page.locator('[data-host-sheet]')
    await sheet.getByText(`source_member=${session.customer_id}`).waitFor()
    await sheet.getByRole('button', { name: t('done') }).click()

    await open('/v2/goods/search/search')
    await show('phone')
    await screen.getByRole('button', { name: getTranslations('search', language)('scan') }).click()
    await sheet.getByRole('button', { name: '172', exact: true }).click()
    await expectAddress(simulator, /^\/v1\/order\/payment\/payment_entity\?sku_id=172/)

    const order = await placeOrder(session, goods!.sku_id)
    await open(`/v1/order/payment/payment?order_id=${order.order_ids[0]!}`)
    await show('phone')
    await screen.getByRole('radio', { name: tPayment('host') }).check()
    await screen.getByRole('button', { name: tPayment('confirm') }).click()
    await sheet.getByRole('button', { name: t('pay_fail') }).click()
    await screen.getByText(tPayment('fail_text')).waitFor()
    await screen.getByRole('link', { name: tPayment('again') }).click()
    await screen.getByRole('radio', { name: tPayment('host') }).check()
    await screen.getByRole('button', { name: tPayment('confirm') }).click()
    await sheet.getByRole('button', { name: t('pay_success'), exact: true }).click()
    await screen.locator('[data-outcome=success]').waitFor()

    await show('app')
    const notice = screen.getByText(tBridge('logged_out')).waitFor({ state: 'attached' })
    await page.getByRole('switch', { name: t('logged_in') }).click()
    await show('phone')
    await notice
    await expectAddress(simulator, /^\/v2\/index\/index\/index$/)
    await eventually(() => Promise.all(['token', 'authInfo', 'loginLock'].map(stored))).toEqual([null, null, '1'])
  },
)

test.each([
  { colorScheme: 'light', width: 'desk' },
  { colorScheme: 'dark', width: 'phone' },
] as const)('HST-08 SHL-19 the simulator has no barriers, $colorScheme on a $width', async ({ colorScheme, width }) => {
  const { page, show } = await openSimulator(visit, { width, options: { colorScheme } })
  for (const part of ['app', 'send', 'traffic'] as const) {
    await show(part)
    expect(await findViolations(page)).toEqual([])
  }
})

test('IDN-04 HST-06 one tap on the log-in screen sends a request to the app, which logs in first', async () => {
  const simulator = await openSimulator(visit, { path: '/v1/login' })
  const { page, t, shop: screen, receivedCommands, stored } = simulator
  // The app's first message redirects a logged-out visitor to the home page; the log-in screen is opened again.
  await eventually(() => stored('loginLock')).toBe('1')
  await simulator.open('/v1/login')
  await screen.getByRole('button', { name: getTranslations('identity')('one_tap_host') }).click()
  await page
    .locator('[data-host-sheet]')
    .getByRole('button', { name: t('log_in_as', { name: 'Mei' }) })
    .click()
  await eventually(() => stored('token')).not.toBeNull()
  await expectAddress(simulator, /^\/v2\/member\/index\/index/)
  expect(await receivedCommands('in')).toContain('017')
})

test('HST-06 a silent app never blocks a screen: after 10 s the request can be repeated or cancelled', async () => {
  const [goods] = await findGoods()
  const path = `/v2/goods/detail/detail?sku_id=${goods!.sku_id}`
  const simulator = await openSimulator(visit, { path, prepare: (fresh) => fresh.clock.install() })
  const { page, t, show, shop: screen, receivedCommands, stored, open } = simulator
  const tBridge = getTranslations('bridge')
  await eventually(() => stored('loginLock')).toBe('1')
  await open(path)
  await show('app')
  await page.getByRole('switch', { name: t('responses') }).click()
  const tCatalogue = getTranslations('catalogue')
  const share = screen.getByRole('button', { name: tCatalogue('share') }).first()
  const shareInApp = async () => {
    await share.click()
    await screen.getByRole('button', { name: tCatalogue('share_app') }).click()
  }
  await shareInApp()
  await screen.getByRole('dialog', { name: tBridge('waiting_title') }).waitFor()
  const silent = screen.getByRole('dialog', { name: tBridge('no_response_title') })
  await page.clock.runFor(answerMs)
  await silent.waitFor()
  await page.getByRole('switch', { name: t('responses') }).click()
  await silent.getByRole('button', { name: tBridge('retry') }).click()
  await page
    .locator('[data-host-sheet]')
    .getByRole('button', { name: t('done') })
    .click()
  await silent.waitFor({ state: 'detached' })
  await eventually(async () => (await receivedCommands('in')).filter((cmd) => cmd === '006').length).toBe(2)

  await page.getByRole('switch', { name: t('responses') }).click()
  await shareInApp()
  await screen.getByRole('button', { name: tBridge('dismiss') }).click()
  await share.click({ trial: true })
})

test('HST-05 ORD-09 013 is stored by the server and opens the payment result, a visitor’s once the log-in is there', async () => {
  const simulator = await openSimulator(visit)
  // The app's first message redirects a logged-out visitor to the home page.
  await expectAddress(simulator, /^\/v2\/index\/index\/index$/)
  await simulator.press('desktop_order')
  await expectAddress(simulator, /^\/v1\/login\?redirect=/)
  const posted = simulator.page.waitForRequest((request) => new URL(request.url()).pathname === '/api/pay/boostCmds')
  await logInToApp(simulator, 'desktop-1')
  await expectAddress(simulator, /^\/v2\/pay\/result\/result$/)
  const fields = new URLSearchParams((await posted).postData() ?? '')
  expect([fields.get('cmd'), fields.get('plartform'), fields.get('sku_id')]).toEqual(['013', 'android', '172'])
  await simulator.shop.getByText(getTranslations('bridge')('desktop_title')).waitFor()
  await eventually(async () => JSON.parse((await simulator.stored('cloudDesktopOrderCreateData2'))!)).toMatchObject({
    cmd: '013',
    is_kept: true,
  })
})

const wrongPresets = [
  'bad_json',
  'unknown_command',
  'shop_command',
  'no_id',
  'wrong_spelling',
  'other_version',
  'wrong_field',
  'script_link',
  'twice',
  'forged_token',
  'late_token',
  'long_token',
  'stranger',
]

test('HST-02 HST-07 HST-08 wrong messages of the simulator are dropped and logged, and change nothing', async () => {
  const simulator = await openSimulator(visit)
  const { page, t, press, receivedCommands, address, stored } = simulator
  await expectAddress(simulator, /^\/v2\/index\/index\/index$/)
  const before = address()
  const problems = async () => (await receivedCommands('problem')).length
  for (const name of wrongPresets) {
    const known = await problems()
    await press(name)
    await eventually(problems).toBeGreaterThan(known)
  }
  await expectLogged(simulator, 'came twice')
  await expectLogged(simulator, 'token was not accepted')
  await expectLogged(simulator, 'does not frame the shop')
  expect(await stored('token')).toBeNull()
  // The one right message of them is the first of the two that were the same.
  await expectAddress(simulator, /^\/v2\/goods\/toplist\/toplist\?time=/)
  expect(before).not.toContain('toplist')
  expect((await receivedCommands('stranger')).length).toBe(1)
  await page.getByRole('button', { name: t('clear') }).click()
})
