import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { giveLongcoin, makeCoupon } from '../../coupon/test/coupons.ts'
import { plus } from '../../kernel/time/clock.ts'
import { makeBuyer, payAtBank, refusalOf } from '../../order/test/shopping.ts'
import { buyItemAs, pointsShopItemForm, grantCoins, makeItem } from '../test/items.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason

/** A member with so many coins. */
async function saver(coins: number) {
  const member = await shop.member()
  await giveLongcoin(shop, member.member_id, coins)
  return member
}
const accountOf = async (id: number) =>
  (await shop.db.selectFrom('member').select('account').where('id', '=', id).executeTakeFirstOrThrow()).account

test('CON-04 PRM-11 one item is given whole, in all languages, with its coupon’s name; of two edits of one version the second is refused', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'granted' })
  const texts = [
    { language: 'en-us' as const, name: 'Eight off', note: 'Any time' },
    { language: 'zh-cn' as const, name: '立减八元', note: '' },
  ]
  const form = pointsShopItemForm({ kind: 'coupon', amount: undefined, coupon_id, texts })
  const made = await operator.call('points_shop/save', form)
  const { item_id } = made
  const shown = await operator.call('points_shop/staff_view', { item_id })
  expect(shown).toEqual(made)
  expect(shown).toMatchObject({ texts, coupon_id, state: 'running', amount: null })
  expect(shown.coupon_name).toBe((await operator.call('coupon/pick', { coupon_ids: [coupon_id] })).list[0]!.name)
  const edits = [110, 120].map((longcoin) => operator.call('points_shop/save', { ...form, item_id, version: 1, longcoin }))
  const reasons = (await Promise.all(edits.map(refusalOf))).map((one) => one?.reason ?? 'done')
  expect(reasons.toSorted()).toEqual(['done', 'points_shop.changed'])
  expect((await operator.call('points_shop/staff_view', { item_id })).version).toBe(2)
  expect(await reasonOf(operator.call('points_shop/staff_view', { item_id: 2147483647 }))).toBe('points_shop.not_found')
})

test('CON-04 PRM-11 items are found by their state, their kind and a part of their name in any language', async () => {
  const now = shop.site.shared.now()
  const name = (text: string) => ({ texts: [{ language: 'en-us' as const, name: `Find 5%_${text}`, note: '' }] })
  const ids = {
    running: await makeItem(shop, name('a')),
    upcoming: await makeItem(shop, { ...name('b'), starts_at: plus(now, { days: 1 }) }),
    sold_out: await makeItem(shop, { ...name('c'), stock: 0 }),
    ended: await makeItem(shop, { ...name('d'), starts_at: plus(now, { days: -2 }), ends_at: now }),
    off: await makeItem(shop, { ...name('e'), is_on: false }),
  }
  for (const [state, item_id] of Object.entries(ids) as ['running', number][]) {
    const { list } = await operator.call('points_shop/search', { state, keyword: 'find 5%_' })
    expect(list.map((one) => [one.item_id, one.state])).toEqual([[item_id, state]])
  }
  expect((await operator.call('points_shop/search', { keyword: '5%_', kind: 'coupon' })).list).toEqual([])
  expect((await operator.call('points_shop/search', { keyword: 'find 5__' })).list).toEqual([])
  const first = await operator.call('points_shop/search', { keyword: '5%_', page_size: 3 })
  const second = await operator.call('points_shop/search', { keyword: '5%_', page_size: 3, cursor: first.next! })
  expect([...first.list, ...second.list].map(({ item_id }) => item_id)).toEqual(Object.values(ids).toReversed())
})

test('CON-04 the figures of an item count its units, coins and members, those of exchanges at once too', async () => {
  const item_id = await makeItem(shop, { longcoin: 10 })
  const members = await Promise.all(Array.from({ length: 4 }, () => saver(100)))
  const purchases = members.flatMap((one) =>
    [1, 2, 1].map((quantity) => buyItemAs(shop, one, { item_id, quantity, longcoin: 10 * quantity })),
  )
  await Promise.all(purchases)
  expect(await operator.call('points_shop/staff_view', { item_id })).toMatchObject({ reserved: 16, longcoin_total: 160, members: 4 })
})

