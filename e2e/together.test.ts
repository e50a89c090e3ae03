import type { Language } from '@longmall/contract/fields.ts'
import { listGoods } from '@longmall/tools/demo-store/content/store.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, seeNoBarriers } from './account-steps.ts'
import { shownPrice } from './shown-price.ts'
import { shopUrl, useBrowser, visitOwnShop, widths, type Visit } from './browser.ts'
import { eventually } from './eventually.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
const goods = listGoods()
const goodsName = (key: string, language: Language = 'en-us') => goods.find((one) => one.key === key)!.name[language]

// Teams fail here by the time machine: the clock of the other journeys stays.
let shop: StartedShop
beforeAll(async () => {
  shop = await startOwnShop()
  visitOwnShop(shop.address)
})
afterAll(() => shop.stop())

async function member(): Promise<Shopper> {
  const made = await registerMember()
  await addAddress(made)
  return made
}

/** From the zone to the page of goods in it. */
async function openGoods(page: Page, key: string, language: Language) {
  await page
    .getByRole('link')
    .filter({ hasText: goodsName(key, language) })
    .first()
    .click()
  await page.waitForURL('**/detail/detail?**')
  await page
    .getByRole('heading', { name: goodsName(key, language) })
    .first()
    .waitFor()
}

/** The sheet of variants, with the first of each attribute that can be had. */
async function chooseAll(page: Page, language: Language) {
  const sheet = page.getByRole('dialog', { name: words('catalogue', language)('choose_options') })
  await sheet.waitFor()
  for (const group of await sheet.locator('fieldset').all())
    if ((await group.getByRole('checkbox', { checked: true }).count()) === 0) await group.locator('label:has(:enabled)').first().click()
  return sheet
}

