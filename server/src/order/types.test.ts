import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeFreightTemplate, makeGoods } from '../../test/fixtures.ts'
import { type Client, openTestShop } from '../../test/harness.ts'
import { agreeToTerms } from '../asset-area/test/agree-to-terms.ts'
import { pledgePricesJob } from '../pledge/set-prices.ts'
import { makePledgeGoods } from '../pledge/test/pledges.ts'
import { buyNow, makeAddress, makeBuyer, payAtBank, refusalOf } from './test/shopping.ts'
import { makeStore } from '../store/test/make-store.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { nanshan, localRegionsSetting, runTimer } from './test/places.ts'

const shop = await openTestShop({ settings: localRegionsSetting })
const branch_id = await makeStore(shop, nanshan)
const freight_template_id = await makeFreightTemplate(shop)
const service_modes = [
  { key: 'store', name: { 'en-us': 'At the store', 'zh-cn': '到店' } },
  { key: 'home', name: { 'en-us': 'At home' } },
]
const car_models = [{ key: 'small', name: { 'en-us': 'Small car' } }]

describe('delivery', () => {
  test('ORD-02 what is fetched costs no freight, needs no address, and names who fetches it', async () => {
    const buyer = await shop.member()
    const { sku_id } = await makeGoods(shop, { freight_template_id })
    const quote = await buyer.call('order/quote', { sku_id, delivery_plan: 'pickup' })
    expect(quote).toMatchObject({ needs_address: false, delivery_plan: 'pickup', totals: { freight_total: '0.00' }, address: null })
    expect(quote.pickup_stores).toMatchObject([{ branch_id, name: 'Nanshan store', hours: '10:00–22:00 every day' }])
    const input = { sku_id, delivery_plan: 'pickup', quote: quote.quote } as const
    const missing = await refusalOf(buyer.call('order/create', { ...input, pickup_store: branch_id }))
    expect(missing).toMatchObject({ fields: { contact: expect.any(String) } })
    const contact = { consignee: 'Han Mei', mobile: '13800138000', country: 'CN' } as const
    expect(await refusalOf(buyer.call('order/create', { ...input, contact, pickup_store: 2147483647 }))).toMatchObject({
      fields: { pickup_store: expect.any(String) },
    })
    const { order_ids, payment_id } = await buyer.call('order/create', { ...input, contact, pickup_store: branch_id })
    await payAtBank(shop, buyer, payment_id)
    expect(await buyer.call('order/view', { order_id: order_ids[0]! })).toMatchObject({
      state: 'paid',
      delivery_plan: 'pickup',
      address: null,
      contact: { consignee: 'Han Mei', mobile: '13800138000' },
      pickup_store: { branch_id, address: '8 Keyuan Road, Shenzhen' },
      actions: ['pickup_code', 'after_sale'],
    })
  })

  test('ORD-02 the shop’s couriers go to their regions alone, and nothing from abroad is fetched', async () => {
    const chinaBuyer = await makeBuyer(shop)
    const [home, abroad] = [await makeGoods(shop), await makeGoods(shop, { warehouse: 'overseas' })]
    expect((await chinaBuyer.call('order/quote', { sku_id: home.sku_id, delivery_plan: 'local' })).delivery_plan).toBe('local')
    const plans = (await chinaBuyer.call('order/quote', { sku_id: abroad.sku_id })).delivery_plans
    expect(plans.map(({ plan, is_usable }) => [plan, is_usable])).toEqual([
      ['mail', true],
      ['pickup', false],
      ['local', false],
    ])
    expect(await refusalOf(chinaBuyer.call('order/quote', { sku_id: abroad.sku_id, delivery_plan: 'pickup' }))).toMatchObject({
      reason: 'order.pickup_overseas',
    })
    expect(await refusalOf(chinaBuyer.call('order/quote', { sku_id: home.sku_id, delivery_plan: 'hosting' }))).toMatchObject({
      reason: 'order.delivery_plan_unavailable',
    })
  })
})

