import { cents } from '@longmall/pricing/cents.ts'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { buyNow, makeBuyer, payAtBank } from '../../order/test/shopping.ts'
import { campaignForm, reductionForm, refusedFor } from '../test/campaigns.ts'
import { dryRunBasket, type Draft } from './dry-run-basket.ts'

const shop = await openTestShop()
const staff = await staffClient(shop, 'operator')
const line = (sku_id: number, quantity: number, list_price: number) => ({
  line_id: sku_id,
  sku_id,
  goods: { goods_id: sku_id, category_ids: [], level_discount: true },
  list_price: cents(list_price),
  quantity,
  weight_grams: 1,
  warehouse: 'domestic' as const,
  freight_template_id: 7,
})
const basket = (lines: ReturnType<typeof line>[], discount_permille = 1000) => ({ order_id: null, grade: 0, discount_permille, lines })
const nothing = { offers: [], combos: [], reductions: [] }
const draft = (fields: Partial<Draft>): Draft => ({
  promotion_id: 1,
  per_member: null,
  exclusive: new Map(),
  stock: new Map(),
  ...nothing,
  ...fields,
})
const offer = (price: number) => ({ promotion_id: 1, kind: 'discount' as const, sku_id: 1, price: cents(price) })

describe('one basket', () => {
  test.each([
    ['a discount beats the list price', [line(1, 2, 1000)], 1000, { offers: [offer(800)] }, [2000, 1600, 2]],
    ['and not a better member-level price', [line(1, 2, 1000)], 700, { offers: [offer(800)] }, [1400, 1400, 0]],
    ['other goods keep their price', [line(2, 2, 1000)], 1000, { offers: [offer(800)] }, [2000, 2000, 0]],
    [
      'a set takes its pieces',
      [line(1, 1, 1000), line(2, 3, 500)],
      1000,
      {
        combos: [
          {
            promotion_id: 1,
            price: cents(1500),
            parts: [
              { sku_id: 1, quantity: 1 },
              { sku_id: 2, quantity: 2 },
            ],
          },
        ],
      },
      [2500, 2000, 3],
    ],
    [
      'a flash sale is bought on its page, whatever else would lower it',
      [line(1, 1, 1000)],
      900,
      { exclusive: new Map([[1, { promotion_id: 1, kind: 'flash_sale' as const, price: cents(500), allows_coupon: false }]]) },
      [900, 500, 1],
    ],
  ])('PRM-17 %s', (_, lines, permille, fields, [before, after, quantity]) => {
    expect(dryRunBasket(basket(lines, permille), nothing, draft(fields))).toMatchObject({ before, after, quantity })
  })

  test('PRM-02 baskets one after the other share the units that are set apart', () => {
    const one = draft({ offers: [offer(800)], stock: new Map([[1, 3]]) })
    const outcomes = [2, 2, 1].map((quantity) => dryRunBasket(basket([line(1, quantity, 1000)]), nothing, one))
    expect(outcomes.map(({ after, quantity, missing_quantity }) => [after, quantity, missing_quantity])).toEqual([
      [1600, 2, 0],
      [2000, 0, 2],
      [800, 1, 0],
    ])
  })

  test('R-04 nobody gets more at its price than the limit', () => {
    const page = new Map([[1, { promotion_id: 1, kind: 'flash_sale' as const, price: cents(500), allows_coupon: false }]])
    const outcome = dryRunBasket(basket([line(1, 3, 1000)]), nothing, draft({ exclusive: page, per_member: 2 }))
    expect([outcome.after, outcome.missing_quantity]).toEqual([3000, 0])
  })
})

