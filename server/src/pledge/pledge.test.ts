import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../test/harness.ts'
import { makeGoods } from '../../test/fixtures.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { staffClient } from '../../test/staff-client.ts'
import { agreeToTerms } from '../asset-area/test/agree-to-terms.ts'
import { goodsForm, skuForm } from '../catalogue/test/goods-form.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { publishPrice } from '../unit-price/test/publish-price.ts'
import { verifyLedger } from '../wallet/ledger/verify-ledger.ts'
import { pledgePricesJob } from './set-prices.ts'
import { addDays } from './rules.ts'
import { accOf, buyPledge, goToDay, makePledgeGoods } from './test/pledges.ts'

const shop = await openTestShop()
const { sku_12, sku_48 } = await makePledgeGoods(shop)
const operator = await staffClient(shop, 'owner')
await pledgePricesJob.run(shop.site)
await shop.refresh()

async function newBuyer() {
  const buyer = await makeBuyer(shop)
  await agreeToTerms(buyer)
  return buyer
}
const settle = async (buyer: Client, pledge_id: number) => {
  const { bought_on } = await buyer.call('pledge/view', { pledge_id })
  await goToDay(shop, addDays(bought_on))
}
beforeEach(() => shop.passMidnight())

describe('buying', () => {
  test('AST-08 ORD-05 a paid order of shares becomes a pledge in the payment: its ACC leaves the treasury, its terms are the order’s', async () => {
    const buyer = await newBuyer()
    const { list: offers } = await buyer.call('pledge/offers', {})
    expect(offers).toMatchObject([
      { sku_id: sku_12, months: 12, income_ppm: 8000, unit_acc: '500.000' },
      { sku_id: sku_48, months: 48, income_ppm: 12_000 },
    ])
    const { order_id, pledge_id } = await buyPledge(shop, buyer, sku_48, 3)
    expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'completed', order_type: 'pledge', actions: ['delete'] })
    const seen = await buyer.call('pledge/view', { pledge_id })
    expect(seen).toMatchObject({
      pledge_no: expect.stringMatching(/^P\d{18}$/),
      state: 'open',
      shares: 3,
      months: 48,
      income_ppm: 12_000,
      unit_acc: '500.000',
      unit_price: offers[1]!.price,
      principal: '1500.000',
      remaining: '1500.000',
      returned: '0.000',
      income: '0.000',
      is_refundable: true,
      next_part: { amount: '31.248' },
    })
    expect(seen.schedule).toHaveLength(48)
    expect(await accOf(shop, buyer.member_id, 'pledged')).toBe(1_500_000n)
    expect(await buyer.call('pledge/summary', {})).toMatchObject({ open_count: 1, remaining: '1500.000', income: '0.000' })
  })

  test('R-14 a setting that changes between order and payment changes neither the order nor the pledge', async () => {
    const buyer = await newBuyer()
    const { quote } = await buyer.call('order/quote', { sku_id: sku_12 })
    const { order_ids, payment_id } = await buyer.call('order/create', { sku_id: sku_12, quote })
    const set = (key: string, value: unknown) =>
      sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`.execute(
        shop.db,
      )
    const change = async (income: number) => {
      await set('pledge.income_12_ppm', income)
      await shop.refresh()
    }
    await change(5_000)
    await payAtBank(shop, buyer, payment_id)
    const { list } = await buyer.call('pledge/list', { order_id: order_ids[0]! })
    expect(list[0]).toMatchObject({ income_ppm: 8_000 })
    // What was quoted before is not what is sold now.
    const input = { sku_id: sku_12, quote: (await buyer.call('order/quote', { sku_id: sku_12 })).quote }
    await change(8_000)
    expect(await refusalOf(buyer.call('order/create', input))).toMatchObject({ reason: 'order.quote_changed' })
  })

  test('ORD-02 bad input: no shares, too many, another’s quote, a term that is not sold', async () => {
    const buyer = await newBuyer()
    for (const quantity of [0, -1, 10_000])
      expect(await refusalOf(buyer.call('order/quote', { sku_id: sku_12, quantity }))).toMatchObject({
        fields: { quantity: expect.any(String) },
      })
    const { quote } = await (await newBuyer()).call('order/quote', { sku_id: sku_12 })
    expect(await refusalOf(buyer.call('order/create', { sku_id: sku_12, quote }))).toMatchObject({ fields: { quote: expect.any(String) } })
    await shop.db.updateTable('sku').set({ plan_months: 24 }).where('id', '=', sku_48).execute()
    expect(await refusalOf(buyer.call('order/quote', { sku_id: sku_48 }))).toMatchObject({ reason: 'pledge.plan_unavailable' })
    await shop.db.updateTable('sku').set({ plan_months: 48 }).where('id', '=', sku_48).execute()
  })

  test('AST-15 not without agreeing to the terms, and not where the area is off', async () => {
    const buyer = await makeBuyer(shop)
    expect(await refusalOf(buyNow(buyer, sku_12))).toMatchObject({ reason: 'asset_area.terms_not_agreed' })
    await sql`update setting set value = 'false' where key = 'asset_area.is_on'`.execute(shop.db)
    await shop.refresh()
    try {
      expect(await refusalOf(buyer.call('order/quote', { sku_id: sku_12 }))).toMatchObject({ reason: 'asset_area.closed' })
      expect(await refusalOf(buyer.call('pledge/list', {}))).toMatchObject({ reason: 'asset_area.closed' })
    } finally {
      await sql`update setting set value = 'true' where key = 'asset_area.is_on'`.execute(shop.db)
      await shop.refresh()
    }
  })

  test('ORD-02 grade, discounts and full reductions leave the price of a pledge as it is, and no other promotion sells it', async () => {
    const { goods_id, sku_ids } = await makeGoods(shop, { goods_type: 'pledge', plan_months: 12, price: 50_000, level_discount: true })
    const [sku_id] = sku_ids as [number]
    await pledgePricesJob.run(shop.site)
    await makePromotion(shop, { kind: 'discount', items: [{ goods_id, sku_id, price: 1 }] })
    const sale = await makePromotion(shop, { kind: 'group_buy', items: [{ goods_id, sku_id, price: 1 }] })
    const buyer = await makeBuyer(shop, { grade: 9 })
    const [{ price } = { price: '' }] = (await buyer.call('pledge/offers', {})).list
    expect((await buyer.call('order/quote', { sku_id })).totals.total).toBe(price)
    expect(await refusalOf(buyer.call('order/quote', { sku_id, promotion_id: sale }))).toMatchObject({
      reason: 'order.not_purchasable_here',
    })
    await sql`update goods set is_listed = false where id = ${goods_id}`.execute(shop.db)
  })

  test('AST-08 a balance that does not reach buys nothing', async () => {
    const buyer = await newBuyer()
    const { payment_id } = await buyNow(buyer, sku_12)
    expect(await refusalOf(buyer.call('payment/pay', { payment_id, method: 'balance' }))).not.toBeNull()
    expect((await buyer.call('pledge/list', {})).list).toEqual([])
    expect(await accOf(shop, buyer.member_id, 'pledged')).toBe(0n)
  })

  test('AST-08 ORD-02 the price of a share follows the price of the day: nothing is sold at the old one, and pages show the new one', async () => {
    const buyer = await newBuyer()
    await publishPrice(shop, 'ACC', '1.234567')
    await goToDay(shop, addDays(new Date(Date.parse(shop.site.shared.now()) + 8 * 3_600_000).toISOString().slice(0, 10)))
    expect(await refusalOf(buyer.call('order/quote', { sku_id: sku_12 }))).toMatchObject({ reason: 'pledge.price_changed' })
    await pledgePricesJob.run(shop.site)
    await shop.refresh()
    expect((await buyer.call('order/quote', { sku_id: sku_12, quantity: 2 })).totals.total).toBe('1234.58')
    const { skus } = await buyer.call('catalogue/detail', { sku_id: sku_12 })
    expect(skus.map(({ price }) => price)).toEqual(['617.29', '617.29'])
    const { pledge_id } = await buyPledge(shop, buyer, sku_12)
    expect(await buyer.call('pledge/view', { pledge_id })).toMatchObject({ unit_price: '617.29', unit_acc: '500.000' })
  })
})

describe('the refund', () => {
  test('AST-08 R-11 before the first income all goes back: money to its source, ACC to the treasury, once', async () => {
    const buyer = await newBuyer()
    const stock = async () =>
      (await shop.db.selectFrom('stock').select('reserved').where('sku_id', '=', sku_12).executeTakeFirstOrThrow()).reserved
    const before = await stock()
    const { order_id, pledge_id } = await buyPledge(shop, buyer, sku_12, 2)
    const refund = () => buyer.call('pledge/refund', { pledge_id })
    const outcomes = await Promise.allSettled([refund(), refund()])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusalOf(refund())).toMatchObject({ reason: 'pledge.closed' })
    expect(await buyer.call('pledge/view', { pledge_id })).toMatchObject({
      state: 'refunded',
      remaining: '0.000',
      is_refundable: false,
      next_part: null,
    })
    expect(await buyer.call('order/view', { order_id })).toMatchObject({ state: 'cancelled', cancel_reason: 'refunded' })
    expect([await accOf(shop, buyer.member_id, 'pledged'), await stock()]).toEqual([0n, before])
    const { rows } = await sql<{ left: bigint }>`
      select sum(s.amount - s.refunded)::bigint as left from payment_source s join shop_order o on o.payment_id = s.payment_id where o.id = ${order_id}`.execute(
      shop.db,
    )
    expect(rows[0]!.left).toBe(0n)
    expect(await buyer.call('pledge/summary', {})).toMatchObject({ open_count: 0, remaining: '0.000' })
    await shop.relay()
    await shop.advance({ days: 20 })
    expect(await buyer.call('pledge/view', { pledge_id })).toMatchObject({ state: 'refunded', income: '0.000' })
  })

  test('AST-08 after the first income it is refused, and after-sale and operators cannot go around that', async () => {
    const buyer = await newBuyer()
    const { order_id, pledge_id } = await buyPledge(shop, buyer, sku_12)
    const order = await buyer.call('order/view', { order_id })
    const order_goods_id = order.lines[0]!.order_goods_id
    const operatorRefund = () =>
      operator.call('refund/refund', { order_goods_id, quantity: 1, reason: 'other', note: 'Asked by telephone' })
    expect(await refusalOf(operatorRefund())).toMatchObject({ reason: expect.stringMatching(/^refund\./) })
    await settle(buyer, pledge_id)
    expect(await refusalOf(buyer.call('pledge/refund', { pledge_id }))).toMatchObject({ reason: 'pledge.income_paid' })
    expect(await refusalOf(operatorRefund())).toMatchObject({ reason: expect.stringMatching(/^refund\./) })
    expect(await refusalOf((await newBuyer()).call('pledge/refund', { pledge_id }))).toMatchObject({ reason: 'pledge.not_found' })
    expect(await accOf(shop, buyer.member_id, 'pledged')).toBe(500_000n)
  })
})

describe('around it', () => {
  test('AST-08 its income is listed by day, the last first, and sums to what was paid', async () => {
    const buyer = await newBuyer()
    const { pledge_id } = await buyPledge(shop, buyer, sku_12)
    const { bought_on } = await buyer.call('pledge/view', { pledge_id })
    await goToDay(shop, addDays(bought_on, 15))
    const first = await buyer.call('pledge/income', { pledge_id })
    const second = await buyer.call('pledge/income', { pledge_id, cursor: first.next! })
    const days = [...first.list, ...second.list]
    expect([days.length, second.next, days[0]!.day, days.at(-1)!.day]).toEqual([15, null, addDays(bought_on, 14), bought_on])
    const sum = days.reduce((total, { amount }) => total + BigInt(amount.replace('.', '')), 0n)
    expect(sum).toBe(await accOf(shop, buyer.member_id, 'available'))
    expect((await buyer.call('pledge/view', { pledge_id })).income.replace('.', '')).toBe(String(sum))
    expect((await buyer.call('pledge/summary', {})).yesterday).toBe(days[0]!.amount)
    for (const cursor of ['MTIzNDU2Nzg', 'eHh4', 'LTE'])
      expect(await refusalOf(buyer.call('pledge/income', { pledge_id, cursor }))).toMatchObject({ fields: { cursor: expect.any(String) } })
  })

  test('CON-06 operators find pledges by number, order, member, term and state', async () => {
    const buyer = await newBuyer()
    const { order_id, pledge_id } = await buyPledge(shop, buyer, sku_48)
    const { pledge_no } = await buyer.call('pledge/view', { pledge_id })
    const { order_no } = await buyer.call('order/view', { order_id })
    for (const filter of [{ number: pledge_no }, { number: order_no }, { member_id: buyer.member_id, months: 48, state: 'open' as const }])
      expect((await operator.call('pledge/list_pledges', filter)).list.map((one) => one.pledge_id)).toEqual([pledge_id])
    for (const filter of [{ number: 'P1' }, { member_id: buyer.member_id, months: 12 }])
      expect((await operator.call('pledge/list_pledges', filter)).list).toEqual([])
    expect(await operator.call('pledge/view_pledge', { pledge_id })).toMatchObject({ pledge_no, order_no, member_id: buyer.member_id })
    expect(await refusalOf(operator.call('pledge/view_pledge', { pledge_id: 2147483647 }))).toMatchObject({ reason: 'pledge.not_found' })
  })

  test('IDN-13 an open pledge keeps its account open', async () => {
    const buyer = await newBuyer()
    await buyPledge(shop, buyer, sku_12)
    const { list } = await buyer.call('identity/cancel_blockers', {})
    expect(list.map(({ kind }) => kind)).toContain('pledge')
  })

  test('CON-02 a goods of pledges has terms of 12 or 48 months alone', async () => {
    const save = async (plan_months: number) =>
      operator.call('catalogue/save_goods', await goodsForm(shop, { goods_type: 'pledge', skus: [skuForm([], { plan_months })] }))
    expect(await refusalOf(save(24))).toMatchObject({ fields: { 'skus.0.plan_months': expect.any(String) } })
    for (const months of [12, 48]) expect((await save(months)).skus).toMatchObject([{ plan_months: months }])
  })

  test('WAL-01 the ledger holds after all of this', async () => {
    const { checks } = await verifyLedger(shop.db, shop.site.config.dataDir)
    expect(checks.filter(({ first }) => first !== null)).toEqual([])
  })
})