describe('exchanges that were made', () => {
  test('CON-04 are found by member, kind, item and day of the store, goods with their order', async () => {
    const item_id = await makeItem(shop, { texts: [{ language: 'en-us', name: 'Packet', note: '' }] })
    const { sku_id, goods_id } = await makeGoods(shop, { price: 9900 })
    const promotion_id = await makePromotion(shop, { kind: 'point', items: [{ sku_id, goods_id, price: 990, rules: { longcoin: 300 } }] })
    const buyer = await makeBuyer(shop)
    const { member_id } = buyer
    await giveLongcoin(shop, member_id, 1000)
    const packet = await buyItemAs(shop, buyer, { item_id, quantity: 2, longcoin: 200 })
    const input = { sku_id, quantity: 1, promotion_id, address_id: buyer.address_id }
    const { quote } = await buyer.call('order/quote', input)
    const order = await buyer.call('order/create', { ...input, quote, longcoin_grant: await grantCoins(shop, buyer, 300) })
    await payAtBank(shop, buyer, order.payment_id)
    const order_id = order.order_ids[0]!
    const account = await accountOf(member_id)

    const all = await operator.call('points_shop/staff_orders', { search: String(member_id) })
    expect(all).toMatchObject({
      list: [
        { member_id, account, kind: 'goods', item_id: null, goods_id, order_id, order_state: 'paid', longcoin: 300, amount: '9.90' },
        {
          points_order_id: packet.points_order_id,
          kind: 'red_packet',
          item_id,
          name: 'Packet',
          order_id: null,
          order_state: null,
          quantity: 2,
          longcoin: 200,
        },
      ],
      next: null,
    })
    const ofMember = async (more: object) =>
      (await operator.call('points_shop/staff_orders', { search: account, ...more })).list.map(({ kind }) => kind)
    expect(await ofMember({ kind: 'goods' })).toEqual(['goods'])
    expect(await ofMember({ item_id })).toEqual(['red_packet'])
    expect(await ofMember({ until_day: '2001-01-01' })).toEqual([])
    expect(await ofMember({ from_day: '2001-01-01' })).toEqual(['goods', 'red_packet'])
    expect((await operator.call('points_shop/staff_orders', { item_id })).list).toHaveLength(1)
    expect((await operator.call('points_shop/staff_orders', { search: 'nobody@nowhere.example' })).list).toEqual([])
  })

  test('CON-10 the pages of many go by key, none twice and none left out', async () => {
    const item_id = await makeItem(shop, { longcoin: 1 })
    const member = await saver(10)
    for (let n = 0; n < 5; n++) await buyItemAs(shop, member, { item_id, quantity: 1, longcoin: 1 })
    const seen: number[] = []
    let cursor: string | null = null
    do {
      const page: { list: { points_order_id: number }[]; next: string | null } = await operator.call('points_shop/staff_orders', {
        item_id,
        page_size: 2,
        ...(cursor && { cursor }),
      })
      seen.push(...page.list.map(({ points_order_id }) => points_order_id))
      cursor = page.next
    } while (cursor)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a))
    expect(seen).toHaveLength(5)
  })
})

test('CON-08 support looks and changes nothing', async () => {
  const support = await staffClient(shop, 'support')
  const item_id = await makeItem(shop)
  expect((await support.call('points_shop/staff_view', { item_id })).item_id).toBe(item_id)
  expect(await reasonOf(support.call('points_shop/switch', { item_id, version: 1, is_on: false }))).toBe('call.forbidden')
})

test('CON-04 PRM-01 coupons are chosen by a part of their name, those that are off only by their number', async () => {
  const text = [{ language: 'en-us' as const, name: 'Quince 7%', note: '' }]
  const owner = await staffClient(shop)
  const made = await owner.call('coupon/save', {
    kind: 'money',
    money_off: '7.00',
    threshold: '0.00',
    goods_ids: [],
    category_ids: [],
    claim_method: 'granted',
    per_member: 1,
    first_day: '2026-01-01',
    last_day: '2036-12-31',
    valid_days: 30,
    is_on: true,
    position: 0,
    texts: text,
  })
  const { coupon_id } = made
  const chosen = async (input: object) => (await operator.call('coupon/pick', input)).list
  expect(await chosen({ keyword: 'quince 7%' })).toEqual([{ coupon_id, name: 'Quince 7%', is_on: true }])
  await owner.call('coupon/end', { coupon_id, version: 1 })
  expect(await chosen({ keyword: 'quince' })).toEqual([])
  expect(await chosen({ coupon_ids: [coupon_id] })).toEqual([{ coupon_id, name: 'Quince 7%', is_on: false }])
})
