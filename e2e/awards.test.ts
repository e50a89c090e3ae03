import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Session } from '@longmall/contract/identity.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktopVisitors, expectAccessible, newAccount, ownAddress, phoneVisitors, registerOnScreens, visitors } from './account-steps.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { asOperator, logInOperator } from './console-session.ts'
import { confirm, dialog, expectMessage, press, rowOf } from './console-shop.ts'
import { getConsoleShellTranslations, getConsoleTranslations } from './console-translations.ts'
import { delayCall } from './api-responses.ts'
import { eventually } from './eventually.ts'
import { startOwnShop } from './own-shop.ts'
import { go, settle } from './screen.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'
import { advanceDays, demoOwner, makeAm, startUpSku } from './start-up.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const banks = { 'en-us': sandboxEn, 'zh-cn': sandboxZh }
// Its clock is moved by days, which would end the offers of the other journeys.
let shop: StartedShop
/** A User, who is paid nothing, above the members of these journeys. */
let root: Shopper
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
  root = await registerMember()
})
afterAll(() => shop.stop())

/** Who is logged in on a page. */
const sessionOf = (page: Page): Promise<Session> =>
  page.evaluate(() => ({
    token: localStorage.getItem('token')!,
    customer_id: Number(localStorage.getItem('customer_id')),
    email: localStorage.getItem('email')!,
    nickname: '',
    expires_at: '',
  }))

/** From the order screen of the Start-up product to its payment, with the terms on the way. */
async function buyStartUpOnScreens(page: Page, language: Language & keyof typeof banks) {
  const [tArea, tOrder, tPayment] = [
    getTranslations('assetarea', language),
    getTranslations('order', language),
    getTranslations('payment', language),
  ]
  const release = await delayCall(page, 'member/profile')
  await go(page, `/v1/order/payment/payment_start_up?sku_id=${startUpSku}&quantity=1`)
  const submit = page.getByRole('button', { name: tOrder('submit'), exact: true })
  // Not before the referrer of the registration is known, which the member is not asked again.
  expect(await submit.getAttribute('aria-disabled')).toBe('true')
  release()
  const referrer = page.getByLabel(tOrder('referrer'))
  await eventually(() => referrer.inputValue()).not.toBe('')
  const known = await referrer.inputValue()
  const isMarked = () => referrer.evaluate((field) => field === document.activeElement && field.ariaInvalid === 'true')
  await referrer.fill('')
  await submit.click()
  await page.getByText(`${tOrder('referrer')}: ${tOrder('needed')}`, { exact: true }).waitFor()
  await eventually(isMarked).toBe(true)
  await referrer.fill(known)
  await submit.click()
  const terms = page.getByRole('dialog')
  await terms.getByRole('button', { name: tArea('agree'), exact: true }).click()
  await terms.getByText(tArea('tick_first')).waitFor()
  await expectAccessible(page)
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: tArea('agree'), exact: true }).dblclick()
  await terms.waitFor({ state: 'hidden' })
  // Nobody has this id, which the server knows.
  await referrer.fill('2147483647')
  await submit.click()
  await page.getByText(`${tOrder('referrer')}: `).waitFor()
  await eventually(isMarked).toBe(true)
  await referrer.fill(known)
  await submit.click()
  await page.waitForURL('**/v1/order/payment/payment?**')
  await page.getByRole('radio', { name: tPayment('sandbox') }).check()
  await page.getByRole('button', { name: tPayment('confirm') }).click()
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: banks[language]['sandbox.succeed'], exact: true }).click()
  await page.getByText(tPayment('level_reached', { grade: 'AM' }), { exact: true }).waitFor()
  await page.getByText(tPayment('success_text')).waitFor()
  await page.getByRole('link', { name: tPayment('view_rights'), exact: true }).click()
  await page.waitForURL('**/v2/assets/rights')
}

