import { randomUUID } from 'node:crypto'
import type { GoodsType } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { staffClient } from '../../test/staff-client.ts'
import { agreeToTerms } from '../asset-area/test/agree-to-terms.ts'
import { campaignForm, reductionForm, refusedFor, type CampaignInput } from '../campaign/test/campaigns.ts'
import { signPass } from '../flash-sale/gate/sign-pass.ts'
import { giftRuleForm, makeGift } from '../gift/test/gifts.ts'
import { plus } from '../kernel/time/clock.ts'
import { makeBuyer, payAtBank, refusalOf, type Buyer } from '../order/test/shopping.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { creditCoins } from '../wallet/credit-coins.ts'
import { buyFromSource } from './test/buy-from-source.ts'

const shop = await openTestShop()
const staff = await staffClient(shop, 'owner')
const { grantFor } = await openAfterSale(shop)
const now = shop.site.shared.now()
const [tomorrow, later, last] = [1, 2, 4].map((days) => plus(now, { days })) as [string, string, string]

const types = ['standard', 'virtual', 'entity', 'start_up', 'pledge'] as const satisfies GoodsType[]
const goodsOf = (goods_type: GoodsType) =>
  makeGoods(shop, { goods_type, price: 10_000, stock: 100, ...(goods_type === 'pledge' ? { plan_months: 12, level_discount: false } : {}) })

type Form = Partial<CampaignInput>
/** What an operator fills in for one SKU, by kind. */
const forms: Record<string, (sku_id: number) => Form> = {
  discount: (sku_id) => ({ items: [{ sku_id, price: '80.00' }] }),
  topic: (sku_id) => ({ items: [{ sku_id, price: '80.00' }] }),
  flash_sale: (sku_id) => ({ items: [{ sku_id, price: '80.00' }] }),
  group_buy: (sku_id) => ({ rules: { min_quantity: 2 }, items: [{ sku_id, price: '80.00' }] }),
  team_buy: (sku_id) => ({
    rules: { size: 2, hours: 24, virtual_completion: false },
    items: [{ sku_id, price: '80.00', rules: { leader_price: '80.00' } }],
  }),
  bargain: (sku_id) => ({
    rules: { helpers: 2, hours: 24, floor_only: false },
    items: [{ sku_id, price: '80.00', rules: { floor: '40.00' } }],
  }),
  presale: (sku_id) => ({
    rules: { balance_from: later, balance_until: last, missed: 'keep', ships_at: last },
    items: [{ sku_id, price: '80.00', rules: { deposit: '10.00', deposit_value: '10.00' } }],
    starts_at: now,
    ends_at: tomorrow,
  }),
  point: (sku_id) => ({ items: [{ sku_id, price: '80.00', rules: { longcoin: 1 } }] }),
  combo: (sku_id) => ({ rules: { set_price: '150.00' }, items: [{ sku_id, quantity: 2 }] }),
}
const setUp = (kind: string, sku_id: number): Promise<unknown> =>
  kind === 'gift'
    ? staff.call('gift/save_rule', giftRuleForm(sku_id))
    : kind === 'granted'
      ? staff.call('gift/grant', { member_ids: [1], sku_id, quantity: 1, days: 30 })
      : kind === 'reduction'
        ? staff.call('campaign/save_reduction', reductionForm({ steps: [{ amount: '100.00', effect: 'gift', gift_sku_id: sku_id }] }))
        : staff.call('campaign/save', campaignForm(sku_id, { kind: kind as CampaignInput['kind'], ...forms[kind]!(sku_id) }))

const ok = 'done'
const item = 'items.0.sku_id'
// What a device, a pledge and Start-up goods do in each: an order of their own type, or nothing that can be set up.
const table: [string, Record<(typeof types)[number], string>][] = [
  ['discount', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: item }],
  ['topic', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: item }],
  ['flash_sale', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: item }],
  ['group_buy', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: item }],
  ['team_buy', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: item }],
  ['bargain', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: item }],
  ['point', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: item }],
  ['presale', { standard: ok, virtual: item, entity: item, start_up: item, pledge: item }],
  ['combo', { standard: ok, virtual: item, entity: item, start_up: item, pledge: item }],
  ['gift', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: 'sku_id' }],
  ['granted', { standard: ok, virtual: ok, entity: ok, start_up: ok, pledge: 'sku_id' }],
  [
    'reduction',
    {
      standard: ok,
      virtual: 'steps.0.gift_sku_id',
      entity: 'steps.0.gift_sku_id',
      start_up: 'steps.0.gift_sku_id',
      pledge: 'steps.0.gift_sku_id',
    },
  ],
]

describe('AST-11 PRM-01 what the console sets up', () => {
  test.each(table)('AST-11 R-15 %s: by the type of its goods', async (kind, expected) => {
    const found: Record<string, string> = {}
    for (const type of types) {
      const { sku_id } = await goodsOf(type)
      found[type] = await refusedFor(setUp(kind, sku_id))
      await sql`update promotion set is_on = false where is_on`.execute(shop.db)
      await sql`update reduction set is_on = false where is_on`.execute(shop.db)
    }
    expect(found).toEqual(expected)
  })

  test('AST-11 R-15 PRM-09 the refusal names the goods, and a draft of before is not switched on', async () => {
    const { sku_id, goods_id, name } = await goodsOf('entity')
    expect(await refusalOf(setUp('presale', sku_id))).toMatchObject({ fields: { [item]: expect.stringContaining(name) } })
    const { rules } = forms.presale!(sku_id)
    const promotion_id = await makePromotion(shop, {
      kind: 'presale',
      rules: { ...rules },
      items: [{ sku_id, goods_id, price: 8000, rules: { deposit: 1000, deposit_value: 1000 } }],
      starts_at: plus(now, { hours: 1 }),
      ends_at: tomorrow,
    })
    await sql`update promotion set is_on = false where id = ${promotion_id}`.execute(shop.db)
    expect(await refusalOf(staff.call('campaign/switch', { promotion_id, version: 1, is_on: true }))).toMatchObject({
      reason: 'promotion.goods_unsuitable',
      details: { goods_name: name },
    })
  })
})

