import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { addons, type OfferedAddon, offeredAddons } from '@longmall/contract/addons.ts'
import { afterAll, expect, test } from 'vitest'
import { addonSwitches } from '../src/kernel/addons.ts'
import { makeCoupon } from '../src/coupon/test/coupons.ts'
import { makeItem } from '../src/points-shop/test/items.ts'
import { fulfilments } from '../src/fulfilments.ts'
import { makeGame } from '../src/game/test/games.ts'
import { makeGift } from '../src/gift/test/gifts.ts'
import { closeHashing } from '../src/identity/hash-password.ts'
import { solvedCaptcha } from '../src/identity/test/accounts.ts'
import { makeRule } from '../src/reward/test/rewards.ts'
import { makeGoods, makeReduction } from './fixtures.ts'
import { openTestShop, type Refused, type TestShop } from './harness.ts'
import { makePromotion } from './make-promotion.ts'
import { staffClient } from './staff-client.ts'

const open = await openTestShop()
const closed = await openTestShop({ settings: { 'site.addons': Object.fromEntries(addons.map((name) => [name, false])) } })
afterAll(closeHashing)

/** What a shopper gets: something, nothing, or the refusal of an add-on that is off. */
type Seen = 'something' | 'nothing' | 'off'
const seen = (request: Promise<object>): Promise<Seen> =>
  request.then(
    (answer) => (Object.values(answer).some((part) => !Array.isArray(part) || part.length > 0) ? 'something' : 'nothing'),
    (error: Refused) => (error.reason === 'call.feature_off' ? 'off' : Promise.reject(error)),
  )

/** The zone of a kind of promotion of which one runs. */
const zoneOf = (kind: PromotionKind) => async (shop: TestShop) => {
  const { sku_id, goods_id } = await makeGoods(shop)
  const rules = { helpers: 2, hours: 24, floor_only: false, size: 2, virtual_completion: false, min_quantity: 2, price: 500 }
  const item = { sku_id, goods_id, price: 500, rules: { floor: 100, leader_price: 400, deposit: 100, deposit_value: 100 } }
  await makePromotion(shop, { kind, rules, items: [item] })
  const { list } = await shop.visitor().call('campaign/zone', { kind })
  return { list }
}

/** What is said of the goods that stand in a combo of two, or that a full reduction counts for. */
async function ofGoods(
  shop: TestShop,
  make: (goods: { sku_id: number; goods_id: number }[]) => Promise<number>,
  part: 'combos' | 'reductions',
) {
  const goods = [await makeGoods(shop), await makeGoods(shop)]
  await make(goods)
  return { list: (await shop.visitor().call('campaign/of_goods', { sku_id: goods[0]!.sku_id }))[part] }
}

/** A registration up to its code, as whoever fills in the form well. */
async function register(shop: TestShop) {
  const client = shop.visitor()
  return client.call('identity/start_registration', {
    account: 'newcomer',
    password: 'some-word-1',
    password_again: 'some-word-1',
    email_address: 'newcomer@mail.example',
    country: 'KR',
    captcha: await solvedCaptcha(client),
    agreement: true,
  })
}

/** What each switch hides, made and asked for: an add-on that is offered without a line here does not compile. */
const shown: Record<OfferedAddon, (shop: TestShop) => Promise<object>> = {
  bundling: (shop) =>
    ofGoods(
      shop,
      (goods) => makePromotion(shop, { kind: 'combo', rules: { price: 1500 }, items: goods.map((one) => ({ ...one, price: 1000 })) }),
      'combos',
    ),
  manjian: (shop) => ofGoods(shop, () => makeReduction(shop), 'reductions'),
  coupon: async (shop) => {
    await makeCoupon(shop)
    return { list: (await shop.visitor().call('coupon/centre', {})).list }
  },
  discount: zoneOf('discount'),
  fenxiao: async (shop) => (await shop.member()).call('distribution/status', {}),
  groupbuy: zoneOf('group_buy'),
  pintuan: zoneOf('team_buy'),
  seckill: zoneOf('flash_sale'),
  topic: zoneOf('topic'),
  bargain: zoneOf('bargain'),
  presale: zoneOf('presale'),
  gift: async (shop) => {
    const member = await shop.member()
    await makeGift(shop, member.member_id, (await makeGoods(shop)).sku_id)
    return { list: (await member.call('gift/list', { tab: 'claimable' })).list }
  },
  memberconsume: async (shop) => {
    await makeRule(shop, { occasion: 'consume', longcoin: 7 })
    return shop.visitor().call('reward/offers', { occasion: 'consume' })
  },
  memberrecharge: async (shop) => (await shop.member()).call('recharge/offers', {}),
  memberregister: register,
  membersignin: async (shop) => (await shop.member()).call('reward/sign_in_view', {}),
  memberwithdraw: async (shop) => (await shop.member()).call('withdrawal/preview', {}),
  pointexchange: async (shop) => {
    await makeItem(shop)
    return { list: (await shop.visitor().call('points_shop/list', { kind: 'red_packet' })).list }
  },
  game: async (shop) => {
    const game_id = await makeGame(shop, { free_daily: 1 })
    return (await shop.member()).call('game/view', { game_id, kind: 'wheel' })
  },
}

test.each(offeredAddons)('SHL-07 CON-04 the switch %s hides what it says', async (name) => {
  expect(await seen(shown[name](open))).toBe('something')
  expect(['nothing', 'off']).toContain(await seen(shown[name](closed)))
})

test('CON-04 stores have a switch as soon as an order can be picked up', () => {
  const isPickedUp = Object.values(fulfilments).some((plans) => 'pickup' in plans)
  expect(offeredAddons.some((name: string) => name === 'store')).toBe(isPickedUp)
})

test('AST-15 CON-04 the digital-asset area has a switch of its own', async () => {
  expect((await closed.visitor().call('site/state', {})).addons.asset).toBe(true)
  expect(offeredAddons.some((name: string) => name in addonSwitches)).toBe(false)
})

test('CON-04 nothing is switched on that the shop does not have', async () => {
  const operator = await staffClient(open, 'operator')
  const change = (value: object) =>
    operator.call('site/change_settings', { list: [{ key: 'site.addons', value: JSON.stringify(value), version: 0 }] })
  await expect(change({ live: true })).rejects.toMatchObject({ reason: 'call.wrong_fields' })
  await change({ live: false, game: true })
})
