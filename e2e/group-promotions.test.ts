import type { Language } from '@longmall/contract/fields.ts'
import { listGoods } from '@longmall/tools/demo-store/content/store.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logIn, expectAccessible } from './account-steps.ts'
import { shownPrice } from './shown-price.ts'
import { shopUrl, useBrowser, visitOwnShop, widths, type Visit } from './browser.ts'
import { eventually } from './eventually.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'
import { startOwnShop } from './own-shop.ts'
import type { StartedShop } from './start-shop.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const goods = listGoods()
const goodsName = (key: string, language: Language = 'en-us') => goods.find((one) => one.key === key)!.name[language]

// This file moves the store clock to let teams fail, so it has a shop of its own.
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

/** The variant sheet, with the first available value of each attribute selected. */
async function chooseAll(page: Page, language: Language) {
  const sheet = page.getByRole('dialog', { name: getTranslations('catalogue', language)('choose_options') })
  await sheet.waitFor()
  for (const group of await sheet.locator('fieldset').all())
    if ((await group.getByRole('checkbox', { checked: true }).count()) === 0) await group.locator('label:has(:enabled)').first().click()
  return sheet
}

/** Confirms the order, and pays it at the bank. */
async function confirmAndPay(page: Page, language: Language, who: Shopper) {
  await page.waitForURL('**/v2/order/confirm/confirm**')
  await page.getByRole('button', { name: getTranslations('order', language)('submit') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
  const { order_id } = (await call('order/list', {}, who)).list[0]!
  const { payment_id } = await call('order/view', { order_id }, who)
  const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, who)
  await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
  return order_id
}

/** Starts a team on the goods' page, and pays for it; the team. */
async function startTeam(page: Page, language: Language, who: Shopper) {
  const tTeamBuy = getTranslations('teambuy', language)
  const label = new RegExp(`^${tTeamBuy('open_for', { price: '.+' })}$`)
  await page.getByRole('button', { name: label }).click()
  const sheet = await chooseAll(page, language)
  await sheet.getByRole('button', { name: label }).click()
  const order_id = await confirmAndPay(page, language, who)
  const { group_id } = await call('team_buy/of_order', { order_id }, who)
  return { order_id, group_id }
}

test('PRM-05 R-16 QUA-08 a team is started and shared in Chinese on a phone, and filled by another in English on a desk', async () => {
  const [tTeamBuy, english] = [getTranslations('teambuy', 'zh-cn'), getTranslations('teambuy', 'en-us')]
  const [leader, friend] = [await member(), await member()]
  const page = await visit('/promotionpages/pintuan/list/list', { language: 'zh-cn', member: leader })
  await expectAccessible(page)
  await openGoods(page, 'lambswool-throw', 'zh-cn')
  await page.getByText(tTeamBuy('step_open')).waitFor()
  await expectAccessible(page)
  const { order_id, group_id } = await startTeam(page, 'zh-cn', leader)
  await page.goto('/promotionpages/pintuan/my_spell/my_spell')
  await page.getByText(tTeamBuy('spots_left', { count: 1 })).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: tTeamBuy('invite') }).click()
  await page.getByText(tTeamBuy('forming_mine', { count: 1 })).waitFor()
  await page.getByRole('button', { name: tTeamBuy('invite') }).waitFor()
  await expectAccessible(page)

  const other = await visit(`/promotionpages/pintuan/share/share?group_id=${group_id}`, { width: 'desk', member: friend })
  await other.getByText(english('forming_other', { count: 1 })).waitFor()
  await expectAccessible(other)
  const join = new RegExp(`^${english('join_for', { price: '.+' })}$`)
  await other.getByRole('button', { name: join }).click()
  const sheet = await chooseAll(other, 'en-us')
  await sheet.getByRole('button', { name: join }).click()
  await confirmAndPay(other, 'en-us', friend)

  // The leader's page updates without interaction.
  await page.getByText(tTeamBuy('completed_text')).waitFor()
  await expectAccessible(page)
  expect(await call('order/view', { order_id }, leader)).toMatchObject({ state: 'paid', on_hold_by: null })
  await other.goto('/promotionpages/pintuan/my_spell/my_spell?tab=completed')
  await other.getByText(english('members_of', { joined: 2, size: 2 })).waitFor()
  await expectAccessible(other)
})

