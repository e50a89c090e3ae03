import { deliveryPlans, orderTypes, type DeliveryPlan, type OrderType } from '@longmall/contract/order.ts'
import { languages } from '@longmall/contract/fields.ts'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { agreeToTerms } from '../asset-area/test/agree-to-terms.ts'
import { goodsForm, skuForm } from '../catalogue/test/goods-form.ts'
import { fulfilments } from '../fulfilments.ts'
import { pledgePricesJob } from '../pledge/set-prices.ts'
import { deviceOf, makeClerk, orderPickup, redeemAt } from '../redemption/test/desk.ts'
import { makeStore } from '../store/test/make-store.ts'
import { localRegionsSetting } from '../order/test/places.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf, type Buyer } from '../order/test/shopping.ts'

const shop = await openTestShop({ settings: localRegionsSetting })
const owner = await staffClient(shop, 'owner')
const branch_id = await makeStore(shop)
const clerk = await makeClerk(shop, branch_id)

const wares: Record<OrderType, Parameters<typeof makeGoods>[1]> = {
  standard: {},
  entity: { goods_type: 'entity' },
  start_up: { goods_type: 'start_up' },
  pledge: { goods_type: 'pledge', plan_months: 12, price: 50_000 },
  deposit: { goods_type: 'deposit', requirement: { deposit: { amount: 200, after_days: 0, window_days: 7, missed: 'keep' } }, price: 1000 },
  virtual: { goods_type: 'virtual' },
}
const pairs = orderTypes.flatMap((type) => deliveryPlans.map((plan) => [type, plan] as const))
const declared = pairs.filter(([type, plan]) => fulfilments[type][plan])
const undeclared = pairs.filter(([type, plan]) => !fulfilments[type][plan])
const idle = orderTypes.filter((type) => Object.keys(fulfilments[type]).length === 0)

/** Pays whatever the order still asks for. */
async function payAll(buyer: Buyer, order_id: number): Promise<void> {
  for (;;) {
    const { payment_id, actions } = await buyer.call('order/view', { order_id })
    if (!actions.includes('pay')) return
    await payAtBank(shop, buyer, payment_id)
  }
}

/** What completes a paid order, by what its declaration says. */
const completing = {
  receipt: async (buyer: Buyer, order_id: number) => {
    expect((await buyer.call('order/view', { order_id })).state).toBe('paid')
    await owner.call('fulfilment/ship', { order_id, carrier: 'harbour', tracking_no: `HB-${order_id}` })
    await buyer.call('order/confirm_receipt', { order_id })
  },
  pickup: async (buyer: Buyer, order_id: number) => {
    await redeemAt(clerk, (await deviceOf(buyer, order_id)).scanned(), branch_id)
    await shop.advance({ minutes: 5 })
  },
  issue: async () => undefined,
  payment: async () => undefined,
} satisfies Partial<Record<string, (buyer: Buyer, order_id: number) => Promise<unknown>>>

describe('what is declared', () => {
  test.each(declared)('ORD-05 R-29 an order %s by %s is offered, and once paid it comes to its end', async (type, delivery_plan) => {
    const buyer = await makeBuyer(shop)
    const { sku_id } = await makeGoods(shop, wares[type])
    if (type === 'start_up' || type === 'entity' || type === 'pledge') await agreeToTerms(buyer)
    if (type === 'pledge') await pledgePricesJob.run(shop.site)
    // The first device is delivered home.
    if (delivery_plan === 'hosting') await payAll(buyer, (await buyNow(buyer, sku_id)).order_ids[0]!)
    if (type === 'virtual') await owner.call('fulfilment/add_codes', { sku_id, codes: [`CODE-${sku_id}`] })
    const { quote, needs_address } = await buyer.call('order/quote', { sku_id, delivery_plan })
    const address = needs_address ? { address_id: buyer.address_id } : {}
    const { order_ids } =
      delivery_plan === 'pickup'
        ? await orderPickup(buyer, { sku_id, branch_id })
        : await buyer.call('order/create', { sku_id, delivery_plan, quote, ...address })
    await payAll(buyer, order_ids[0]!)
    const by = fulfilments[type][delivery_plan]!.completed_by
    expect(Object.keys(completing)).toContain(by)
    await completing[by as keyof typeof completing](buyer, order_ids[0]!)
    expect((await buyer.call('order/view', { order_id: order_ids[0]! })).state).toBe('completed')
  })
})

describe('what is not declared', () => {
  test.each(undeclared)('ORD-02 an order %s by %s is neither offered nor made', async (type: OrderType, delivery_plan: DeliveryPlan) => {
    const buyer = await makeBuyer(shop)
    const { sku_id } = await makeGoods(shop, wares[type])
    const reason = idle.includes(type) ? 'order.type_unavailable' : 'order.delivery_plan_unavailable'
    expect(await refusalOf(buyer.call('order/quote', { sku_id, delivery_plan }))).toMatchObject({ reason })
    expect(await refusalOf(buyer.call('order/create', { sku_id, delivery_plan, quote: 'none' }))).toMatchObject({ reason })
    if (idle.includes(type)) return
    const { delivery_plans } = await buyer.call('order/quote', { sku_id })
    expect(delivery_plans.map(({ plan }) => plan)).not.toContain(delivery_plan)
  })

  test.each(orderTypes)('CAT-04 CAT-05 the page of goods of the type %s says whether they are offered', async (type) => {
    const { sku_id } = await makeGoods(shop, wares[type])
    const { state } = await shop.visitor().call('catalogue/detail', { sku_id })
    expect(state).toBe(idle.includes(type) ? 'not_offered' : 'on_sale')
  })

  test('ORD-05 the screen of pledges shows those that are offered, and none where the shop offers none', async () => {
    await makeGoods(shop, wares.pledge)
    expect(await shop.visitor().call('order/pledge_sku', {})).toEqual({ sku_id: expect.any(Number) })
    const other = await openTestShop({ fulfilments: { ...fulfilments, pledge: {} } })
    await makeGoods(other, wares.pledge)
    expect(await other.visitor().call('order/pledge_sku', {})).toEqual({ sku_id: null })
  })

  test('ORD-02 what is not offered is named in each language', async () => {
    const other = await openTestShop({ fulfilments: { ...fulfilments, pledge: {} } })
    const buyer = await makeBuyer(other)
    const { sku_id } = await makeGoods(other, wares.pledge)
    const notified = languages.map((language) =>
      buyer.call('order/quote', { sku_id }, { language }).then(
        () => '',
        (error: Error) => error.message,
      ),
    )
    expect(new Set(await Promise.all(notified)).size).toBe(languages.length)
  })

  test('CON-02 the console offers the types that are declared, and makes no goods of another', async () => {
    const { goods_types } = await owner.call('catalogue/staff_choices', {})
    expect(goods_types.toSorted()).toEqual(orderTypes.filter((type) => !idle.includes(type)).toSorted())
    for (const goods_type of idle) {
      const form = await goodsForm(shop, { goods_type, skus: [skuForm([], { plan_months: goods_type === 'pledge' ? 12 : null })] })
      expect(await refusalOf(owner.call('catalogue/save_goods', form))).toMatchObject({ fields: { goods_type: expect.any(String) } })
    }
  })
})
