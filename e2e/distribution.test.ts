import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, logIn, visitors } from './account-steps.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import { addressOf, expectToast, settle } from './screen.ts'
import { addAddress, call, paymentPassword, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { ledgerPrice, shownPrice } from './shown-price.ts'
import { advanceDays, demoOwner } from './start-up.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const banks = { 'en-us': sandboxEn, 'zh-cn': sandboxZh }
type Language = keyof typeof banks
// Its clock is moved by days, which would end the offers of the other journeys.
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
})
afterAll(() => shop.stop())

const canRead = { permissions: ['clipboard-read', 'clipboard-write'] }

/** The member applies on the screen, and the shop approves. */
async function becomeDistributor(page: Page, language: Language) {
  const t = getTranslations('distribution', language)
  await page.getByText(t('gate_title')).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('to_apply'), exact: true }).click()
  await page.waitForURL('**/v2/distribution/apply')
  await page.getByLabel(t('name')).fill('Mei Tan')
  const code = page.getByLabel(t('code_optional'), { exact: true })
  await code.fill('short')
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
  await page.getByText(t('code_form'), { exact: true }).waitFor()
  await page.locator('[name=mobile][aria-invalid=true]').waitFor()
  await expectAccessible(page)
  await page.locator('[name=mobile]').fill('8123 4567')
  // Nobody has it, which only the server knows.
  await code.fill('zzzzzzzz')
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
  await page.locator('[name=promote_code][aria-invalid=true]').waitFor()
  await code.fill('')
  await page.getByRole('button', { name: t('submit'), exact: true }).click()
  await page.getByRole('heading', { name: t('state_applied'), exact: true }).waitFor()
  await expectAccessible(page)
}

async function approve(member: Shopper) {
  const staff = await demoOwner()
  const { list } = await call('distribution/list_applications', { state: 'applied', search: member.account }, staff)
  const { application_id, version } = list[0]!
  await call('distribution/decide_application', { application_id, version, is_approved: true, reason: '' }, staff)
}

/** From the shared page to the bank, with a log-in on the way. */
async function buyTwo(page: Page, language: Language, buyer: Shopper, sku_id: number) {
  const [tOrder, tPayment] = [getTranslations('order', language), getTranslations('payment', language)]
  await page.getByRole('button', { name: getTranslations('catalogue', language)('add_to_cart') }).waitFor()
  await page.goto(`/v2/order/confirm/confirm?sku_id=${sku_id}&quantity=2`)
  await page.waitForURL('**/v1/login?*')
  await logIn(page, language, buyer.account, buyer.password)
  await page.waitForURL('**/v2/order/confirm/confirm?*')
  await page.getByRole('button', { name: tOrder('submit'), exact: true }).click()
  await page.waitForURL('**/v1/order/payment/payment?**')
  await page.getByRole('radio', { name: tPayment('sandbox') }).check()
  await page.getByRole('button', { name: tPayment('confirm') }).click()
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: banks[language]['sandbox.succeed'], exact: true }).click()
  await page.getByText(tPayment('success_text')).waitFor()
}

/** The session of the log-in on the page, which ended the one before. */
const sessionOf = async (page: Page, { account, password }: Shopper): Promise<Shopper> => ({
  ...(await page.evaluate(() => ({
    token: localStorage.getItem('token')!,
    customer_id: Number(localStorage.getItem('customer_id')),
    email: localStorage.getItem('email')!,
    nickname: '',
    expires_at: '',
  }))),
  account,
  password,
})

/** Goods of which half the commission of two can be withdrawn. */
async function findEarningGoods(distributor: Shopper) {
  const { list } = await call('distribution/goods', {}, distributor)
  for (const earning of list.filter(({ goods, earns }) => goods.stock === 'plenty' && Number(earns) > 2)) {
    const { goods_type } = await call('catalogue/detail', { sku_id: earning.goods.sku_id })
    if (goods_type === 'standard') return earning
  }
  throw new Error('no standard goods earn commission')
}

const ordersOf = async (member: Shopper) => (await call('distribution/orders', {}, member)).list
const centre = (member: Shopper) => call('distribution/index', {}, member)

