import { sandbox as sandboxEn } from '@longmall/translations/en-us/server/sandbox.ts'
import { sandbox as sandboxZh } from '@longmall/translations/zh-cn/server/sandbox.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, visitors } from './account-steps.ts'
import { useBrowser, visitOwnShop } from './browser.ts'
import { startOwnShop } from './own-shop.ts'
import { expectToast, go } from './screen.ts'
import { call, registerMember, type Shopper } from './shopper.ts'
import { advanceDays } from './start-up.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const banks = { 'en-us': sandboxEn, 'zh-cn': sandboxZh }
// Its clock is moved by months.
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
})
afterAll(() => shop.stop())

const textsIn = (language: Language) => [getTranslations('pledge', language), getTranslations('order', language)] as const

/** From the own pledges to a plan, with the terms on the way when they are not agreed to, and to its payment at the bank. */
async function buyOnScreens(page: Page, language: Language & keyof typeof banks, plan: string, isFirst: boolean) {
  const [t, tOrder] = textsIn(language)
  const [tArea, tPayment] = [getTranslations('assetarea', language), getTranslations('payment', language)]
  await go(page, '/v2/assets/pledge')
  await page
    .getByRole('link', { name: new RegExp(`^${plan}`) })
    .first()
    .click()
  await page.waitForURL('**/v1/order/payment/payment_pledge?**')
  await page.getByText(t('plan_refund'), { exact: true }).waitFor()
  await page.getByText(t('plan_title', { months: plan }), { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: tOrder('submit'), exact: true }).click()
  if (isFirst) {
    const terms = page.getByRole('dialog')
    await terms.getByRole('checkbox').check()
    await terms.getByRole('button', { name: tArea('agree'), exact: true }).click()
    await terms.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: tOrder('submit'), exact: true }).click()
  }
  await page.waitForURL('**/v1/order/payment/payment?**')
  await page.getByRole('radio', { name: tPayment('sandbox') }).check()
  await page.getByRole('button', { name: tPayment('confirm') }).click()
  await page.waitForURL('**/sandbox-bank/**')
  await page.getByRole('button', { name: banks[language]['sandbox.succeed'], exact: true }).click()
  await page.getByText(textAround(tPayment('pledge_text', { day: '|' }))).waitFor()
  await page.getByRole('link', { name: tPayment('view_pledge'), exact: true }).click()
  await page.waitForURL('**/v2/assets/pledge_detail?id=*')
}

const pledgesOf = async (member: Shopper) => (await call('pledge/list', {}, member)).list

/** A text around the value that it contains in place of `|`. */
const textAround = (text: string) => new RegExp(text.split('|').map(RegExp.escape).join('.+'))

/** Who bought over 12 months, by language. */
const buyers: { visitor: (typeof visitors)[number]; member: Shopper; pledge_id: number }[] = []

test.each(visitors)(
  'AST-08 ORD-02 ORD-05 in $language on a $width: a plan is bought with its terms, opened from the order, and refunded before its first income',
  async ({ language, width }) => {
    const [t] = textsIn(language)
    const member = await registerMember()
    const page = await visit('/v2/assets/pledge', { language, width, member })
    await page.getByText(t('empty'), { exact: true }).waitFor()
    await expectAccessible(page)
    await buyOnScreens(page, language, t('months', { count: 48 }), true)
    const [first] = await pledgesOf(member)
    await go(page, `/v1/order/detail/detail_pledge?order_id=${first!.order_id}`)
    await page.getByRole('link', { name: t('see_pledge'), exact: true }).click()
    await page.waitForURL(`**/v2/assets/pledge_detail?id=${first!.pledge_id}`)
    await page.getByText(first!.pledge_no, { exact: true }).waitFor()
    await page.getByText(t('income_none'), { exact: true }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: t('refund'), exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('refund'), exact: true })
      .click()
    await expectToast(page, t('refunded'))
    await page.getByText(t('state_refunded'), { exact: true }).waitFor()
    expect((await call('order/view', { order_id: first!.order_id }, member)).state).toBe('cancelled')

    await buyOnScreens(page, language, t('months', { count: 12 }), false)
    const [second] = await pledgesOf(member)
    expect(second).toMatchObject({ months: 12, state: 'open', remaining: '500.000', is_refundable: true })
    buyers.push({ visitor: { language, width } as (typeof visitors)[number], member, pledge_id: second!.pledge_id })
  },
)

test('AST-08 AST-14 AST-16 after a day its income is there and no refund is; after 12 months the whole principal is back, to the last unit', async () => {
  await advanceDays(1)
  const pages: Page[] = []
  for (const { visitor, member, pledge_id } of buyers) {
    const [t] = textsIn(visitor.language)
    const page = await visit(`/v2/assets/pledge_detail?id=${pledge_id}`, { ...visitor, member })
    pages.push(page)
    await page.getByText(/^\+0\.1\d\d ACC$/).waitFor()
    expect(await page.getByRole('button', { name: t('refund'), exact: true }).count()).toBe(0)
    await expectAccessible(page)
  }
  await advanceDays(366)
  for (const [index, { visitor, member, pledge_id }] of buyers.entries()) {
    const [t] = textsIn(visitor.language)
    const page = pages[index]!
    const { schedule, income, returned } = await call('pledge/view', { pledge_id }, member)
    expect([returned, schedule.filter(({ is_returned }) => is_returned).length]).toEqual(['500.000', 12])
    await page.reload()
    await page.getByText(t('state_ended'), { exact: true }).waitFor()
    await page.getByText('500.000 ACC', { exact: true }).first().waitFor()
    await page.getByText(t('schedule'), { exact: true }).click()
    expect(await page.getByRole('img', { name: t('is_returned') }).count()).toBe(12)
    await page.getByText(t('income_days_text', { amount: `${income} ACC` }), { exact: true }).waitFor()
    await expectAccessible(page)
  }
}, 300_000)