test('ORD-02 without an address nothing is said of where couriers go, until one is chosen', async () => {
  const { sku_id } = await makeGoods(shop)
  const plansOf = async (buyer: Client) => (await buyer.call('order/quote', { sku_id })).delivery_plans
  const reasons = async (buyer: Client) => (await plansOf(buyer)).map(({ reason }) => reason).filter(Boolean)
  expect(await reasons(await shop.member())).toEqual([])
  const memberWithoutAddress = await shop.member()
  await makeAddress(memberWithoutAddress, 'CN-110101')
  expect(await reasons(memberWithoutAddress)).toHaveLength(1)
})

describe('types', () => {
  test('ORD-02 ORD-05 a first device is delivered home; a later one may be hosted, which is done when it is paid', async () => {
    const buyer = await makeBuyer(shop)
    await agreeToTerms(buyer)
    const { sku_id } = await makeGoods(shop, { goods_type: 'entity' })
    expect(await refusalOf(buyer.call('order/quote', { sku_id, delivery_plan: 'hosting' }))).toMatchObject({
      reason: 'order.first_device_hosting',
    })
    const { address_id } = buyer
    const order = async (delivery_plan: 'mail' | 'hosting') => {
      const { quote } = await buyer.call('order/quote', { sku_id, delivery_plan })
      const made = await buyer.call('order/create', { sku_id, delivery_plan, quote, ...(delivery_plan === 'mail' && { address_id }) })
      await payAtBank(shop, buyer, made.payment_id)
      return buyer.call('order/view', { order_id: made.order_ids[0]! })
    }
    expect(await order('mail')).toMatchObject({ order_type: 'entity', state: 'paid', delivery_plan: 'mail' })
    expect(await order('hosting')).toMatchObject({ order_type: 'entity', state: 'completed', delivery_plan: 'hosting', address: null })
  })

  test('ORD-02 R-11 a device that went back is no first device: the next one is delivered home again', async () => {
    const afterSale = await openAfterSale(shop)
    const buyer = await makeBuyer(shop)
    await agreeToTerms(buyer)
    const { sku_id } = await makeGoods(shop, { goods_type: 'entity' })
    const quoteRefusal = () => refusalOf(buyer.call('order/quote', { sku_id, delivery_plan: 'hosting' }))
    const { order_ids, payment_id } = await buyNow(buyer, sku_id)
    await payAtBank(shop, buyer, payment_id)
    expect(await quoteRefusal()).toBeNull()
    const order_id = order_ids[0]!
    await afterSale.ship(order_id)
    await buyer.call('order/confirm_receipt', { order_id })
    const { refund_id } = await afterSale.requestRefund(buyer, (await buyer.call('order/view', { order_id })).lines[0]!.order_goods_id)
    await afterSale.approve(refund_id)
    expect((await buyer.call('order/view', { order_id })).state).toBe('completed')
    expect(await quoteRefusal()).toMatchObject({ reason: 'order.first_device_hosting' })
  })

  test('ORD-02 §5 service mode, car model and referrer are asked where the goods ask, and kept in words', async () => {
    const [buyer, friend] = [await makeBuyer(shop), await shop.member()]
    const { sku_id } = await makeGoods(shop, { goods_type: 'start_up', requirement: { service_modes, car_models, referrer: true } })
    await agreeToTerms(buyer)
    const { quote, requirement } = await buyer.call('order/quote', { sku_id })
    expect(requirement).toMatchObject({
      service_modes: [{ key: 'store', name: 'At the store' }, { key: 'home' }],
      referrer: true,
      phone: false,
    })
    const input = { sku_id, quote, address_id: buyer.address_id }
    const answers = { service_mode: 'store', car_model: 'small', referrer_id: friend.member_id }
    for (const name of ['service_mode', 'car_model', 'referrer_id'] as const) {
      const { [name]: _, ...rest } = answers
      expect(await refusalOf(buyer.call('order/create', { ...input, ...rest }))).toMatchObject({ fields: { [name]: expect.any(String) } })
    }
    for (const referrer_id of [buyer.member_id, 2147483647])
      expect(await refusalOf(buyer.call('order/create', { ...input, ...answers, referrer_id }))).toMatchObject({
        reason: 'order.referrer_unknown',
      })
    const { order_ids } = await buyer.call('order/create', { ...input, ...answers })
    const { order_type, details } = await buyer.call('order/view', { order_id: order_ids[0]! }, { language: 'zh-cn' })
    expect([order_type, details]).toMatchObject([
      'start_up',
      { service_mode: '到店', car_model: 'Small car', referrer_id: friend.member_id },
    ])
  })

  test('ORD-12 a recharge needs no address, and a number that can be called', async () => {
    const buyer = await shop.member()
    const { sku_id } = await makeGoods(shop, { goods_type: 'virtual', requirement: { phone: true } })
    const { quote, needs_address, delivery_plans } = await buyer.call('order/quote', { sku_id })
    expect([needs_address, delivery_plans]).toMatchObject([false, [{ plan: 'mail' }]])
    for (const phone of [undefined, '12345678'])
      expect(await refusalOf(buyer.call('order/create', { sku_id, quote, ...(phone && { phone }) }))).toMatchObject({
        fields: { phone: expect.any(String) },
      })
    const { order_ids } = await buyer.call('order/create', { sku_id, quote, phone: '138 0013 8000' })
    expect(await buyer.call('order/view', { order_id: order_ids[0]! })).toMatchObject({
      order_type: 'virtual',
      address: null,
      details: { phone: '+8613800138000' },
    })
  })

  test('ORD-05 a pledge is shares of a term, and runs when it is paid', async () => {
    const buyer = await shop.member()
    const { sku_48: sku_id } = await makePledgeGoods(shop)
    await agreeToTerms(buyer)
    await pledgePricesJob.run(shop.site)
    const { quote, requirement, totals } = await buyer.call('order/quote', { sku_id, quantity: 3 })
    expect([requirement.plan_months, Number(totals.total) % 3]).toEqual([48, 0])
    const { order_ids, payment_id } = await buyer.call('order/create', { sku_id, quantity: 3, quote })
    await payAtBank(shop, buyer, payment_id)
    const order = await buyer.call('order/view', { order_id: order_ids[0]! })
    expect(order).toMatchObject({ order_type: 'pledge', state: 'completed', details: { plan_months: 48 }, actions: ['delete'] })
  })

  test('R-15 coupons and coins lower standard orders alone', async () => {
    const buyer = await makeBuyer(shop)
    await agreeToTerms(buyer)
    const { sku_id } = await makeGoods(shop, { goods_type: 'entity' })
    expect(await buyer.call('order/quote', { sku_id, longcoin: 100 })).toMatchObject({ coupons: [], longcoin: { max: 0, spent: 0 } })
  })
})

