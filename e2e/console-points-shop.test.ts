import { randomInt } from 'node:crypto'
import type { Api } from '@longmall/contract/index.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shopUrl } from './browser.ts'
import { chooseFound } from './console-session.ts'
import { confirm, dialog, press, rowOf, expectAccessible, switchTo, useConsole } from './console-shop.ts'
import { getConsoleTranslations, getConsoleShellTranslations } from './console-translations.ts'
import { eventually } from './eventually.ts'
import { settle } from './screen.ts'
import { call, paymentPassword, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { consoleMoney } from './shown-price.ts'

const { open, query, call: operate } = useConsole()
const [tPointsShop, tGift, tConsole] = [getConsoleTranslations('pointsshop'), getConsoleTranslations('gift'), getConsoleShellTranslations()]

/** Coins credited by one recharge of the best offer. */
async function earnCoins(member: Shopper) {
  const { offers } = await call('recharge/offers', {}, member)
  const { offer_id, version } = offers.reduce((most, one) => (one.gift_longcoin > most.gift_longcoin ? one : most))
  const { payment_id } = await call('recharge/create', { unit: 'MONEY', offer: { offer_id, version } }, member)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
}

/** Exchanges as the shop does, with the payment password. */
async function redeem(member: Shopper, item_id: number) {
  const { grant } = await call('payment/grant', { payment_password: paymentPassword, purpose: 'longcoin', amount: '5' }, member)
  await call('points_shop/buy', { item_id, quantity: 1, longcoin: 5, longcoin_grant: grant }, member)
}

/** A day of the store, so many from today on. */
async function storeDay(days: number): Promise<string> {
  const { server_time } = await call('site/time', {})
  return new Date(Date.parse(server_time) + (8 * 3600 + days * 86_400) * 1000).toISOString().slice(0, 10)
}
async function fillDay(page: Page, label: string, day: string) {
  const field = dialog(page).getByLabel(label, { exact: true })
  await field.click()
  await field.fill(day)
  await field.press('Enter')
}
/** Chooses in a form the option that `typed` finds; without `typed` the one with this text. */
async function pick(page: Page, label: string, typed: string, option = typed) {
  const field = dialog(page).getByLabel(label, { exact: true })
  const shown = page.locator('.ant-select-dropdown:visible')
  await field.click()
  if (typed) await chooseFound(page, field, typed, option)
  else await shown.locator('.ant-select-item-option').filter({ hasText: option }).first().click()
  // A multiple select remains open after a choice.
  await dialog(page).locator('.ant-modal-title, .ant-drawer-title').first().click()
  await expect.poll(() => shown.count()).toBe(0)
}

/** The number by which a SKU that there is plenty of is found in every language. */
async function someSku(): Promise<string> {
  const { sku_id } = (await call('catalogue/list', { page_size: 50 })).list.find(({ stock }) => stock === 'plenty')!
  const { list } = await query<OutputOf<Api['catalogue/pick']>>('catalogue/pick', { sku_ids: [sku_id] })
  return list[0]!.skus.find((sku) => sku.sku_id === sku_id)!.sku_no
}

test('CON-04 PRM-11 QUA-08 an item made in the console is exchanged in the shop, is in the records, and is stopped after the effect was shown', async () => {
  const turned = getConsoleTranslations('pointsshop', 'zh-cn')
  const name = `Packet ${randomInt(1_000_000)}`
  const page = await open('/console/points-shop')
  await press(page, tPointsShop('create_item'))
  await dialog(page).getByRole('tab', { name: 'English' }).click()
  await dialog(page)
    .getByLabel(`${tPointsShop('name')} · English`)
    .fill(name)
  await pick(page, tPointsShop('kind'), '', tPointsShop('kind_red_packet'))
  await dialog(page).getByLabel(tPointsShop('amount'), { exact: true }).fill('3.00')
  await dialog(page).getByLabel(tPointsShop('longcoin'), { exact: true }).fill('5')
  await fillDay(page, tPointsShop('first_day'), await storeDay(0))
  await fillDay(page, tPointsShop('last_day'), await storeDay(30))
  await dialog(page).getByLabel(tPointsShop('is_on'), { exact: true }).click()
  await expectAccessible(page)
  await press(page, tConsole('save'))
  const row = rowOf(page, name)
  await row.getByText(tPointsShop('state_running')).waitFor()
  await expectAccessible(page)

  const member = await registerMember()
  await earnCoins(member)
  await setPaymentPassword(member)
  const { list } = await query<OutputOf<Api['points_shop/search']>>('points_shop/search', { keyword: name })
  const { item_id } = list[0]!
  await redeem(member, item_id)

  await switchTo(page, 'zh-cn', 'phone')
  await page.reload()
  await row.getByRole('link', { name: '1', exact: true }).click()
  await page.waitForURL(`**/console/points-shop/orders?item_id=${item_id}`)
  await rowOf(page, member.account)
    .getByText(turned('credited', { money: consoleMoney('3.00', 'zh-cn') }))
    .waitFor()
  await expectAccessible(page)
  await settle(page, '/console/points-shop')
  await row.getByRole('button', { name: turned('switch_off') }).click()
  await dialog(page)
    .getByText(turned('confirm_off', { reserved: 1 }))
    .waitFor()
  await confirm(page, turned('switch_off'))
  await row.getByText(turned('state_off'), { exact: true }).waitFor()
  await expect(call('points_shop/view', { item_id })).rejects.toThrow()
})

test('CON-04 CON-10 QUA-05 a filter that there is not is named and cleared; what two operators change of one item is merged, and goods for coins are set up where coins are', async () => {
  const page = await open('/console/points-shop?kind=parcel')
  const alert = page.getByRole('alert').filter({ hasText: tConsole('failed') })
  await alert.getByText(new RegExp(`${tPointsShop('kind')}: `)).waitFor()
  expect(await page.getByText(tConsole('no_results')).count()).toBe(0)
  await press(page, tConsole('clear_filters'))
  await alert.waitFor({ state: 'detached' })
  await page.getByRole('table').first().waitFor()

  const name = `Merge ${randomInt(1_000_000)}`
  const form = {
    kind: 'red_packet',
    amount: '1.00',
    longcoin: 10,
    is_on: false,
    position: 0,
    texts: [{ language: 'en-us', name, note: '' }],
  }
  const window = { first_day: await storeDay(0), last_day: await storeDay(3) }
  const { item_id } = (await operate('points_shop/save', { ...form, ...window })) as OutputOf<Api['points_shop/save']>
  await settle(page, `/console/points-shop?keyword=${encodeURIComponent(name)}`)
  await press(rowOf(page, name), tConsole('edit'))
  await expect.poll(() => dialog(page).getByLabel(tPointsShop('amount'), { exact: true }).inputValue()).toBe('1.00')
  await dialog(page).getByLabel(tPointsShop('stock'), { exact: true }).fill('7')
  await operate('points_shop/save', { ...form, ...window, item_id, version: 1, longcoin: 12 })
  await press(page, tConsole('save'))
  await dialog(page).getByText(tConsole('merge_title')).waitFor()
  await press(dialog(page), tConsole('merge_use'))
  await press(page, tConsole('save'))
  await eventually(() => query('points_shop/staff_view', { item_id })).toMatchObject({ longcoin: 12, stock: 7, version: 3 })
  await page.getByRole('link', { name: tPointsShop('tab_goods') }).click()
  await page.getByRole('columnheader', { name: tPointsShop('extra_payment') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: tPointsShop('create_goods') }).click()
  await page.waitForURL('**/console/campaigns/edit?kind=point')
  await page.getByRole('heading', { level: 1 }).getByText(getConsoleTranslations('campaign')('kind_point')).waitFor()
})

test('CON-04 PRM-12 QUA-08 a gift given by hand reaches the member’s gifts, and a rule of gifts is set up, switched on and off', async () => {
  const turned = getConsoleTranslations('gift', 'zh-cn')
  const member = await registerMember()
  const sku_no = await someSku()
  const page = await open('/console/gifts')
  await press(page, tGift('grant'))
  await pick(page, tGift('members'), member.account)
  await pick(page, tGift('sku'), sku_no)
  await expectAccessible(page)
  await confirm(page, tGift('grant'))
  await dialog(page)
    .getByText(tGift('granted_now', { count: 1 }))
    .last()
    .waitFor()
  expect((await call('gift/list', {}, member)).list.map(({ state }) => state)).toEqual(['claimable'])
  await page.goto(`/console/gifts/grants?search=${member.account}`)
  const issued = rowOf(page, member.account)
  await issued.getByText(tGift('reason_operator')).waitFor()
  await issued.getByText(tGift('state_claimable')).waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: tGift('tab_rules') }).click()
  await press(page, tGift('create'))
  await pick(page, tGift('trigger'), '', tGift('trigger_purchase'))
  await pick(page, tGift('grade'), '', '')
  const amount = `${randomInt(10_000, 100_000)}.00`
  await dialog(page).getByLabel(tGift('min_amount'), { exact: true }).fill(amount)
  await pick(page, tGift('sku'), sku_no)
  await fillDay(page, tGift('first_day'), await storeDay(0))
  await fillDay(page, tGift('last_day'), await storeDay(30))
  await expectAccessible(page)
  await press(page, tConsole('save'))
  await rowOf(page, tGift('from_amount', { money: consoleMoney(amount, 'en-us') }))
    .first()
    .waitFor()
  await switchTo(page, 'zh-cn', 'phone')
  const row = rowOf(page, turned('from_amount', { money: consoleMoney(amount, 'zh-cn') })).first()
  await row.getByRole('button', { name: turned('switch_on') }).click()
  await confirm(page, turned('switch_on'))
  await row.getByText(turned('rule_running')).waitFor()
  await row.getByRole('button', { name: turned('switch_off') }).click()
  await dialog(page)
    .getByText(turned('confirm_off', { granted: 0 }))
    .waitFor()
  await confirm(page, turned('switch_off'))
  await row.getByText(turned('rule_off'), { exact: true }).waitFor()
})