test('PRM-05 R-16 QUA-08 in English on a desk: a team that does not fill is refunded automatically, and shows that', async () => {
  const [tTeamBuy, tOrder] = [getTranslations('teambuy'), getTranslations('order')]
  const leader = await member()
  const page = await visit('/promotionpages/pintuan/list/list', { width: 'desk', member: leader })
  await expectAccessible(page)
  await openGoods(page, 'ion-hair-dryer', 'en-us')
  await page.getByText(tTeamBuy('step_open')).waitFor()
  await expectAccessible(page)
  const { order_id, group_id } = await startTeam(page, 'en-us', leader)
  await call('site/advance_clock', { minutes: 1440 })
  await call('site/advance_clock', { minutes: 1440 })
  await eventually(async () => (await call('order/view', { order_id }, leader)).state).toBe('cancelled')
  const { payment_id } = await call('order/view', { order_id }, leader)
  await eventually(async () => (await call('payment/view', { payment_id }, leader)).state).toBe('refunded')
  await page.goto(`/promotionpages/pintuan/share/share?group_id=${group_id}`)
  await page.getByText(tTeamBuy('failed_text')).waitFor()
  await page.getByRole('link', { name: tTeamBuy('own_team') }).waitFor()
  await expectAccessible(page)
  await page.goto(`/v1/order/detail/detail?order_id=${order_id}`)
  await page.getByText(tOrder('reason_team_buy_failed'), { exact: false }).first().waitFor()
})

/** Helps in the friend's own browser context, and checks the amount shown. */
async function helpOnScreen(bargain_id: number, friend: Shopper, language: Language, width: Visit['width']) {
  const tBargain = getTranslations('bargain', language)
  const page = await visit(`/promotionpages/bargain/detail/detail?bargain_id=${bargain_id}`, { language, width, member: friend })
  await page.getByRole('button', { name: tBargain('help') }).click()
  await eventually(async () => (await call('bargain/view', { bargain_id }, friend)).my_cut).not.toBeNull()
  const { my_cut } = await call('bargain/view', { bargain_id }, friend)
  await page
    .getByText(tBargain('you_cut', { cut: shownPrice(my_cut!, language) }))
    .first()
    .waitFor()
  await eventually(() => page.getByRole('button', { name: tBargain('help') }).count()).toBe(0)
  await expectAccessible(page)
}

test('PRM-06 R-17 QUA-08 a bargain is started in English on a desk, cut by three friends, and ordered in Chinese on a phone at the price they reached', async () => {
  const [tBargain, chinese] = [getTranslations('bargain'), getTranslations('bargain', 'zh-cn')]
  const owner = await member()
  const page = await visit('/promotionpages/bargain/list/list', { width: 'desk', member: owner })
  await expectAccessible(page)
  await openGoods(page, 'automatic-watch', 'en-us')
  await expectAccessible(page)
  await page.getByRole('button', { name: tBargain('start') }).click()
  const sheet = await chooseAll(page, 'en-us')
  await sheet.getByRole('button', { name: tBargain('start') }).click()
  await page.waitForURL('**bargain_id=**')
  await page.getByText(tBargain('no_help_yet')).waitFor()
  await expectAccessible(page)
  const bargain_id = Number(new URL(page.url()).searchParams.get('bargain_id'))

  await helpOnScreen(bargain_id, await registerMember(), 'zh-cn', 'phone')
  await helpOnScreen(bargain_id, await registerMember(), 'en-us', 'desk')
  await call('bargain/help', { bargain_id }, await registerMember())
  const { price, helpers } = await call('bargain/view', { bargain_id }, owner)
  // The owner's page updates without interaction.
  await page.getByText(tBargain('helped_of', { helped: 3, helpers })).waitFor()

  await page.setViewportSize(widths.phone)
  await page.goto(`/promotionpages/bargain/detail/detail?bargain_id=${bargain_id}&language=zh-cn`)
  await page.getByText(chinese('helped_of', { helped: 3, helpers })).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: chinese('buy_for', { price: shownPrice(price, 'zh-cn') }) }).click()
  const order_id = await confirmAndPay(page, 'zh-cn', owner)
  expect((await call('order/view', { order_id }, owner)).lines[0]!.unit_price).toBe(price)
  await page.goto('/promotionpages/bargain/my_bargain/my_bargain?tab=purchased')
  await page.getByText(chinese('state_purchased'), { exact: true }).first().waitFor()
  await expectAccessible(page)
})

test('PRM-06 a visitor who helps logs in and comes back to the bargain', async () => {
  const tBargain = getTranslations('bargain')
  const owner = await member()
  const { list } = await call('campaign/zone', { kind: 'bargain' })
  const { promotion_id, sku_id } = list.find(({ goods_name }) => goods_name === goodsName('arc-floor-lamp'))!
  const { bargain_id } = await call('bargain/open', { promotion_id, sku_id }, owner)
  const friend = await registerMember()
  const page = await visit(`/promotionpages/bargain/detail/detail?bargain_id=${bargain_id}`)
  await page.getByRole('button', { name: tBargain('help') }).click()
  await page.waitForURL('**/v1/login?**')
  await logIn(page, 'en-us', friend.account, friend.password)
  await page.waitForURL(`**/promotionpages/bargain/detail/detail?bargain_id=${bargain_id}`)
  await page.getByRole('button', { name: tBargain('help') }).click()
  await eventually(async () => (await call('bargain/view', { bargain_id }, owner)).helped).toBe(1)
})
