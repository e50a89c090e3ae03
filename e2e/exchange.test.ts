import { exchangeItems } from '@longmall/tools/demo-store/content/promotions/exchange.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn, onDesk, onPhone, ownAddress, seeNoBarriers } from './account-steps.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { addAddress, call, paymentPassword, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { words } from './words.ts'

const { visit } = useBrowser()
const nameOf = (key: string, language: Language) => exchangeItems.find((one) => one.key === key)!.name[language]
const coinsOf = async (member: Shopper) => Number((await call('member/centre', {}, member)).longcoin)
/** Rewards come in their own time, so that it is asked what went. */
const spentOn = async (member: Shopper, topic: 'exchange' | 'shopping') =>
  (await call('wallet/entries', { unit: 'LONGCOIN', topic }, member)).list.map(({ amount }) => amount)

/** Money and longcoin, from recharges whose offer gives coins, until there are so many. */
async function saveUp(member: Shopper, coins: number) {
  const { offers } = await call('recharge/offers', {}, member)
  const { offer_id, version } = offers.reduce((most, one) => (one.gift_longcoin > most.gift_longcoin ? one : most))
  while ((await coinsOf(member)) < coins) {
    const { payment_id } = await call('recharge/create', { unit: 'MONEY', offer: { offer_id, version } }, member)
    const { redirect_url } = await call('payment/pay', { payment_id, method: 'sandbox' }, member)
    await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })
  }
}

async function goodsOffer() {
  const { list } = await call('campaign/zone', { kind: 'point' })
  return list.find(({ stock, price }) => stock !== 'none' && Number(price) > 0)!
}

/** Exchanges the coupon that the open page shows, and waits for its result. */
async function exchange(page: Page, language: Language) {
  const say = words('exchange', language)
  await page.getByRole('button', { name: say('exchange_now') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('exchange'), exact: true })
    .click()
  await page.waitForURL('**/promotionpages/point/result/result?**')
  await page.getByRole('heading', { name: say('done') }).waitFor()
}

test.each(onPhone)(
  'PRM-11 in $language on a $width: a coupon, a red packet, and goods with money beside are exchanged for longcoin, and stand among the exchanges',
  async ({ language, width }) => {
    const [say, order, payment] = [words('exchange', language), words('order', language), words('payment', language)]
    const member = await registerMember()
    await setPaymentPassword(member)
    await addAddress(member)
    const goods = await goodsOffer()
    const price = goods.item_rules.longcoin!
    await saveUp(member, price + 270)
    const { unused } = await call('coupon/counts', {}, member)

    const page = await visit('/promotionpages/point/list/list', { language, width, member })
    await seeNoBarriers(page)
    await page.getByRole('tab', { name: say('tab_coupon') }).click()
    await page.getByText(nameOf('three', language), { exact: true }).click()
    await page.getByRole('heading', { name: nameOf('three', language) }).waitFor()
    await seeNoBarriers(page)
    await exchange(page, language)
    await seeNoBarriers(page)
    expect((await call('coupon/counts', {}, member)).unused).toBe(unused + 1)

    const { money } = await call('wallet/view', {}, member)
    await settle(page, '/promotionpages/point/list/list?tab=red_packet')
    await page.getByRole('link', { name: say('coin_detail') }).waitFor()
    await page.getByText(nameOf('packet_one', language), { exact: true }).click()
    await page.getByRole('heading', { name: nameOf('packet_one', language) }).waitFor()
    await page.getByRole('button', { name: say('exchange_now') }).click()
    await seeNoBarriers(page)
    await page.getByLabel(payment('password_for'), { exact: true }).pressSequentially(paymentPassword)
    await page.getByRole('heading', { name: say('done') }).waitFor()
    expect(Number((await call('wallet/view', {}, member)).money.total)).toBeCloseTo(Number(money.total) + 1)
    expect(await spentOn(member, 'exchange')).toEqual(['-120', '-150'])

    await settle(page, `/promotionpages/point/detail/detail?id=${goods.promotion_id}&sku_id=${goods.sku_id}`)
    await page.getByRole('button', { name: say('exchange_now') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('exchange_now') })
      .click()
    await page.waitForURL('**/v2/order/confirm/confirm?**')
    await page.getByRole('button', { name: order('submit') }).click()
    await page.getByLabel(payment('password_for'), { exact: true }).pressSequentially(paymentPassword)
    await page.waitForURL('**/v1/order/payment/payment**')
    expect(await spentOn(member, 'shopping')).toEqual([`-${price}`])
    const { list } = await call('order/list', { bought_by: 'point' }, member)
    const { redirect_url } = await call('payment/pay', { payment_id: list[0]!.payment_id!, method: 'sandbox' }, member)
    await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })

    await settle(page, '/promotionpages/point/order/order')
    await page.getByText(nameOf('packet_one', language)).waitFor()
    await page.getByText(order('state_paid')).waitFor()
    await seeNoBarriers(page)
    expect((await call('exchange/orders', {}, member)).list.map(({ kind }) => kind)).toEqual(['goods', 'red_packet', 'coupon'])
  },
)

