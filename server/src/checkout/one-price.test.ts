import { randomUUID } from 'node:crypto'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { expect, test } from 'vitest'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { makeBargain } from '../bargain/test/bargains.ts'
import { cardsByIds } from '../catalogue/cards.ts'
import { giveGift } from '../gift/give-gift.ts'
import { plus } from '../kernel/time/clock.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { signPass } from '../flash-sale/gate/sign-pass.ts'
import { creditCoins } from '../wallet/credit-coins.ts'
import { buyFromSource } from './test/buy-from-source.ts'
import { makeBuyer, type Buyer } from '../order/test/shopping.ts'

const shop = await openTestShop()
const { grantFor } = await openAfterSale(shop)

interface Row {
  kind: PromotionKind
  /** Bought in the cart too; others are named by the cart as cheaper elsewhere. */
  inCart: boolean
  rules?: object
  itemRules?: object
  quantity?: number
}
const rows: Row[] = [
  { kind: 'discount', inCart: true },
  { kind: 'topic', inCart: true },
  { kind: 'flash_sale', inCart: false },
  { kind: 'group_buy', inCart: false, rules: { min_quantity: 2 }, quantity: 2 },
  { kind: 'team_buy', inCart: false, rules: { size: 2, hours: 24, virtual_completion: false }, itemRules: { leader_price: 800 } },
]

const system = shop.systemContext
const cardOf = async (goods_id: number) => (await cardsByIds(system(), [goods_id]))[0]!
const sourcedBy = (promotion_id: number, sku_id: number, quantity = 1) => ({ promotion_id, sku_id, quantity })

/** What the payment screen asks for. */
const toPay = async (buyer: Buyer, payment_id: number) => (await buyer.call('payment/view', { payment_id })).amount

test.each(rows)('ORD-03 CAT-04 a $kind has one price on card, page, cart, confirm, payment and receipt', async (row) => {
  const { kind, inCart, rules = {}, itemRules = {}, quantity = 1 } = row
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop, { price: 1000 })
  const promotion_id = await makePromotion(shop, { kind, rules, items: [{ sku_id, goods_id, price: 800, rules: itemRules }] })
  const { promotions } = await buyer.call('campaign/of_goods', { sku_id })
  await buyer.call('cart/add', { sku_id, quantity })
  const cart = await buyer.call('cart/view', {})
  const source = inCart ? { sku_id, quantity } : sourcedBy(promotion_id, sku_id, quantity)
  const passRow = { pass: randomUUID(), promotion_id, sku_id, quantity, expires_at: plus(shop.site.shared.now(), { minutes: 2 }) }
  const pass = kind === 'flash_sale' ? { flash_sale_pass: signPass(shop.site.keys.sign, buyer.member_id, passRow) } : {}
  const { quote, made, view } = await buyFromSource(buyer, source, pass)
  const receipt = await view()
  expect({
    card: (await cardOf(goods_id)).promotion?.price,
    page: promotions[0]!.skus[0]!.price,
    cart: inCart ? cart.groups[0]!.lines[0]!.unit_price : cart.cheaper_promotions[0]!.price,
    confirm: quote.groups[0]!.lines[0]!.unit_price,
    payment: await toPay(buyer, made.payment_id),
    receipt: [receipt.lines[0]!.unit_price, receipt.payment_amount],
  }).toEqual({
    card: '8.00',
    page: '8.00',
    cart: '8.00',
    confirm: '8.00',
    payment: decimalOf(cents(800 * quantity)),
    receipt: ['8.00', decimalOf(cents(800 * quantity))],
  })
})

