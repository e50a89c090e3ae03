import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { addAddress, findGoods, registerMember } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

test('CAT-04 ORD-02 a shared link’s source is on the order after a log-in on the way', async () => {
  const [tOrder, tIdentity] = [getTranslations('order'), getTranslations('identity')]
  const [sharer, buyer] = [await registerMember(), await registerMember()]
  await addAddress(buyer)
  const { sku_id } = (await findGoods())[0]!
  const source = { source_type: 'share', long_mall_qr_type: 'poster', source_member: String(sharer.customer_id) }
  const page = await visit(`/v2/goods/detail/detail?${new URLSearchParams({ sku_id: String(sku_id), ...source }).toString()}`)
  await page.getByRole('button', { name: getTranslations('catalogue')('add_to_cart') }).waitFor()
  await page.goto(`/v2/order/confirm/confirm?sku_id=${sku_id}&quantity=1`)
  await page.waitForURL('**/v1/login?*')
  await page.getByLabel(tIdentity('account_or_email'), { exact: true }).fill(buyer.account)
  await page.getByLabel(tIdentity('password'), { exact: true }).fill(buyer.password)
  await page.getByRole('button', { name: tIdentity('log_in'), exact: true }).click()
  await page.waitForURL('**/v2/order/confirm/confirm?*')
  const ordered = page.waitForRequest('**/api/order/create')
  await page.getByRole('button', { name: tOrder('submit'), exact: true }).click()
  const sent = Object.fromEntries(new URLSearchParams((await ordered).postData() ?? ''))
  expect(sent).toMatchObject(source)
  await page.waitForURL('**/v1/order/payment/payment?**')
})