/** Buys by a promotion of one SKU what it accepts, to the last payment; answers the buyer. */
async function buyBy(kind: string, { sku_id, goods_id }: { sku_id: number; goods_id: number }): Promise<Buyer> {
  const buyer = await makeBuyer(shop)
  await agreeToTerms(buyer)
  const pay = async (member: Buyer, { made }: Awaited<ReturnType<typeof buyFromSource>>) => {
    if (made.needs_payment) await payAtBank(shop, member, made.payment_id)
  }
  if (kind === 'gift') {
    await pay(buyer, await buyFromSource(buyer, { gift_id: await makeGift(shop, buyer.member_id, sku_id) }))
    return buyer
  }
  const rules = {
    flash_sale: [{}, {}],
    group_buy: [{ min_quantity: 1 }, {}],
    team_buy: [{ size: 2, hours: 24, virtual_completion: false }, { leader_price: 8000 }],
    bargain: [{ helpers: 2, hours: 24, floor_only: false }, { floor: 4000 }],
    point: [{}, { longcoin: 1 }],
  }[kind]!
  const items = [{ sku_id, goods_id, price: 8000, stock: 50, rules: rules[1]! }]
  const promotion_id = await makePromotion(shop, { kind: kind as 'point', rules: rules[0]!, items })
  const request = { promotion_id, sku_id, quantity: 1 }
  if (kind === 'flash_sale') {
    const pass = { pass: randomUUID(), promotion_id, sku_id, quantity: 1, expires_at: plus(shop.site.shared.now(), { minutes: 5 }) }
    await pay(buyer, await buyFromSource(buyer, request, { flash_sale_pass: signPass(shop.site.keys.sign, buyer.member_id, pass) }))
  } else if (kind === 'bargain') {
    const { bargain_id } = await buyer.call('bargain/open', { promotion_id, sku_id })
    await pay(buyer, await buyFromSource(buyer, { bargain_id }))
  } else if (kind === 'point') {
    await shop.systemContext().transaction((context) =>
      creditCoins(context, buyer.member_id, 'LONGCOIN', 10n, {
        kind: 'test.coins',
        topic: 'various',
        key: `coins ${buyer.member_id}`,
        reason: 'test',
        from: 'treasury',
      }),
    )
    await pay(buyer, await buyFromSource(buyer, request, { longcoin_grant: await grantFor(buyer, 'longcoin', '', 1n) }))
  } else {
    const purchase = await buyFromSource(buyer, request)
    await pay(buyer, purchase)
    if (kind === 'team_buy') {
      const { group_id } = await buyer.call('team_buy/of_order', { order_id: purchase.order_id })
      const other = await makeBuyer(shop)
      await agreeToTerms(other)
      await pay(other, await buyFromSource(other, { ...request, group_id: group_id! }))
    }
  }
  return buyer
}
const sources = ['flash_sale', 'group_buy', 'team_buy', 'bargain', 'point', 'gift']

describe('AST-11 ORD-02 what was bought so', () => {
  test.each(sources)('AST-11 R-14 a device by %s is a device on the terms of its order', async (kind) => {
    const buyer = await buyBy(kind, await goodsOf('entity'))
    expect((await buyer.call('box/list', {})).list).toMatchObject([{ delivery: 'home', state: 'not_activated', term_days: 365 }])
  })

  test.each(sources)('AST-02 Start-up goods by %s make their buyer AM', async (kind) => {
    const buyer = await buyBy(kind, await goodsOf('start_up'))
    const { grade } = await shop.db.selectFrom('member').select('grade').where('id', '=', buyer.member_id).executeTakeFirstOrThrow()
    expect(grade).toBe(4)
  })

  test.each(sources)('ORD-02 AST-08 a pledge by %s is not sold', async (kind) => {
    const goods = await goodsOf('pledge')
    expect(await refusedFor(buyBy(kind, goods))).toBe('order.not_purchasable_here')
  })

  test.each(['entity', 'start_up', 'virtual', 'pledge'] as const)('AST-11 PRM-09 a presale of %s of before is not sold', async (type) => {
    const { sku_id, goods_id } = await goodsOf(type)
    const promotion_id = await makePromotion(shop, {
      kind: 'presale',
      rules: { ...forms.presale!(sku_id).rules },
      items: [{ sku_id, goods_id, price: 8000, rules: { deposit: 1000, deposit_value: 1000 } }],
      ends_at: tomorrow,
    })
    const buyer = await makeBuyer(shop)
    await agreeToTerms(buyer)
    expect(await refusalOf(buyer.call('order/quote', { promotion_id, sku_id, address_id: buyer.address_id }))).toMatchObject({
      reason: 'order.not_purchasable_here',
    })
  })

  test('AST-11 PRM-08 a full reduction of before gives no device, which would be made of nobody’s order', async () => {
    const [goods, device] = [await makeGoods(shop, { price: 20_000 }), await goodsOf('entity')]
    await makeReduction(shop, {
      steps: [{ threshold: 10_000, effect: { kind: 'gift', sku_id: device.sku_id, quantity: 1 } }],
      goods_ids: [goods.goods_id],
    })
    const buyer = await makeBuyer(shop)
    const { order_id, view } = await buyFromSource(buyer, { sku_id: goods.sku_id })
    expect(order_id).toBeGreaterThan(0)
    expect((await view()).lines).toHaveLength(1)
  })
})