/** Confirms the order, and pays it at the bank. */
async function confirmAndPay(page: Page, language: Language, who: Shopper) {
  await page.waitForURL('**/v2/order/confirm/confirm**')
  await page.getByRole('button', { name: words('order', language)('submit') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
  const { order_id } = (await call('order/list', {}, who)).list[0]!
  const { payment_id } = await call('order/view', { order_id }, who)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, who)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
  return order_id
}

/** Starts a team on the goods' page, and pays for it; the team. */
async function startTeam(page: Page, language: Language, who: Shopper) {
  const pintuan = words('pintuan', language)
  const label = new RegExp(`^${pintuan('open_for', { price: '.+' })}$`)
  await page.getByRole('button', { name: label }).click()
  const sheet = await chooseAll(page, language)
  await sheet.getByRole('button', { name: label }).click()
  const order_id = await confirmAndPay(page, language, who)
  const { group_id } = await call('pintuan/of_order', { order_id }, who)
  return { order_id, group_id }
}

test('PRM-05 R-16 QUA-08 a team is started and shared in Chinese on a phone, and filled by another in English on a desk', async () => {
  const [pintuan, english] = [words('pintuan', 'zh-cn'), words('pintuan', 'en-us')]
  const [leader, friend] = [await member(), await member()]
  const page = await visit('/promotionpages/pintuan/list/list', { language: 'zh-cn', member: leader })
  await seeNoBarriers(page)
  await openGoods(page, 'lambswool-throw', 'zh-cn')
  await page.getByText(pintuan('step_open')).waitFor()
  await seeNoBarriers(page)
  const { order_id, group_id } = await startTeam(page, 'zh-cn', leader)
  await page.goto('/promotionpages/pintuan/my_spell/my_spell')
  await page.getByText(pintuan('places_left', { count: 1 })).waitFor()
  await seeNoBarriers(page)
  await page.getByRole('link', { name: pintuan('invite') }).click()
  await page.getByText(pintuan('forming_mine', { count: 1 })).waitFor()
  await page.getByRole('button', { name: pintuan('invite') }).waitFor()
  await seeNoBarriers(page)

  const other = await visit(`/promotionpages/pintuan/share/share?group_id=${group_id}`, { width: 'desk', member: friend })
  await other.getByText(english('forming_other', { count: 1 })).waitFor()
  await seeNoBarriers(other)
  const join = new RegExp(`^${english('join_for', { price: '.+' })}$`)
  await other.getByRole('button', { name: join }).click()
  const sheet = await chooseAll(other, 'en-us')
  await sheet.getByRole('button', { name: join }).click()
  await confirmAndPay(other, 'en-us', friend)

  // The leader sees it without doing anything.
  await page.getByText(pintuan('completed_text')).waitFor()
  await seeNoBarriers(page)
  expect(await call('order/view', { order_id }, leader)).toMatchObject({ state: 'paid', held_by: null })
  await other.goto('/promotionpages/pintuan/my_spell/my_spell?tab=completed')
  await other.getByText(english('members_of', { joined: 2, size: 2 })).waitFor()
  await seeNoBarriers(other)
})

test('PRM-05 R-16 QUA-08 in English on a desk: a team that does not fill gives the money back by itself, and says so', async () => {
  const [pintuan, order] = [words('pintuan'), words('order')]
  const leader = await member()
  const page = await visit('/promotionpages/pintuan/list/list', { width: 'desk', member: leader })
  await seeNoBarriers(page)
  await openGoods(page, 'ion-hair-dryer', 'en-us')
  await page.getByText(pintuan('step_open')).waitFor()
  await seeNoBarriers(page)
  const { order_id, group_id } = await startTeam(page, 'en-us', leader)
  await call('site/advance_clock', { minutes: 1440 })
  await call('site/advance_clock', { minutes: 1440 })
  await eventually(async () => (await call('order/view', { order_id }, leader)).state).toBe('cancelled')
  const { payment_id } = await call('order/view', { order_id }, leader)
  await eventually(async () => (await call('payment/view', { payment_id }, leader)).state).toBe('refunded')
  await page.goto(`/promotionpages/pintuan/share/share?group_id=${group_id}`)
  await page.getByText(pintuan('failed_text')).waitFor()
  await page.getByRole('link', { name: pintuan('own_group') }).waitFor()
  await seeNoBarriers(page)
  await page.goto(`/v1/order/detail/detail?order_id=${order_id}`)
  await page.getByText(order('reason_pintuan_failed'), { exact: false }).first().waitFor()
})

/** Helps in a browser of the friend's own, and sees what was cut. */
async function helpOnScreen(bargain_id: number, friend: Shopper, language: Language, width: Visit['width']) {
  const bargain = words('bargain', language)
  const page = await visit(`/promotionpages/bargain/detail/detail?bargain_id=${bargain_id}`, { language, width, member: friend })
  await page.getByRole('button', { name: bargain('help') }).click()
  await eventually(async () => (await call('bargain/view', { bargain_id }, friend)).my_cut).not.toBeNull()
  const { my_cut } = await call('bargain/view', { bargain_id }, friend)
  await page
    .getByText(bargain('you_cut', { cut: shownPrice(my_cut!, language) }))
    .first()
    .waitFor()
  await eventually(() => page.getByRole('button', { name: bargain('help') }).count()).toBe(0)
  await seeNoBarriers(page)
}

test('PRM-06 R-17 QUA-08 a bargain is started in English on a desk, cut by three friends, and bought in Chinese on a phone at the price they reached', async () => {
  const [bargain, chinese] = [words('bargain'), words('bargain', 'zh-cn')]
  const owner = await member()
  const page = await visit('/promotionpages/bargain/list/list', { width: 'desk', member: owner })
  await seeNoBarriers(page)
  await openGoods(page, 'automatic-watch', 'en-us')
  await seeNoBarriers(page)
  await page.getByRole('button', { name: bargain('start') }).click()
  const sheet = await chooseAll(page, 'en-us')
  await sheet.getByRole('button', { name: bargain('start') }).click()
  await page.waitForURL('**bargain_id=**')
  await page.getByText(bargain('no_help_yet')).waitFor()
  await seeNoBarriers(page)
  const bargain_id = Number(new URL(page.url()).searchParams.get('bargain_id'))

  await helpOnScreen(bargain_id, await registerMember(), 'zh-cn', 'phone')
  await helpOnScreen(bargain_id, await registerMember(), 'en-us', 'desk')
  await call('bargain/help', { bargain_id }, await registerMember())
  const { price, helpers } = await call('bargain/view', { bargain_id }, owner)
  // The owner sees it without doing anything.
  await page.getByText(bargain('helped_of', { helped: 3, helpers })).waitFor()

  await page.setViewportSize(widths.phone)
  await page.goto(`/promotionpages/bargain/detail/detail?bargain_id=${bargain_id}&language=zh-cn`)
  await page.getByText(chinese('helped_of', { helped: 3, helpers })).waitFor()
  await seeNoBarriers(page)
  await page.getByRole('link', { name: chinese('buy_for', { price: shownPrice(price, 'zh-cn') }) }).click()
  const order_id = await confirmAndPay(page, 'zh-cn', owner)
  expect((await call('order/view', { order_id }, owner)).lines[0]!.unit_price).toBe(price)
  await page.goto('/promotionpages/bargain/my_bargain/my_bargain?tab=bought')
  await page.getByText(chinese('state_bought'), { exact: true }).first().waitFor()
  await seeNoBarriers(page)
})

test('PRM-06 a visitor who helps logs in and comes back to the bargain', async () => {
  const bargain = words('bargain')
  const owner = await member()
  const { list } = await call('campaign/zone', { kind: 'bargain' })
  const { promotion_id, sku_id } = list.find(({ goods_name }) => goods_name === goodsName('arc-floor-lamp'))!
  const { bargain_id } = await call('bargain/open', { promotion_id, sku_id }, owner)
  const friend = await registerMember()
  const page = await visit(`/promotionpages/bargain/detail/detail?bargain_id=${bargain_id}`)
  await page.getByRole('button', { name: bargain('help') }).click()
  await page.waitForURL('**/v1/login?**')
  await logIn(page, 'en-us', friend.account, friend.password)
  await page.waitForURL(`**/promotionpages/bargain/detail/detail?bargain_id=${bargain_id}`)
  await page.getByRole('button', { name: bargain('help') }).click()
  await eventually(async () => (await call('bargain/view', { bargain_id }, owner)).helped).toBe(1)
})