test.each([
  ['goods in no promotion', 0, '10.00'],
  ['a member level', 9, '8.50'],
])('ORD-03 PRM-13 %s: one price on card, page, cart, confirm, payment and receipt', async (_, grade, expected) => {
  const buyer = await makeBuyer(shop, { grade })
  const { sku_id, goods_id } = await makeGoods(shop, { price: 1000 })
  const { discount_permille } = await buyer.call('member/view', {})
  // Cards and pages are everybody's: the storefront lowers them by the level with the engine's own rule.
  const leveled = (price: string) => decimalOf(cents(Math.round((Number(price) * 100 * discount_permille) / 1000)))
  const { skus, level_discount } = await buyer.call('catalogue/detail', { sku_id })
  const card = await cardOf(goods_id)
  await buyer.call('cart/add', { sku_id, quantity: 1 })
  const { groups } = await buyer.call('cart/view', {})
  const { quote, made, view } = await buyFromSource(buyer, { sku_id, quantity: 1 })
  const receipt = await view()
  expect([
    leveled(card.price),
    leveled(skus[0]!.price),
    groups[0]!.lines[0]!.unit_price,
    quote.groups[0]!.lines[0]!.unit_price,
    await toPay(buyer, made.payment_id),
    receipt.lines[0]!.unit_price,
    receipt.payment_amount,
  ]).toEqual(Array.from({ length: 7 }, () => expected))
  expect([level_discount, card.level_discount, Number(expected) < 10]).toEqual([true, true, grade > 0])
})

test('ORD-03 PRM-09 a presale has one price, and one deposit, on card, page, confirm, payment and receipt', async () => {
  const now = shop.site.shared.now()
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop, { price: 1000 })
  const window = { balance_from: plus(now, { days: 2 }), balance_until: plus(now, { days: 4 }), ships_at: plus(now, { days: 9 }) }
  const items = [{ sku_id, goods_id, price: 800, rules: { deposit: 200, deposit_value: 250 } }]
  const promotion_id = await makePromotion(shop, {
    kind: 'presale',
    rules: { missed: 'keep', ...window },
    items,
    ends_at: plus(now, { days: 1 }),
  })
  const { items: shown } = await buyer.call('campaign/view', { kind: 'presale', promotion_id })
  const { quote, made, view } = await buyFromSource(buyer, sourcedBy(promotion_id, sku_id))
  const receipt = await view()
  expect({
    price: [
      (await cardOf(goods_id)).promotion?.price,
      shown[0]!.price,
      quote.groups[0]!.lines[0]!.unit_price,
      receipt.lines[0]!.unit_price,
    ],
    deposit: [shown[0]!.item_rules.deposit, quote.deposit?.amount, await toPay(buyer, made.payment_id), receipt.payment_amount],
    deposit_value: [shown[0]!.item_rules.deposit_value, quote.deposit?.deposit_value],
    balance: [quote.deposit?.balance, receipt.balance?.amount],
  }).toEqual({
    price: ['8.00', '8.00', '8.00', '8.00'],
    deposit: ['2.00', '2.00', '2.00', '2.00'],
    deposit_value: ['2.50', '2.50'],
    balance: ['5.50', '5.50'],
  })
})

test('ORD-03 PRM-06 a bargain has one price on card, page, confirm, payment and receipt', async () => {
  const buyer = await makeBuyer(shop)
  const { open, help, goods_id, sku_id } = await makeBargain(shop)
  const bargain_id = await open(buyer)
  await help(bargain_id, 3)
  const page = await buyer.call('bargain/view', { bargain_id })
  const { quote, made, view } = await buyFromSource(buyer, { bargain_id, sku_id })
  const receipt = await view()
  const prices = [(await cardOf(goods_id)).promotion?.price, page.price, quote.groups[0]!.lines[0]!.unit_price]
  expect([...prices, await toPay(buyer, made.payment_id), receipt.lines[0]!.unit_price, receipt.payment_amount]).toEqual(
    Array.from({ length: 6 }, () => '40.00'),
  )
})

