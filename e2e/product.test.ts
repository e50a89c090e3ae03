import { expect, test } from 'vitest'
import { phoneVisitors, expectAccessible } from './account-steps.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { addressOf, go, headingOf } from './screen.ts'
import { addAddress, call, findGoods, registerMember, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()

const pageOf = (sku_id: number) => `/v1/shop/detail/detail?sku_id=${sku_id}`
const lastOrder = async (member: Shopper) => {
  const { order_id } = (await call('order/list', {}, member)).list[0]!
  return call('order/view', { order_id }, member)
}
const seatCovers = async () => (await call('search/goods', { keyword: 'seat covers' })).list[0]!.sku_id
const standardGoods = async () => {
  for (const { sku_id } of await findGoods()) if ((await call('catalogue/detail', { sku_id })).goods_type === 'standard') return sku_id
  throw new Error('there are no goods of the cart')
}

/** How the seat covers are fitted, and to what, as the shop names it. */
const chosen = { 'zh-cn': { mode: '到店安装', car: '两厢车' }, 'en-us': { mode: 'Fitted at our store', car: 'Hatchback' } } as const

test.each(phoneVisitors)(
  'CAT-05 §5 in $language on a $width: the missing car model is reported and focused, and the choice is shown in the order',
  async ({ language, width }) => {
    const [t, tOrder] = [getTranslations('catalogue', language), getTranslations('order', language)]
    const { mode, car } = chosen[language]
    const member = await registerMember()
    await addAddress(member)
    const page = await visit(pageOf(await seatCovers()), { language, width, member })
    await headingOf(page)
    await page.getByText(mode, { exact: true }).click()
    await page.getByRole('button', { name: t('order_now') }).click()
    await page.getByText(t('please_choose', { names: t('car_model') })).waitFor()
    const model = page.getByRole('radio', { name: car })
    await expect.poll(() => model.evaluate((radio) => radio === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.getByText(car, { exact: true }).click()
    await page.getByRole('button', { name: t('order_now') }).click()

    await page.waitForURL('**/v2/order/confirm/confirm**')
    await page.getByText(tOrder('deposit'), { exact: true }).first().waitFor()
    for (const name of [mode, car]) await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true)
    await page.goBack()
    for (const name of [mode, car]) await expect.poll(() => page.getByRole('radio', { name }).isChecked()).toBe(true)
    await page.goForward()
    await page.getByRole('button', { name: tOrder('submit') }).click()
    await page.waitForURL('**/v1/order/payment/payment**')
    const { details } = await lastOrder(member)
    expect([details.service_mode, details.car_model]).toEqual(['Fitted at our store', 'Hatchback'])
  },
)

test('CAT-05 ORD-05 the Start-up product, devices and virtual goods lead to the order screen of their type, with the variant', async () => {
  const t = getTranslations('catalogue')
  const member = await registerMember()
  const page = await visit('/v2/member/language/language', { member })
  const expected = [
    [119, '/v1/order/payment/payment_start_up'],
    [172, '/v1/order/payment/payment_entity'],
    [204, '/v1/order/payment/payment_virtually'],
  ] as const
  for (const [sku_id, path] of expected) {
    await page.goto(pageOf(sku_id))
    await headingOf(page)
    await expectAccessible(page)
    // Coupons lower standard orders alone, so none is offered here.
    expect(await page.getByRole('button', { name: t('coupons') }).count()).toBe(0)
    await page.getByRole('button', { name: t('order_now') }).click()
    await page.waitForURL(`**${path}?sku_id=${sku_id}&quantity=1`)
    await page.getByRole('link', { name: getTranslations('order')('see_product') }).click()
    await page.waitForURL(`**${pageOf(sku_id)}`)
  }
})

test('ORD-05 AST-08 the screen of pledges opens with the first plan on sale, and says before the payment until when it is refunded', async () => {
  const page = await visit('/v1/order/payment/payment_pledge', { member: await registerMember() })
  await page.getByText(getTranslations('pledge')('plan_refund'), { exact: true }).waitFor()
  await expectAccessible(page)
})

test('CAT-05 SHL-02 a visitor who orders comes to the order after logging in, with what was chosen', async () => {
  const page = await visit(pageOf(await seatCovers()))
  await headingOf(page)
  await page.getByText(chosen['en-us'].mode, { exact: true }).click()
  await page.getByText(chosen['en-us'].car, { exact: true }).click()
  await page.getByRole('button', { name: getTranslations('catalogue')('order_now') }).click()
  await page.waitForURL('**/v1/login?*')
  expect(new URL(page.url()).searchParams.get('redirect')).toMatch(
    /confirm\?sku_id=\d+&quantity=1&service_mode=fitted&car_model=hatchback$/,
  )
})

test('CAT-05 goods of the cart are led on to their own page, and back leads to where one came from', async () => {
  const sku_id = await standardGoods()
  const page = await visit('/v2/member/language/language')
  await headingOf(page)
  await go(page, `${pageOf(sku_id)}&source_type=qr`)
  await page.waitForURL(`**/v2/goods/detail/detail?sku_id=${sku_id}&source_type=qr`)
  await page.getByRole('button', { name: getTranslations('catalogue')('add_to_cart') }).waitFor()
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe('/v2/member/language/language')
  await page.goto(pageOf(sku_id))
  await page.waitForURL(`**/v2/goods/detail/detail?sku_id=${sku_id}`)
  await page.getByRole('button', { name: getTranslations('catalogue')('add_to_cart') }).waitFor()
})

test('CAT-05 SHL-18 a product comes from the server with its name, choices and one address; one that is not there is not found', async () => {
  const sku_id = await seatCovers()
  const answer = await fetch(shopUrl() + pageOf(sku_id), { headers: { cookie: 'language=zh-cn' } })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  for (const name of ['专车定制座椅套', '到店安装', '两厢车', getTranslations('catalogue', 'zh-cn')('order_now')])
    expect(html).toContain(name)
  expect(html).toContain(`/v2/goods/detail/detail?sku_id=${(await call('catalogue/detail', { sku_id })).skus[0]!.sku_id}">`)
  expect((await fetch(shopUrl() + pageOf(2147483647))).status).toBe(404)
})
