import { pointsShopItems } from '@longmall/tools/demo-store/content/promotions/points-shop.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logIn, desktopVisitors, phoneVisitors, ownAddress, expectAccessible } from './account-steps.ts'
import { shopUrl, useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { addAddress, call, paymentPassword, registerMember, setPaymentPassword, type Shopper } from './shopper.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const nameOf = (key: string, language: Language) => pointsShopItems.find((one) => one.key === key)!.name[language]
const coinsOf = async (member: Shopper) => Number((await call('member/centre', {}, member)).longcoin)
/** Coins spent, by the ledger entries: rewards credited meanwhile would change the balance. */
const spentOn = async (member: Shopper, topic: 'points_shop' | 'shopping') =>
  (await call('wallet/entries', { unit: 'LONGCOIN', topic }, member)).list.map(({ amount }) => amount)

/** Money and LONGCOIN, from as many recharges with a coin offer as needed. */
async function earnCoins(member: Shopper, coins: number) {
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

/** Orders the coupon of the open page, and waits for the result. */
async function redeem(page: Page, language: Language) {
  const t = getTranslations('pointsshop', language)
  await page.getByRole('button', { name: t('buy_now') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('buy'), exact: true })
    .click()
  await page.waitForURL('**/promotionpages/point/result/result?**')
  await page.getByRole('heading', { name: t('done') }).waitFor()
}

test.each(phoneVisitors)(
  'PRM-11 in $language on a $width: a coupon, a red packet, and goods with money beside are exchanged for longcoin, and are listed among the exchanges',
  async ({ language, width }) => {
    const [t, tOrder, tPayment] = [
      getTranslations('pointsshop', language),
      getTranslations('order', language),
      getTranslations('payment', language),
    ]
    const member = await registerMember()
    await setPaymentPassword(member)
    await addAddress(member)
    const goods = await goodsOffer()
    const price = goods.item_rules.longcoin!
    await earnCoins(member, price + 270)
    const { unused } = await call('coupon/counts', {}, member)

    const page = await visit('/promotionpages/point/list/list', { language, width, member })
    await expectAccessible(page)
    await page.getByRole('tab', { name: t('tab_coupon') }).click()
    await page.getByText(nameOf('three', language), { exact: true }).click()
    await page.getByRole('heading', { name: nameOf('three', language) }).waitFor()
    await expectAccessible(page)
    await redeem(page, language)
    await expectAccessible(page)
    expect((await call('coupon/counts', {}, member)).unused).toBe(unused + 1)

    const { money } = await call('wallet/view', {}, member)
    await settle(page, '/promotionpages/point/list/list?tab=red_packet')
    await page.getByRole('link', { name: t('coin_detail') }).waitFor()
    await page.getByText(nameOf('packet_one', language), { exact: true }).click()
    await page.getByRole('heading', { name: nameOf('packet_one', language) }).waitFor()
    await page.getByRole('button', { name: t('buy_now') }).click()
    await expectAccessible(page)
    await page.getByLabel(tPayment('password_for'), { exact: true }).pressSequentially(paymentPassword)
    await page.getByRole('heading', { name: t('done') }).waitFor()
    expect(Number((await call('wallet/view', {}, member)).money.total)).toBeCloseTo(Number(money.total) + 1)
    expect(await spentOn(member, 'points_shop')).toEqual(['-120', '-150'])

    await settle(page, `/promotionpages/point/detail/detail?id=${goods.promotion_id}&sku_id=${goods.sku_id}`)
    await page.getByRole('button', { name: t('buy_now') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('buy_now') })
      .click()
    await page.waitForURL('**/v2/order/confirm/confirm?**')
    await page.getByRole('button', { name: tOrder('submit') }).click()
    await page.getByLabel(tPayment('password_for'), { exact: true }).pressSequentially(paymentPassword)
    await page.waitForURL('**/v1/order/payment/payment**')
    expect(await spentOn(member, 'shopping')).toEqual([`-${price}`])
    const { list } = await call('order/list', { purchase_source: 'point' }, member)
    const { redirect_url } = await call('payment/pay', { payment_id: list[0]!.payment_id!, method: 'sandbox' }, member)
    await fetch(`${shopUrl()}${redirect_url!.split('?')[0]}/succeed`, { method: 'POST', redirect: 'manual' })

    await settle(page, '/promotionpages/point/order/order')
    await page.getByText(nameOf('packet_one', language)).waitFor()
    await page.getByText(tOrder('state_paid')).waitFor()
    await expectAccessible(page)
    expect((await call('points_shop/orders', {}, member)).list.map(({ kind }) => kind)).toEqual(['goods', 'red_packet', 'coupon'])
  },
)

test('PRM-11 a visitor who taps exchange logs in and comes back to the same item, and sees how many coins are missing', async () => {
  const t = getTranslations('pointsshop')
  const member = await registerMember()
  const { list } = await call('points_shop/list', { kind: 'red_packet' })
  const item = list.find(({ name }) => name === nameOf('packet_five', 'en-us'))!
  const page = await visit(`/promotionpages/point/detail/detail?id=${item.item_id}&kind=red_packet`, { options: ownAddress() })
  await page.getByRole('button', { name: t('buy_now') }).click()
  await page.waitForURL('**/v1/login?**')
  await logIn(page, 'en-us', member.account, member.password)
  await page.waitForURL(`**/promotionpages/point/detail/detail?id=${item.item_id}&kind=red_packet`)
  await page.getByRole('heading', { name: item.name }).waitFor()
  await page
    .getByRole('status')
    .getByText(new RegExp(t('missing', { count: '[0-9]+' })))
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/promotionpages/point/detail/detail')
})

test('PRM-11 help names the service hotline, and the notice of a closed coin shop leads home', async () => {
  const t = getTranslations('pointsshop')
  const page = await visit('/promotionpages/point/list/list')
  await page.getByRole('button', { name: t('help') }).click()
  const sheet = page.getByRole('dialog', { name: t('help_title') })
  await sheet.getByRole('link', { name: t('call') }).waitFor()
  await expectAccessible(page)
  await page.goto('/v2/coin_shop_disabled')
  await page.getByRole('heading', { name: t('disabled') }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: t('go_home') }).click()
  await page.waitForURL('**/v2/index/index/index')
})

test.each(desktopVisitors)(
  'PRM-12 in $language on a $width: a gift is claimed for nothing and is listed among the gift orders',
  async ({ language, width }) => {
    const [t, tOrder] = [getTranslations('gift', language), getTranslations('order', language)]
    const account = 'dana_rm2'
    const session = await call('identity/log_in', { account, password: 'Longmall1' })
    const member: Shopper = { ...session, account, password: 'Longmall1' }
    const page = await visit('/promotionpages/gift/list/list', { language, width, member })
    await expectAccessible(page)
    await page
      .getByRole('link', { name: t('claim') })
      .first()
      .click()
    await page.waitForURL('**/v2/order/confirm/confirm?**')
    await page.getByRole('button', { name: tOrder('submit') }).click()
    await page.waitForURL('**/v2/pay/result/result?**')
    expect(await call('gift/counts', {}, member)).toMatchObject({ claimed: 1 })
    await settle(page, '/promotionpages/gift/order/order')
    await page.getByRole('article').getByText(tOrder('state_paid')).waitFor()
    await expectAccessible(page)
  },
)