test('ORD-03 PRM-07 a combo has one price in its zone, on the pages of its parts, in the cart, at confirm, payment and on the receipt', async () => {
  const buyer = await makeBuyer(shop)
  const [cup, pot] = [await makeGoods(shop, { price: 1000 }), await makeGoods(shop, { price: 3000 })]
  const items = [
    { sku_id: cup.sku_id, goods_id: cup.goods_id, price: 0, quantity: 2 },
    { sku_id: pot.sku_id, goods_id: pot.goods_id, price: 0, quantity: 1 },
  ]
  const promotion_id = await makePromotion(shop, { kind: 'combo', rules: { price: 4200 }, items })
  const zone = await buyer.call('campaign/zone', { kind: 'combo' })
  const { combos } = await buyer.call('campaign/of_goods', { sku_id: cup.sku_id })
  for (const { sku_id, quantity } of items) await buyer.call('cart/add', { sku_id, quantity })
  const cart = await buyer.call('cart/view', {})
  const { quote, made, view } = await buyFromSource(buyer, { combo_id: promotion_id })
  const receipt = await view()
  const sum = (lines: readonly { total: string }[]) =>
    decimalOf(cents(lines.reduce((all, { total }) => all + Math.round(Number(total) * 100), 0)))
  expect({
    zone: zone.list.find((one) => one.promotion_id === promotion_id)?.price,
    page: combos[0]!.price,
    cart: cart.totals.total,
    confirm: [quote.totals.total, sum(quote.groups.flatMap(({ lines }) => lines))],
    payment: await toPay(buyer, made.payment_id),
    receipt: [receipt.payment_amount, sum(receipt.lines)],
  }).toEqual({ zone: '42.00', page: '42.00', cart: '42.00', confirm: ['42.00', '42.00'], payment: '42.00', receipt: ['42.00', '42.00'] })
})

test('ORD-03 PRM-11 an exchange has one price in money and one in coins on page, confirm, payment and receipt', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id, goods_id } = await makeGoods(shop, { price: 5000 })
  const promotion_id = await makePromotion(shop, { kind: 'point', items: [{ sku_id, goods_id, price: 300, rules: { longcoin: 40 } }] })
  const given = { kind: 'test.coins', topic: 'various', key: `coins ${buyer.member_id}`, reason: 'test', from: 'treasury' } as const
  await system().transaction((context) => creditCoins(context, buyer.member_id, 'LONGCOIN', 100n, given))
  const { items } = await buyer.call('campaign/view', { kind: 'point', promotion_id })
  const longcoin_grant = await grantFor(buyer, 'longcoin', '', 40n)
  const { quote, made, view } = await buyFromSource(buyer, sourcedBy(promotion_id, sku_id), { longcoin_grant })
  const receipt = await view()
  expect((await cardOf(goods_id)).promotion).toMatchObject({ kind: 'point', price: null })
  expect({
    money: [items[0]!.price, quote.groups[0]!.lines[0]!.unit_price, await toPay(buyer, made.payment_id), receipt.lines[0]!.unit_price],
    coins: [items[0]!.item_rules.longcoin, quote.longcoin.price, receipt.longcoin],
  }).toEqual({ money: ['3.00', '3.00', '3.00', '3.00'], coins: [40, 40, 40] })
})

test('ORD-03 PRM-12 a gift costs nothing at confirm and on the receipt, and asks for no payment', async () => {
  const buyer = await makeBuyer(shop)
  const { sku_id } = await makeGoods(shop)
  const given = { member_id: buyer.member_id, sku_id, quantity: 1, reason: 'operator' as const, key: `gift ${sku_id}` }
  const gift_id = (await system().transaction((context) => giveGift(context, given)))!
  const { quote, made, view } = await buyFromSource(buyer, { gift_id })
  const receipt = await view()
  expect([quote.groups[0]!.lines[0]!.total, quote.totals.total, made.total, receipt.lines[0]!.total, receipt.payment_amount]).toEqual(
    Array.from({ length: 5 }, () => '0.00'),
  )
  expect(made.needs_payment).toBe(false)
})
