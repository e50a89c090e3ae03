import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { eventually } from './eventually.ts'
import { settle, expectToast, toastTexts } from './screen.ts'
import { addAddress, call, findGoods, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const language = 'zh-cn'

/** A member of the demo store with money and a payment password; only one log-in at a time, so each test file has its own. */
async function demoMember(account: string): Promise<Shopper> {
  const password = 'Longmall1'
  return { ...(await call('identity/log_in', { account, password })), account, password }
}

test('ORD-07 IDN-08 QUA-08 the balance pays an order: a wrong payment password shows the remaining attempts, the right one pays to the cent', async () => {
  const t = getTranslations('payment', language)
  const member = await demoMember('bob_am')
  const { money: before } = await call('wallet/view', {}, member)
  const { address_id } = await addAddress(member)
  const { sku_id } = (await findGoods())[0]!
  const { quote } = await call('order/quote', { sku_id, quantity: 1, address_id }, member)
  const { order_ids, total } = await call('order/create', { sku_id, quantity: 1, address_id, quote }, member)

  const page = await visit(`/v1/order/payment/payment?order_id=${order_ids[0]}`, { language, width: 'desk', member })
  await page.getByRole('radio', { name: t('balance') }).check()
  await page.getByRole('button', { name: t('confirm') }).click()
  const digits = page.getByLabel(t('password_for'), { exact: true })
  await digits.pressSequentially('135790')
  await page.getByRole('dialog').getByText('还可尝试 4 次').waitFor()
  await digits.pressSequentially('246810')
  await page.waitForURL('**/v2/pay/result/result**')
  await page.getByText(t('success_text')).waitFor()
  const { money: after } = await call('wallet/view', {}, member)
  expect(Number(before.total) - Number(after.total)).toBeCloseTo(Number(total), 2)
})

test('ORD-01 R-26 what a visitor put in the cart is there after the log-in, added to what the member had', async () => {
  const [tCatalogue, tIdentity] = [getTranslations('catalogue'), getTranslations('identity')]
  const member = await demoMember('dana_rm2')
  const [one, other] = await findGoods()
  await call('cart/add', { sku_id: other!.sku_id, quantity: 2 }, member)

  const page = await visit(`/v2/goods/detail/detail?sku_id=${one!.sku_id}`)
  await page.getByRole('button', { name: tCatalogue('add_to_cart') }).click()
  const sheet = page.getByRole('dialog').getByRole('button', { name: tCatalogue('add_to_cart') })
  const isAdded = async () => (await toastTexts(page)).includes(tCatalogue('added'))
  await eventually(async () => (await sheet.isVisible()) || isAdded()).toBe(true)
  if (!(await isAdded())) await sheet.click()
  await expectToast(page, tCatalogue('added'))
  await settle(page, '/v1/login?redirect=/v2/goods/cart/cart')
  await page.getByLabel(tIdentity('account_or_email'), { exact: true }).fill(member.account)
  await page.getByLabel(tIdentity('password'), { exact: true }).fill(member.password)
  await page.getByRole('button', { name: tIdentity('log_in'), exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/v2/goods/cart/cart')
  await page.getByRole('link', { name: one!.goods_name }).first().waitFor()
  await page.getByRole('link', { name: other!.goods_name }).first().waitFor()
})