test.each(visitors)(
  'AST-02 AST-04 AST-05 AST-15 QUA-08 in $language on a $width: a newcomer registers by a link, buys the Start-up product and is AM; three of them make the sponsor RM, who reads after the day why the award was paid',
  async ({ language, width }) => {
    const [t, tMember, tNetwork] = [
      getTranslations('award', language),
      getTranslations('member', language),
      getTranslations('network', language),
    ]
    const sponsor = await makeAm(root)
    const account = newAccount()
    const path = `/v1/login/register/introduce?source_member=${sponsor.customer_id}`
    const page = await visit(path, { language, width, options: ownAddress() })
    await registerOnScreens(page, language, account)
    const newcomer = { ...(await sessionOf(page)), account, password: '' }
    await addAddress(newcomer)
    await buyStartUpOnScreens(page, language)
    await settle(page, '/v2/assets/rights')
    await page.locator('li[aria-current=step]').getByText('AM', { exact: true }).waitFor()
    await page.locator('[data-window=open]').getByRole('timer').waitFor()
    await page.getByText(tMember('cause_start_up'), { exact: true }).last().waitFor()
    await expectAccessible(page)
    await page.reload()
    await settle(page, '/v2/assets/binary_tree')
    await page.getByRole('list', { name: tNetwork('binary_tree') }).waitFor()

    const [order] = (await call('order/list', { tab: 'all' }, newcomer)).list
    await makeAm(sponsor)
    await makeAm(sponsor)
    // Raised after the purchases have committed; the screen shows what was when it was loaded.
    await eventually(async () => (await call('member/centre', {}, sponsor)).member.grade).toBe(5)
    const other = await visit('/v2/assets/rights', { language, width, member: sponsor })
    await other.locator('li[aria-current=step]').getByText('RM', { exact: true }).waitFor()
    await other.getByText(tMember('cause_referrals'), { exact: true }).waitFor()
    expect(await other.locator('[data-window]').count()).toBe(0)
    await expectAccessible(other)
    await settle(other, '/v2/assets/team')
    await other
      .getByText(newcomer.nickname || account)
      .first()
      .waitFor()
    await expectAccessible(other)

    await advanceDays(1)
    await settle(other, '/v2/assets/income')
    const award = other.getByRole('button', { name: new RegExp(`^${t('kind_referral')}`) })
    await award.waitFor()
    await expectAccessible(other)
    await award.click()
    const why = other.getByRole('dialog', { name: t('kind_referral') })
    await why.getByText(order!.order_no).waitFor()
    await why.getByText(t('path', { path: `${newcomer.customer_id} → ${sponsor.customer_id}` })).waitFor()
    for (const fact of ['split', 'acc_held', 'acc_price', 'plan_used'] as const) await why.getByText(t(fact), { exact: true }).waitFor()
    await why.getByText('45%').waitFor()
    await expectAccessible(other)
    await other.goBack()
    await why.waitFor({ state: 'hidden' })
    await award.waitFor()
  },
)

test.each(phoneVisitors)(
  'AST-03 AST-16 QUA-08 in $language on a $width: the AM window warns, freezes, refuses a recharge, counts down and takes what was frozen',
  async ({ language, width }) => {
    const [t, tMember, tRecharge] = [
      getTranslations('award', language),
      getTranslations('member', language),
      getTranslations('recharge', language),
    ]
    const member = await makeAm(root)
    await advanceDays(12)
    const page = await visit('/v2/assets/rights', { language, width, member })
    await page.locator('[data-window=warning]').getByRole('timer').waitFor()
    await expectAccessible(page)
    await advanceDays(3)
    await page.reload()
    await page.locator('[data-window=frozen]').getByRole('timer').waitFor()
    await expectAccessible(page)
    await settle(page, '/v2/member/recharge/recharge')
    await page.getByText(tRecharge('frozen_text')).waitFor()
    await page.getByRole('link', { name: tRecharge('see_levels') }).click()
    await page.locator('[data-window=frozen]').waitFor()
    await expect(call('recharge/create', { unit: 'MONEY', amount: '5.00' }, member)).rejects.toThrow('recharge.window_frozen')

    await makeAm(member)
    // The lock of a referral award comes first.
    await advanceDays(4)
    await settle(page, '/v2/assets/income')
    await page.getByText(t('place_window')).first().waitFor()
    await advanceDays(11)
    await page.reload()
    await page.getByText(t('place_forfeited')).first().waitFor()
    await expectAccessible(page)
    await settle(page, '/v2/assets/rights')
    await page.locator('[data-window=forfeited]').getByText(tMember('window_forfeited_text')).waitFor()
    await settle(page, '/v2/member/recharge/recharge')
    await page.getByText(tRecharge('frozen_text')).waitFor({ state: 'detached' })
  },
)