test('PRM-11 a visitor who taps exchange logs in and comes back to the same item, and is told what is missing', async () => {
  const say = words('exchange')
  const member = await registerMember()
  const { list } = await call('exchange/list', { kind: 'red_packet' })
  const item = list.find(({ name }) => name === nameOf('packet_five', 'en-us'))!
  const page = await visit(`/promotionpages/point/detail/detail?id=${item.item_id}&kind=red_packet`, { options: ownAddress() })
  await page.getByRole('button', { name: say('exchange_now') }).click()
  await page.waitForURL('**/v1/login?**')
  await logIn(page, 'en-us', member.account, member.password)
  await page.waitForURL(`**/promotionpages/point/detail/detail?id=${item.item_id}&kind=red_packet`)
  await page.getByRole('heading', { name: item.name }).waitFor()
  await page
    .getByRole('status')
    .getByText(new RegExp(say('missing', { count: '[0-9]+' })))
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/promotionpages/point/detail/detail')
})

test('PRM-11 help names the service hotline, and the notice of a closed coin shop leads home', async () => {
  const say = words('exchange')
  const page = await visit('/promotionpages/point/list/list')
  await page.getByRole('button', { name: say('help') }).click()
  const sheet = page.getByRole('dialog', { name: say('help_title') })
  await sheet.getByRole('link', { name: say('call') }).waitFor()
  await seeNoBarriers(page)
  await page.goto('/v2/coin_shop_disabled')
  await page.getByRole('heading', { name: say('disabled') }).waitFor()
  await seeNoBarriers(page)
  await page.getByRole('link', { name: say('go_home') }).click()
  await page.waitForURL('**/v2/index/index/index')
})

test.each(onDesk)(
  'PRM-12 in $language on a $width: a gift is claimed for nothing and stands among the gift orders',
  async ({ language, width }) => {
    const [say, order] = [words('gift', language), words('order', language)]
    const account = 'dana_rm2'
    const session = await call('identity/log_in', { account, password: 'Longmall1' })
    const member: Shopper = { ...session, account, password: 'Longmall1' }
    const page = await visit('/promotionpages/gift/list/list', { language, width, member })
    await seeNoBarriers(page)
    await page
      .getByRole('link', { name: say('claim') })
      .first()
      .click()
    await page.waitForURL('**/v2/order/confirm/confirm?**')
    await page.getByRole('button', { name: order('submit') }).click()
    await page.waitForURL('**/v2/pay/result/result?**')
    expect(await call('gift/counts', {}, member)).toMatchObject({ claimed: 1 })
    await settle(page, '/promotionpages/gift/order/order')
    await page.getByRole('article').getByText(order('state_paid')).waitFor()
    await seeNoBarriers(page)
  },
)
