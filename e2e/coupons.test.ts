import { coupons } from '@longmall/tools/demo-store/content/shop/coupons.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visitors, expectAccessible } from './account-steps.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { addAddress, call, findGoods, paymentPassword, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const nameOf = (key: string, language: Language) => coupons.find((one) => one.key === key)!.name[language]

/** Money and LONGCOIN, from a recharge whose offer includes coins. */
async function recharge(member: Shopper) {
  const { offers } = await call('recharge/offers', {}, member)
  const { offer_id, version } = offers.find(({ gift_longcoin }) => gift_longcoin > 0)!
  const { payment_id } = await call('recharge/create', { unit: 'MONEY', offer: { offer_id, version } }, member)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
}
const coinsOf = async (member: Shopper) => Number((await call('member/centre', {}, member)).longcoin)
const couponCountOf = async (member: Shopper) => (await call('coupon/counts', {}, member)).unused

/** Goods between the thresholds of the coupons, for which freight is charged. */
async function findSent(member: Shopper): Promise<number> {
  for (const { sku_id, price } of await findGoods()) {
    if (Number(price) < 22 || Number(price) > 50) continue
    const { totals } = await call('order/quote', { sku_id, quantity: 1, no_coupon: true }, member)
    if (Number(totals.freight_total) > 0) return sku_id
  }
  throw new Error('no goods ask for freight')
}

async function claim(page: Page, language: Language, key: string) {
  const t = getTranslations('coupon', language)
  const name = nameOf(key, language)
  await page.getByRole('button', { name: `${t('claim')} ${name}` }).click()
  await page.getByRole('link', { name: `${t('use_now')} ${name}` }).waitFor()
}

test.each(visitors)(
  'PRM-01 ORD-02 WAL-07 QUA-08 in $language on a $width: coupons are claimed, the best is chosen first, another is chosen, longcoin takes some off with the password, and a cancelled order gives both back',
  async ({ language, width }) => {
    const [t, tOrder, tPayment] = [
      getTranslations('coupon', language),
      getTranslations('order', language),
      getTranslations('payment', language),
    ]
    const member = await registerMember()
    await setPaymentPassword(member)
    await recharge(member)
    await addAddress(member)
    const coins = await coinsOf(member)
    expect(coins).toBeGreaterThan(0)

    const page = await visit('/v2/goods/coupon/coupon', { language, width, member })
    for (const key of ['welcome', 'freight', 'thirty']) await claim(page, language, key)
    await expectAccessible(page)
    expect(await couponCountOf(member)).toBe(3)

    await settle(page, `/v2/order/confirm/confirm?sku_id=${await findSent(member)}&quantity=1`)
    const row = page.getByRole('button', { name: t('picker_label') })
    await row.getByText(nameOf('welcome', language)).waitFor()
    await row.click()
    const sheet = page.getByRole('dialog', { name: t('picker_title') })
    const radios = sheet.getByRole('radio')
    await eventually(() => radios.first().isChecked()).toBe(true)
    await sheet.getByText(t('best')).waitFor()
    await sheet.getByText(t('picker_unusable', { count: 1 })).waitFor()
    await sheet.getByText(nameOf('thirty', language)).waitFor()
    await expectAccessible(page)
    await sheet.getByRole('radio', { name: nameOf('freight', language) }).click()
    await row.getByText(nameOf('freight', language)).waitFor()

    await page.getByRole('switch', { name: t('longcoin_use') }).click()
    await page.getByText(t('longcoin_password')).waitFor()
    await page.getByRole('button', { name: tOrder('submit') }).click()
    await page.getByLabel(tPayment('password_for'), { exact: true }).pressSequentially(paymentPassword)
    await page.waitForURL('**/v1/order/payment/payment**')
    expect([await coinsOf(member), await couponCountOf(member)]).toEqual([0, 2])

    const order_id = Number(new URL(page.url()).searchParams.get('order_id'))
    const made = await call('order/view', { order_id }, member)
    expect(made.longcoin).toBe(coins)
    expect(made.totals.freight_total).toBe('0.00')
    await call('order/cancel', { order_id }, member)
    expect([await coinsOf(member), await couponCountOf(member)]).toEqual([coins, 3])
    await settle(page, '/v2/member/coupon/coupon')
    await page.getByText(nameOf('freight', language)).first().waitFor()
    await expectAccessible(page)
  },
)

test('PRM-01 CAT-04 a visitor sees the coupons of a goods, is prompted to log in, and a code gives a coupon', async () => {
  const [t, tCatalogue] = [getTranslations('coupon'), getTranslations('catalogue')]
  const goods = (await findGoods())[0]!
  const page = await visit(`/v2/goods/detail/detail?sku_id=${goods.sku_id}`)
  await page.getByRole('button', { name: tCatalogue('coupons') }).click()
  const sheet = page.getByRole('dialog', { name: tCatalogue('coupons') })
  await sheet.getByRole('button', { name: `${t('claim')} ${nameOf('welcome', 'en-us')}` }).click()
  await page.waitForURL('**/v1/login?**')

  const member = await registerMember()
  const own = await visit('/v2/member/coupon/coupon', { member })
  await own.getByText(t('unused_empty')).waitFor()
  await own.getByRole('button', { name: t('redeem') }).click()
  const typed = own.getByRole('dialog').getByLabel(t('code_label'))
  await typed.fill('no-such-code')
  await own.keyboard.press('Enter')
  await own.getByRole('dialog').getByRole('alert').waitFor()
  await typed.fill('longmall20')
  await own.keyboard.press('Enter')
  await own.getByText(nameOf('code', 'en-us')).first().waitFor()
  expect(await couponCountOf(member)).toBe(1)
})