test.each(desktopVisitors)(
  'AST-05 R-22 QUA-08 in $language on a $width: a refund of the Start-up order takes the award back, and the referral counts no longer',
  async ({ language, width }) => {
    const [t, tMember] = [getTranslations('award', language), getTranslations('member', language)]
    const sponsor = await makeAm(root)
    const buyer = await makeAm(sponsor)
    await advanceDays(1)
    const { lines } = await call('order/view', { order_id: buyer.order_id }, buyer)
    const request = { kind: 'refund_only', quantity: 1, reason: 'changed_mind', note: '' } as const
    const { refund_id } = await call('refund/apply', { order_goods_id: lines[0]!.order_goods_id, ...request }, buyer)
    await call('refund/approve', { refund_id, version: 1 }, await demoOwner())
    await advanceDays(1)
    const page = await visit('/v2/assets/income', { language, width, member: sponsor })
    // The cap may have reduced it, by what the network of the demo has carried over.
    const award = (await call('award/mine', { kind: 'referral' }, sponsor)).list[0]!
    expect(award.taken_back).toBe(award.amount)
    await page.getByText(t('taken_back_amount', { amount: '$' })).waitFor()
    await page.getByRole('button', { name: new RegExp(`^${t('kind_referral')}`) }).click()
    const why = page.getByRole('dialog', { name: t('kind_referral') })
    await why.getByText(t('taken_back'), { exact: true }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await settle(page, '/v2/assets/rights')
    await page.getByText(tMember('referral_refunded')).waitFor()
  },
)

test('AST-15 AST-05 QUA-08 an operator drafts a version of the plan, which is refused at its fields first, looks at a past day under it, and a second operator approves it', async () => {
  const [t, tConsole] = [getConsoleTranslations('award'), getConsoleShellTranslations()]
  const owner = await logInOperator()
  const [email_address, password] = [`${crypto.randomUUID()}@shop.example`, 'console-password-1']
  await owner.call('staff/add_staff', { email_address, name: 'Ben', role: 'owner', password })
  await makeAm(await makeAm(root))
  await advanceDays(1)
  const { server_time } = await call('site/time', {})
  const storeDay = (days: number) => new Date(Date.parse(server_time) + (8 + 24 * days) * 3_600_000).toISOString().slice(0, 10)

  const page = await visit('/console/awards', asOperator(owner, 'en-us'))
  await press(page, t('new_draft'))
  const drawer = dialog(page)
  const fillDay = async (day: string) => {
    const field = drawer.getByLabel(t('starts_on'), { exact: true })
    await field.click()
    await field.fill(day)
    await field.press('Enter')
  }
  const firstRate = drawer.getByRole('spinbutton', { name: t('rate_name', { award: t('kind_referral'), generation: 1 }) })
  const error = drawer.locator('.ant-form-item-explain-error')
  await fillDay(storeDay(0))
  await press(drawer, tConsole('save'))
  await error.getByText(`A plan version must start after today (${storeDay(0)})`).waitFor()
  await fillDay(storeDay(1))
  await firstRate.fill('60')
  await press(drawer, tConsole('save'))
  await error.getByText('more than the cap of 45%').waitFor()
  await expectAccessible(page)
  await firstRate.fill('12')
  await drawer.getByLabel(t('reason'), { exact: true }).fill('More for who recommends')
  await drawer.getByRole('button', { name: tConsole('save'), exact: true }).dblclick()
  await drawer.waitFor({ state: 'hidden' })
  const { list } = (await owner.query('award/list_plans', { state: 'draft' })) as { list: { plan_id: number }[] }
  expect(list).toHaveLength(1)
  const { plan_id } = list[0]!
  await rowOf(page, t('state_draft'))
    .getByRole('link', { name: t('plan_number', { plan_id }) })
    .click()
  await page
    .getByRole('status')
    .getByText(/^On .+ the awards come to/)
    .waitFor()
  await page
    .getByRole('cell', { name: t('kind_referral'), exact: true })
    .last()
    .waitFor()
  await expectAccessible(page)

  const second = await visit(
    `/console/awards/plan?plan_id=${plan_id}`,
    asOperator(await logInOperator({ email: email_address, password }), 'en-us', 'phone'),
  )
  await press(second, t('approve'))
  await confirm(second, t('approve'))
  await expectMessage(second, tConsole('done'))
  await second.getByText(t('state_scheduled'), { exact: true }).waitFor()
  await expectAccessible(second)
})
