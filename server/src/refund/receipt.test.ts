import { expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { makeCoupon } from '../coupon/test/coupons.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { creditCoins } from '../wallet/credit-coins.ts'
import { openAfterSale } from './test/after-sale.ts'

const shop = await openTestShop()
const kit = await openAfterSale(shop)
const { approve, requestRefund, grantFor, makeRichBuyer, money, pay, paid, view } = kit

/** Two lines with a full reduction, a coupon used and one that lacks something, coins, freight; half paid from the balance. */
async function mixedOrder() {
  const buyer = await makeRichBuyer(1000n, 2000n)
  const template = await makeFreightTemplate(shop)
  const [one, two] = [await makeGoods(shop, { price: 3333, freight_template_id: template }), await makeGoods(shop, { price: 2000 })]
  await makeReduction(shop, { goods_ids: [one.goods_id], steps: [{ threshold: 5000, effect: { kind: 'money', amount: 1001 } }] })
  const used = await makeCoupon(shop, { amount: 700, threshold: 1000 })
  const lacking = await makeCoupon(shop, { amount: 9000, threshold: 100_000 })
  for (const coupon_id of [used, lacking]) await buyer.call('coupon/claim', { coupon_id })
  await shop.systemContext().transaction((inner) =>
    creditCoins(inner, buyer.member_id, 'LONGCOIN', 1000n, {
      from: 'treasury',
      kind: 'test',
      topic: 'various',
      key: `coins ${buyer.member_id}`,
      reason: 'test',
    }),
  )
  await buyer.call('cart/add', { sku_id: one.sku_id, quantity: 3 })
  await buyer.call('cart/add', { sku_id: two.sku_id, quantity: 1 })
  const source = { from_cart: true, address_id: buyer.address_id, longcoin: 1000 }
  const { quote } = await buyer.call('order/quote', source)
  const longcoin_grant = await grantFor(buyer, 'longcoin', '', 1000n)
  const { order_ids, payment_id } = await buyer.call('order/create', { ...source, quote, longcoin_grant })
  const reference = await pay(buyer, payment_id)
  return { buyer, one, two, order_id: order_ids[0]!, payment_id, reference }
}
const coins = async (member_id: number) =>
  (
    await shop.db
      .selectFrom('account')
      .innerJoin('balance', 'balance.account_id', 'account.id')
      .select('posted')
      .where('member_id', '=', member_id)
      .where('unit', '=', 'LONGCOIN')
      .where('purpose', '=', 'available')
      .executeTakeFirstOrThrow()
  ).posted
const couponStates = async (member_id: number) =>
  (await shop.db.selectFrom('member_coupon').select('state').where('member_id', '=', member_id).orderBy('id').execute()).map(
    ({ state }) => state,
  )

test('R-15 the receipt tells each line every rule that was tried, applied or not, why not and what was missing', async () => {
  const { buyer, one, two, order_id } = await mixedOrder()
  const receipt = await buyer.call('refund/receipt', { order_id })
  expect(receipt).toMatchObject({ freight_total: '7.00' })
  expect(receipt.freight_rules.map(({ reason }) => reason).toSorted()).toEqual(['charged', 'no_template'])
  const [first, second] = [one, two].map(({ name }) => receipt.lines.find((line) => line.goods_name === name))
  expect(first).toMatchObject({ quantity: 3, list_price: '33.33', goods_total: '99.99', refunded_quantity: 0 })
  const appliedRules = (line: typeof first) =>
    line!.rules.map(({ stage, applied, reason, saved, missing }) => [stage, applied, reason, saved, missing?.amount ?? null])
  expect(appliedRules(first)).toEqual([
    ['unit_price', false, expect.any(String), '0.00', null],
    ['full_reduction', true, 'money_off', '10.01', null],
    ['coupon', true, 'money_off', expect.any(String), null],
    ['coupon', false, 'below_threshold', '0.00', expect.any(String)],
    ['longcoin', true, 'longcoin_offset', expect.any(String), null],
  ])
  expect(appliedRules(second).map(([stage, applied]) => `${String(stage)} ${String(applied)}`)).toEqual([
    'unit_price false',
    'coupon true',
    'coupon false',
    'longcoin true',
  ])
  const cents = (text: unknown) => Math.round(Number(text) * 100)
  for (const line of receipt.lines) {
    const saved = line.rules.reduce((sum, rule) => sum + (rule.stage === 'unit_price' ? 0 : cents(rule.saved)), 0)
    expect(cents(line.goods_total) - saved).toBe(cents(line.total))
    expect(line.refund_of_all!.goods_amount).toBe(line.total)
  }
  expect(cents(receipt.lines[0]!.total) + cents(receipt.lines[1]!.total) + 700).toBe(cents(receipt.total))
  expect(first!.refund_of_one).toMatchObject({ quantity: 1, freight: 'others_remain', coupon: 'not_returned' })
})

test('R-15 the operator’s receipt is the buyer’s, and a stranger has none', async () => {
  const { buyer, order_id } = await mixedOrder()
  const clerk = await staffClient(shop, 'finance')
  expect(await clerk.call('refund/view_receipt', { order_id })).toEqual(await buyer.call('refund/receipt', { order_id }))
  expect(await refusalOf((await shop.member()).call('refund/receipt', { order_id }))).toEqual({ reason: 'order.not_found' })
  expect(await refusalOf(clerk.call('refund/view_receipt', { order_id: 2147483647 }))).toEqual({ reason: 'order.not_found' })
})

test('R-11 R-12 piece by piece everything comes back to where it came from: buckets, bank, coins, freight, coupon', async () => {
  const { buyer, order_id, reference } = await mixedOrder()
  expect(await money(buyer)).toMatchObject({ total: '0.00' })
  expect([await coins(buyer.member_id), await couponStates(buyer.member_id)]).toEqual([0n, ['used', 'unused']])
  const { amount } = await shop.db
    .selectFrom('sandbox_payment')
    .select('amount')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const { lines } = await buyer.call('refund/receipt', { order_id })
  const units = lines.flatMap((line) => Array.from({ length: line.quantity }, () => line.order_goods_id))
  for (const [place, order_goods_id] of units.entries()) {
    const { refund_id, refund_amounts } = await requestRefund(buyer, order_goods_id)
    expect(refund_amounts.coupon).toBe(place === units.length - 1 ? 'returned' : 'not_returned')
    await approve(refund_id)
    expect((await view(buyer, refund_id)).refund_amounts).toEqual(refund_amounts)
  }
  expect(await money(buyer)).toMatchObject({ non_withdrawable: '10.00', withdrawable: '20.00' })
  expect([await kit.bankRefund(reference), await coins(buyer.member_id)]).toEqual([amount, 1000n])
  expect(await couponStates(buyer.member_id)).toEqual(['unused', 'unused'])
  const receipt = await buyer.call('refund/receipt', { order_id })
  for (const line of receipt.lines) expect(line).toMatchObject({ refunded_total: line.total, refund_of_one: null, refund_of_all: null })
})

test('R-12 a coupon of two orders under one payment comes back with the last unit of both', async () => {
  const buyer = await makeRichBuyer(0n, 0n)
  await buyer.call('coupon/claim', { coupon_id: await makeCoupon(shop, { amount: 500 }) })
  const { order_ids, lines } = await paid([{ price: 3000 }, { price: 2000, warehouse: 'overseas' }], buyer)
  expect(order_ids).toHaveLength(2)
  await approve((await requestRefund(buyer, lines[0]!)).refund_id)
  expect(await couponStates(buyer.member_id)).toEqual(['used'])
  expect(await buyer.call('order/view', { order_id: order_ids[0]! })).toMatchObject({ state: 'cancelled' })
  const second = await requestRefund(buyer, lines[1]!)
  expect(second.refund_amounts.coupon).toBe('returned')
  await approve(second.refund_id)
  expect(await couponStates(buyer.member_id)).toEqual(['unused'])
})

test('ORD-13 requests and lines that can be asked for are listed by tab and page, the operator’s by status', async () => {
  const { buyer, order_id, lines } = await paid([{}, {}, {}])
  const returnable = async (input: object) => (await buyer.call('refund/returnable', input)).list.map((line) => line.order_goods_id)
  const newest = lines.toSorted((a, b) => b - a)
  expect(await returnable({ order_id })).toEqual(newest)
  const first = await buyer.call('refund/returnable', { page_size: 2 })
  expect([await returnable({ page_size: 2 }), await returnable({ cursor: first.next! })]).toEqual([newest.slice(0, 2), newest.slice(2)])
  const refund_ids: number[] = []
  for (const line of lines) refund_ids.push((await requestRefund(buyer, line)).refund_id)
  expect(await buyer.call('order/list', { tab: 'after_sale' })).toMatchObject({ list: [{ order_id }] })
  await approve(refund_ids[0]!)
  const inTab = async (tab: 'all' | 'open' | 'over') => (await buyer.call('refund/list', { tab })).list.map((one) => one.refund_id)
  expect([await inTab('all'), await inTab('open'), await inTab('over')]).toEqual([
    refund_ids.toReversed(),
    refund_ids.slice(1).toReversed(),
    [refund_ids[0]],
  ])
  expect((await buyer.call('refund/returnable', {})).list).toEqual([])
  const of = { member_id: buyer.member_id }
  expect((await kit.clerk.call('refund/list_requests', { ...of, status: 6 })).list.map((one) => one.refund_id)).toEqual([refund_ids[0]])
  const page = await kit.clerk.call('refund/list_requests', { ...of, page_size: 2 })
  const { account } = await shop.db
    .selectFrom('member')
    .select('account')
    .where('id', '=', page.list[0]!.member_id)
    .executeTakeFirstOrThrow()
  const whole = await kit.clerk.call('refund/view_return', { refund_id: page.list[0]!.refund_id })
  expect([...page.list, whole].map((one) => one.account)).toEqual([account, account, account])
  expect(page.list.map((one) => [one.refund_id, one.status])).toEqual([
    [refund_ids[2], 1],
    [refund_ids[1], 1],
  ])
  expect((await kit.clerk.call('refund/list_requests', { ...of, cursor: page.next! })).list).toHaveLength(1)
})

test('IDN-13 an account with a request under way stays; of one that goes, words and pictures are erased', async () => {
  const { buyer, lines } = await paid([{}])
  const { refund_id } = await requestRefund(buyer, lines[0]!, { note: 'My name is Ann' })
  const blockers = await buyer.call('identity/cancel_blockers', {})
  expect(JSON.stringify(blockers)).toContain('after-sale request')
  await approve(refund_id)
  const context = shop.systemContext()
  for (const one of shop.site.accountClosureSteps)
    if (one.domain === 'refund') {
      expect(await one.findBlocker(context, buyer.member_id)).toBeNull()
      await one.erase(context, buyer.member_id)
    }
  expect(await view(buyer, refund_id)).toMatchObject({ note: '', pic_paths: [] })
})