describe('reservations', () => {
  const deposit = { amount: 200, after_days: 0, window_days: 7, missed: 'keep' } as const
  async function reserve(rule: { amount: number; after_days: number; window_days: number; missed: 'keep' | 'return' }, stock = 5) {
    const buyer = await makeBuyer(shop)
    const goods = await makeGoods(shop, { goods_type: 'deposit', requirement: { deposit: rule }, price: 1000, stock, max_per_member: 4 })
    const quote = await buyer.call('order/quote', { sku_id: goods.sku_id, quantity: 2 })
    const input = { sku_id: goods.sku_id, quantity: 2, address_id: buyer.address_id, quote: quote.quote }
    const made = await buyer.call('order/create', input)
    const order_id = made.order_ids[0]!
    const view = () => buyer.call('order/view', { order_id })
    const taken = async () =>
      (await shop.db.selectFrom('stock').select('reserved').where('sku_id', '=', goods.sku_id).executeTakeFirstOrThrow()).reserved
    return { buyer, quote, made, order_id, view, taken }
  }
  const moneyOf = async (house: string) => {
    const { rows } = await sql<{ sum: bigint }>`
      select coalesce(sum(e.amount), 0)::bigint as sum from entry e join account a on a.id = e.account_id where a.member_id is null and a.purpose = ${house} and a.unit = 'MONEY'`.execute(
      shop.db,
    )
    return rows[0]!.sum
  }

  test('R-19 ORD-05 the deposit is paid now, the balance in its window, and then the order is paid whole', async () => {
    const { buyer, quote, made, view, order_id } = await reserve(deposit)
    expect(quote.deposit).toMatchObject({ amount: '4.00', balance: '16.00', missed: 'keep' })
    expect(made).toMatchObject({ total: '4.00', needs_payment: true })
    await payAtBank(shop, buyer, made.payment_id)
    const booked = await view()
    expect(booked).toMatchObject({ state: 'deposit_paid', payment_amount: '16.00', deposit_amount: '4.00', actions: ['pay'] })
    expect(booked.payment_id).not.toBe(made.payment_id)
    expect((await buyer.call('order/counts', {})).to_pay).toBe(1)
    await payAtBank(shop, buyer, booked.payment_id)
    expect(await view()).toMatchObject({ state: 'paid', actual_amount: '20.00' })
    expect(await runTimer(shop, 'order.balance_ends', order_id)).toBe(false)
  })

  test.each([
    ['keep', 400n],
    ['return', 0n],
  ] as const)(
    'R-19 R-02 a balance that is missed gives the stock back once, and the deposit goes by the rule: %s',
    async (missed, forfeited) => {
      const { buyer, made, view, taken, order_id } = await reserve({ ...deposit, missed })
      await payAtBank(shop, buyer, made.payment_id)
      const before = await moneyOf('revenue')
      expect(await taken()).toBe(2)
      expect(await runTimer(shop, 'order.balance_ends', order_id)).toBe(true)
      expect(await view()).toMatchObject({ state: 'cancelled', cancel_reason: 'balance_missed' })
      expect([await taken(), (await moneyOf('revenue')) - before]).toEqual([0, forfeited])
      const { state } = await buyer.call('payment/view', { payment_id: made.payment_id })
      expect(state).toBe(missed === 'keep' ? 'paid' : 'refunded')
    },
  )

  test('ORD-05 a booking that costs nothing is reserved, its window opens later, and it may be cancelled', async () => {
    const { buyer, made, view, taken, order_id } = await reserve({ ...deposit, amount: 0, after_days: 3 })
    expect(made.needs_payment).toBe(false)
    expect(await view()).toMatchObject({ state: 'reserved', actions: ['cancel'], balance: { amount: '20.00' } })
    expect(await runTimer(shop, 'order.balance_opens', order_id)).toBe(true)
    expect(await view()).toMatchObject({ state: 'reserved', actions: ['pay', 'cancel'] })
    await buyer.call('order/cancel', { order_id })
    expect([(await view()).state, await taken()]).toEqual(['cancelled', 0])
  })

  test('R-02 R-25 paying the balance and missing it at once: one of the two, and the stock as it is', async () => {
    for (let n = 0; n < 8; n++) {
      const { buyer, made, view, taken, order_id } = await reserve(deposit)
      await payAtBank(shop, buyer, made.payment_id)
      const { payment_id } = await view()
      await Promise.allSettled([payAtBank(shop, buyer, payment_id), runTimer(shop, 'order.balance_ends', order_id)])
      const { state } = await view()
      expect([state, await taken()]).toEqual(state === 'paid' ? ['paid', 2] : ['cancelled', 0])
    }
  })
})
