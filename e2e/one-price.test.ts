import type { Language } from '@longmall/contract/fields.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { promotionPaths, zonePath } from '@longmall/storefront/src/addresses/promotion-address.ts'
import { listGoods } from '@longmall/tools/demo-store/content/store.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from './browser.ts'
import { settle } from './screen.ts'
import { addAddress, call, registerMember, type Shopper } from './shopper.ts'
import { shownPrice } from './shown-price.ts'
import { getTranslations } from './translations.ts'

const { visit } = useBrowser()
const goods = listGoods()
const nameIn = (language: Language, name: string) => goods.find((one) => one.name['en-us'] === name)!.name[language]

/** This amount is shown, and not as a part of another: "$8" does not match "$8.5" or "$18". */
async function expectAmount(where: Locator, amount: string, language: Language) {
  const text = shownPrice(amount, language)
  const shown = text.replaceAll(/[$.]/g, String.raw`\$&`)
  await expect
    .poll(() => where.first().textContent())
    .toMatch(new RegExp(/^\d/.test(text) ? String.raw`(?<![\d.,])${shown}` : String.raw`${shown}(?![\d.,])`))
}

async function member(): Promise<Shopper> {
  const made = await registerMember()
  await addAddress(made)
  return made
}

interface PurchaseJourney {
  page: Page
  language: Language
  who: Shopper
  name: string
  /** Price per unit; for a combo, the saving of a set, because its parts are shown with their own prices. */
  price: string
  isSet?: boolean
}

/** From the confirmation on: its line, the amount to pay, and the receipt. */
async function completePurchase({ page, language, who, name, price, isSet }: PurchaseJourney) {
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await page.waitForURL('**/v2/order/confirm/confirm**')
  await expectAmount(isSet ? page.getByRole('main') : rows, price, language)
  await page.getByRole('button', { name: getTranslations('order', language)('submit') }).click()
  await page.waitForURL('**/v1/order/payment/payment**')
  const { order_id, order_type } = (await call('order/list', {}, who)).list[0]!
  const receipt = await call('order/view', { order_id }, who)
  await expectAmount(page.getByRole('main'), receipt.payment_amount, language)
  if (!isSet) expect(receipt.lines[0]!.unit_price).toBe(price)
  await settle(page, `/v1/order/detail/${order_type === 'deposit' ? 'detail_deposit' : 'detail'}?order_id=${order_id}`)
  await expectAmount(isSet ? page.getByRole('main') : rows, price, language)
  await expectAmount(page.getByRole('main'), receipt.payment_amount, language)
}

async function chooseAll(page: Page, language: Language) {
  const sheet = page.getByRole('dialog', { name: getTranslations('catalogue', language)('choose_options') })
  await sheet.waitFor()
  for (const group of await sheet.locator('fieldset').all())
    if ((await group.getByRole('checkbox', { checked: true }).count()) === 0) await group.locator('label:has(:enabled)').first().click()
  return sheet
}

/** Goods sold at the price of a running promotion of this kind, or at their own. */
async function cardBy(kind: PromotionKind | null) {
  const { list } = await call('catalogue/list', { page_size: 50, in_stock: true, ...(kind && { promotion: kind }) })
  // Other journeys sell goods of their own in this shop.
  const known = list.filter(({ goods_name }) => goods.some(({ name }) => name['en-us'] === goods_name))
  for (const card of known.filter(({ promotion }) => (promotion?.kind ?? null) === kind)) {
    const { goods_type, attributes, state } = await call('catalogue/detail', { sku_id: card.sku_id })
    // The sheet is where a variant is chosen: not of goods that have one.
    if (goods_type === 'standard' && state === 'on_sale' && attributes.length > 0)
      return { ...card, price: card.promotion?.price ?? card.price }
  }
  throw new Error(`nothing in the list is had by ${kind}`)
}