describe('a dry run', () => {
  test('PRM-02 past orders are priced again with a draft: what they would come to, which would lose most, and nothing is written', async () => {
    const [one, other] = [await makeGoods(shop, { price: 1000 }), await makeGoods(shop, { price: 5000 })]
    const buyer = await makeBuyer(shop)
    const orders = [await buyNow(buyer, one.sku_id, 2), await buyNow(buyer, one.sku_id, 3), await buyNow(buyer, other.sku_id)]
    for (const { payment_id } of orders) await payAtBank(shop, buyer, payment_id)
    await buyNow(buyer, one.sku_id, 9)
    const items = [{ sku_id: one.sku_id, price: '6.00' }]
    const { promotion_id } = await staff.call('campaign/save', campaignForm(0, { items, is_on: false }))
    const before = await shop.db.selectFrom('promotion_item').selectAll().execute()
    const reported = await staff.call('campaign/dry_run', { promotion_id, baskets: 'past', days: 7, floor_permille: 650 })
    expect(reported).toMatchObject({
      baskets: 3,
      affected: 2,
      revenue_before: '100.00',
      revenue_after: '80.00',
      cost: '20.00',
      below_floor: 2,
      quantity: 5,
      quantity_short: 0,
      conflicts: [],
      worst: { order_id: orders[1]!.order_ids[0], before: '30.00', after: '18.00', lines: [{ sku_id: one.sku_id, quantity: 3 }] },
    })
    expect(reported.worst?.trace.some((entry) => entry.rule === `discount:${promotion_id}` && entry.applied)).toBe(true)
    expect(await shop.db.selectFrom('promotion_item').selectAll().execute()).toEqual(before)
  })

  test('CON-04 what is not saved yet is dry-run as it would be once it is, its errors told by their places, and nothing is written', async () => {
    const one = await makeGoods(shop, { price: 1000, sale_count: 9 })
    const form = campaignForm(0, { kind: 'flash_sale', items: [{ sku_id: one.sku_id, price: '6.00', stock: 40 }], is_on: false })
    const baskets = { baskets: 'generated' as const, max_baskets: 100, seed: 3 }
    const before = await shop.db.selectFrom('promotion').selectAll().execute()
    const result = await staff.call('campaign/dry_run_form', { ...form, ...baskets })
    expect(await shop.db.selectFrom('promotion').selectAll().execute()).toEqual(before)
    expect(await shop.db.selectFrom('audit').selectAll().where('action', '=', 'campaign/dry_run_form').execute()).toEqual([])
    expect(result).toMatchObject({ baskets: 100, quantity: 40, cost: '160.00' })
    expect(result.quantity_short).toBeGreaterThan(0)
    const { promotion_id } = await staff.call('campaign/save', form)
    expect((await staff.call('campaign/dry_run', { promotion_id, ...baskets })).cost).toBe('160.00')
    const higherPriced = { ...form, promotion_id, items: [{ sku_id: one.sku_id, price: '9.00', stock: 40 }] }
    expect((await staff.call('campaign/dry_run_form', { ...higherPriced, ...baskets })).cost).toBe('40.00')
    const refused = (fields: object) => refusedFor(staff.call('campaign/dry_run_form', { ...form, ...baskets, ...fields }))
    expect(await refused({ items: [{ sku_id: one.sku_id, price: '10.01' }] })).toBe('items.0.price')
    expect(await refused({ promotion_id: 2147483647 })).toBe('promotion.not_found')
  })

  test('PRM-08 a full reduction is dry-run as well, without itself where it runs already', async () => {
    const form = { steps: [{ amount: '45.00', effect: 'money' as const, money_off: '5.00' }] }
    const { reduction_id } = await staff.call('campaign/save_reduction', reductionForm(form))
    await shop.refresh()
    const result = await staff.call('campaign/dry_run', { reduction_id, baskets: 'past' })
    expect(result).toMatchObject({ baskets: 3, affected: 1, cost: '5.00', below_floor: 0, worst: { before: '50.00', after: '45.00' } })
    await staff.call('campaign/save_reduction', { ...reductionForm(form), reduction_id, version: 1, is_on: false })
    await shop.refresh()
  })

  test('QUA-05 made-up baskets are the same for the same seed, and a draft never makes one dearer', async () => {
    const one = await makeGoods(shop, { price: 1000, sale_count: 9 })
    const promotion_id = await makePromotion(shop, {
      kind: 'bargain',
      rules: { helpers: 3, hours: 1, floor_only: false },
      items: [{ ...one, price: 1000, rules: { floor: 100 } }],
    })
    const dryRun = (seed: number) => staff.call('campaign/dry_run', { promotion_id, baskets: 'generated', max_baskets: 200, seed })
    const [first, again, otherwise] = [await dryRun(5), await dryRun(5), await dryRun(6)]
    expect(first).toEqual(again)
    expect(first.revenue_before).not.toBe(otherwise.revenue_before)
    expect(first.baskets).toBe(200)
    expect(first.quantity).toBeGreaterThan(50)
    expect(Number(first.cost)).toBeCloseTo(first.quantity * 9, 2)
  })

  test('R-13 the other promotions of its SKUs at that time are named, and which of them it cannot stand beside', async () => {
    const { sku_id, goods_id } = await makeGoods(shop)
    const items = [{ sku_id, goods_id, price: 500 }]
    const sale = await makePromotion(shop, { kind: 'flash_sale', items, name: 'Flash' })
    const discount = await makePromotion(shop, { kind: 'discount', items, name: 'Week' })
    const form = campaignForm(0, { kind: 'group_buy', rules: { min_quantity: 2 }, items: [{ sku_id, price: '6.00' }], is_on: false })
    const { promotion_id } = await staff.call('campaign/save', form)
    const { conflicts } = await staff.call('campaign/dry_run', { promotion_id, baskets: 'generated', max_baskets: 1 })
    expect(conflicts.map((one) => [one.promotion_id, one.name, one.is_refused])).toEqual([
      [sale, 'Flash', true],
      [discount, 'Week', false],
    ])
  })

  test('QUA-04 exactly one of a promotion and a full reduction is dry-run', async () => {
    const dryRun = (input: object) =>
      staff.call('campaign/dry_run', { baskets: 'past', ...input }).then(
        () => 'done',
        (error: { reason: string }) => error.reason,
      )
    expect(await dryRun({})).toBe('call.wrong_fields')
    expect(await dryRun({ promotion_id: 1, reduction_id: 1 })).toBe('call.wrong_fields')
    expect(await dryRun({ promotion_id: 2147483647 })).toBe('promotion.not_found')
    expect(await dryRun({ reduction_id: 2147483647 })).toBe('promotion.not_found')
  })
})