test.each(visitors)(
  'DST-01 DST-02 DST-03 DST-04 DST-05 QUA-08 in $language on a $width: a member applies and is approved, a stranger buys through the shared link, half is refunded, and the rest of the commission is withdrawn',
  async ({ language, width }) => {
    const t = getTranslations('distribution', language)
    const [distributor, stranger] = [await registerMember(), await registerMember()]
    await Promise.all([setPaymentPassword(distributor), addAddress(stranger)])
    const card = { name: 'Mei Tan', mobile: '+65 8123 4567', account_type: 'savings_card', branch: 'Tiong Bahru' } as const
    await call('withdrawal/add_account', { ...card, number: '6228480012345678', is_default: true }, distributor)

    const page = await visit('/v2/distribution/index', { language, width, member: distributor, options: canRead })
    await becomeDistributor(page, language)
    await approve(distributor)
    await page.reload()
    await page.getByRole('link', { name: t('to_centre'), exact: true }).click()
    await page.getByRole('link', { name: t('withdraw'), exact: true }).waitFor()
    await expectAccessible(page)

    await page.getByRole('link', { name: t('goods'), exact: true }).click()
    const { goods, earns } = await findEarningGoods(distributor)
    const row = page.getByRole('article').filter({ has: page.locator(`a[href$="?sku_id=${goods.sku_id}"]`) })
    await row.getByText(t('you_earn', { amount: ledgerPrice(earns, language) }), { exact: true }).waitFor()
    await row.locator('button[aria-pressed=false]').click()
    await expectToast(page, t('followed_toast'))
    await expectAccessible(page)
    await row.getByRole('link').first().click()
    await page.waitForURL('**/v2/goods/detail/detail**')
    await page.getByRole('button', { name: t('share_and_earn', { amount: shownPrice(earns, language) }), exact: true }).click()
    const shared = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(shared).searchParams.get('source_member')).toBe(String(distributor.customer_id))

    const { pathname, search } = new URL(shared)
    const theirs = await visit(pathname + search, { language, width })
    await buyTwo(theirs, language, stranger, goods.sku_id)
    const buyer = await sessionOf(theirs, stranger)
    await eventually(async () => (await ordersOf(distributor)).map(({ state }) => state)).toEqual(['pending'])
    const [order] = await ordersOf(distributor)
    const { order_id } = order!
    await eventually(async () => (await centre(distributor)).members.first).toBe(1)
    await settle(page, '/v2/distribution/index')
    await page.reload()
    await page.getByText(ledgerPrice(order!.commission, language), { exact: true }).first().waitFor()
    await settle(page, '/v2/distribution/order?state=pending')
    await page.getByText(t('commission_of', { amount: ledgerPrice(order!.commission, language) }), { exact: true }).waitFor()
    await expectAccessible(page)
    await settle(page, '/v2/distribution/team')
    await page.getByRole('article').waitFor()
    await expectAccessible(page)

    const staff = await demoOwner()
    const { carriers } = await call('fulfilment/carriers', {}, staff)
    await call('fulfilment/ship', { order_id, carrier: carriers[0]!.carrier, tracking_no: `D-${order_id}` }, staff)
    await call('order/confirm_receipt', { order_id }, buyer)
    await eventually(async () => (await centre(distributor)).frozen).toBe(order!.commission)

    const { lines, after_sale_until } = await call('order/view', { order_id }, buyer)
    const half = { order_goods_id: lines[0]!.order_goods_id, kind: 'refund_only', quantity: 1, reason: 'faulty', note: '' } as const
    const { refund_id } = await call('refund/apply', half, buyer)
    const { version } = await call('refund/view_return', { refund_id }, staff)
    await call('refund/approve', { refund_id, version }, staff)
    await eventually(async () => Number((await ordersOf(distributor))[0]!.clawed_back)).toBeGreaterThan(0)
    const rest = (await ordersOf(distributor))[0]!
    expect(Number(rest.commission) + Number(rest.clawed_back)).toBeCloseTo(Number(order!.commission), 2)
    expect(Math.abs(Number(rest.commission) - Number(rest.clawed_back))).toBeLessThan(0.02)
    await settle(page, `/v2/distribution/order_detail?id=${order_id}`)
    await page.getByText(t('event_clawed_back'), { exact: true }).waitFor()
    await page.getByText(t('refunded_quantity', { count: 1 }), { exact: true }).waitFor()
    await expectAccessible(page)

    await advanceDays(Math.ceil((Date.parse(after_sale_until!) - Date.parse(order!.ordered_at)) / 86_400_000) + 1)
    await eventually(async () => (await centre(distributor)).withdrawable).toBe(rest.commission)
    await page.reload()
    await page.getByText(t('event_available'), { exact: true }).waitFor()
    await settle(page, '/v2/distribution/bill')
    await page.getByText(`+${ledgerPrice(rest.commission, language)}`, { exact: true }).waitFor()
    await expectAccessible(page)

    const tWithdrawal = getTranslations('withdrawal', language)
    await settle(page, '/v2/distribution/index')
    await page.getByRole('link', { name: t('withdraw'), exact: true }).click()
    await page.getByRole('heading', { name: t('withdraw_title'), exact: true }).waitFor()
    const amount = page.getByLabel(tWithdrawal('amount'), { exact: true })
    await amount.fill('99999')
    await page.getByText(tWithdrawal('too_much_commission')).waitFor()
    await page.getByRole('button', { name: tWithdrawal('all'), exact: true }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: tWithdrawal('apply'), exact: true }).click()
    await page.getByLabel(getTranslations('payment', language)('password_for'), { exact: true }).pressSequentially(paymentPassword)
    await page.waitForURL('**/v2/member/withdrawal_detail/withdrawal_detail**')
    await page.getByText(tWithdrawal('step_applied')).waitFor()
    expect((await centre(distributor)).withdrawable).toBe('0.00')
    await settle(page, '/v2/distribution/withdraw_list')
    await page.getByText(tWithdrawal('state_applied')).last().waitFor()
    await page.getByText(ledgerPrice(rest.commission, language), { exact: true }).waitFor()
    await expectAccessible(page)
    for (const path of ['level', 'promote_code', 'follow']) {
      await settle(page, `/v2/distribution/${path}`)
      await expectAccessible(page)
      await page.reload()
      expect(await addressOf(page)).toBe(`/v2/distribution/${path}`)
    }
  },
)