test.each([
  { kind: null, language: 'zh-cn', inCart: true },
  { kind: 'discount', language: 'en-us', inCart: true },
  { kind: 'topic', language: 'zh-cn', inCart: true },
  { kind: 'flash_sale', language: 'en-us', inCart: false },
] as const)(
  'ORD-03 CAT-04 in $language goods, promotion $kind, have one price: list, page, sheet, cart, confirm, receipt',
  async ({ kind, language, inCart }) => {
    const tCatalogue = getTranslations('catalogue', language)
    const [who, card] = [await member(), await cardBy(kind)]
    const { price } = card
    const name = nameIn(language, card.goods_name)
    const page = await visit(`/v2/goods/list/list?keyword=${encodeURIComponent(name)}`, { language, member: who })
    const link = page.locator('a[href*="/v2/goods/detail/detail"]').filter({ hasText: name })
    await expectAmount(link, price, language)
    await link.first().click()
    await page.waitForURL('**/v2/goods/detail/detail**')
    await expectAmount(page.getByRole('heading', { level: 1, name }).locator('..'), price, language)
    await page.getByRole('button', { name: tCatalogue(inCart ? 'add_to_cart' : 'buy_now') }).click()
    const sheet = await chooseAll(page, language)
    await expectAmount(sheet, price, language)
    await sheet.getByRole('button', { name: tCatalogue(inCart ? 'add_to_cart' : 'buy_now') }).click()
    if (inCart) {
      await expect.poll(async () => (await call('cart/view', {}, who)).goods_count).toBe(1)
      await sheet.waitFor({ state: 'hidden' })
      await settle(page, '/v2/goods/cart/cart')
      await expectAmount(page.getByRole('listitem').filter({ hasText: name }), price, language)
      await page.getByRole('button', { name: getTranslations('cart', language)('settle', { count: 1 }) }).click()
    }
    await completePurchase({ page, language, who, name, price })
  },
)

test.each([
  { kind: 'group_buy', language: 'zh-cn', label: () => getTranslations('catalogue', 'zh-cn')('buy_now') },
  { kind: 'presale', language: 'en-us', label: () => getTranslations('campaign')('pay_deposit') },
  { kind: 'team_buy', language: 'zh-cn', label: (price: string) => getTranslations('teambuy', 'zh-cn')('open_for', { price }) },
] as const)(
  'ORD-03 CAT-04 in $language goods, promotion $kind, have one price: zone, page, sheet, confirm, receipt',
  async ({ kind, language, label }) => {
    const who = await member()
    const { list } = await call('campaign/zone', { kind, page_size: 50 })
    const { promotion_id, sku_id, price: lowest, goods_name, item_rules } = list.find(({ stock }) => stock !== 'none')!
    // Who opens a team pays what its leader pays.
    const price = item_rules.leader_price ?? lowest
    const name = nameIn(language, goods_name)
    const page = await visit(zonePath(kind), { language, member: who })
    await expectAmount(page.getByRole('main').getByRole('link').filter({ hasText: name }), lowest, language)
    await settle(page, `${promotionPaths[kind]}?id=${promotion_id}&sku_id=${sku_id}`)
    const band = page.getByText(getTranslations('promotion', language)('state_running')).first().locator('../..')
    await expectAmount(band, lowest, language)
    await expectAmount(band, price, language)
    const way = label(shownPrice(price, language))
    await page.getByRole('button', { name: way }).click()
    const sheet = await chooseAll(page, language)
    await expectAmount(sheet, price, language)
    await sheet.getByRole('button', { name: way }).click()
    await completePurchase({ page, language, who, name, price })
  },
)

test('ORD-03 PRM-06 a bargain has one price: its page, confirm, receipt', async () => {
  const [who, language] = [await member(), 'en-us'] as const
  const { list } = await call('campaign/zone', { kind: 'bargain', page_size: 50 })
  const { promotion_id, sku_id, goods_name: name } = list.find(({ stock, rules }) => stock !== 'none' && !rules.floor_only)!
  const { bargain_id } = await call('bargain/open', { promotion_id, sku_id }, who)
  await call('bargain/help', { bargain_id }, await registerMember())
  const { price } = await call('bargain/view', { bargain_id }, who)
  const page = await visit(`${promotionPaths.bargain}?bargain_id=${bargain_id}`, { language, member: who })
  await expectAmount(page.getByRole('main').getByRole('link').filter({ hasText: name }), price, language)
  await page.getByRole('link', { name: getTranslations('bargain')('buy_for', { price: shownPrice(price, language) }) }).click()
  await completePurchase({ page, language, who, name, price })
})

test('ORD-03 PRM-07 in zh-cn a combo has one price: on the page of a part, its own, confirm, receipt', async () => {
  const [who, language] = [await member(), 'zh-cn'] as const
  const { list } = await call('campaign/zone', { kind: 'combo', page_size: 50 })
  const { promotion_id, price, list_price, parts } = list.find(({ stock }) => stock !== 'none')!
  const page = await visit(`/v2/goods/detail/detail?sku_id=${parts[0]!.sku_id}`, { language, member: who })
  await expectAmount(page.locator(`a[href*="${promotionPaths.combo}?id=${promotion_id}"]`), price, language)
  await settle(page, `${promotionPaths.combo}?id=${promotion_id}`)
  await expectAmount(page.getByRole('main'), price, language)
  await page.getByRole('button', { name: getTranslations('campaign', language)('buy_set') }).click()
  const saved = decimalOf(cents(Math.round((Number(list_price) - Number(price)) * 100)))
  await completePurchase({ page, language, who, name: '', price: saved, isSet: true })
})
