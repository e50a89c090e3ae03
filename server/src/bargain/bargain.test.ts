import { addons } from '@longmall/contract/addons.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { bargainAccountClosure } from './close-account.ts'
import { makeBargain } from './test/bargains.ts'

const shop = await openTestShop()
const timed = await openTestShop()
const closed = await openTestShop({ settings: { 'site.addons': Object.fromEntries(addons.map((name) => [name, false])) } })
const rowOf = (bargain_id: number) => shop.db.selectFrom('bargain').selectAll().where('id', '=', bargain_id).executeTakeFirstOrThrow()

describe('opening', () => {
  test('R-17 takes nothing: neither the SKU’s stock nor the promotion’s nor the limit', async () => {
    const { open, held: reserved } = await makeBargain(shop)
    const owner = await shop.member()
    await open(owner)
    expect(await reserved(owner)).toEqual({ stock: 0, reserved: 0, used: 0 })
  })

  test('PRM-06 who has one under way is led to it', async () => {
    const { open } = await makeBargain(shop)
    const owner = await shop.member()
    expect(await open(owner)).toBe(await open(owner))
  })

  test('R-17 opened twice at once it is one', async () => {
    const { open } = await makeBargain(shop)
    const owner = await shop.member()
    const ids = await Promise.all([open(owner), open(owner), open(owner)])
    expect(new Set(ids).size).toBe(1)
  })

  test('R-17 none is opened of what is gone, nor by who has had all that the limit allows', async () => {
    const { open, promotion_id, sku_id } = await makeBargain(shop, { stock: 1, per_member: 1 })
    const [first, second] = [await shop.member(), await shop.member()]
    await sql`update promotion_item set reserved = 1 where promotion_id = ${promotion_id}`.execute(shop.db)
    expect(await refusalOf(open(second))).toMatchObject({ reason: 'promotion.sold_out' })
    await sql`update promotion_item set reserved = 0 where promotion_id = ${promotion_id}`.execute(shop.db)
    await shop.db.insertInto('promotion_member').values({ promotion_id, member_id: first.member_id, used: 1 }).execute()
    expect(await refusalOf(open(first))).toMatchObject({ reason: 'promotion.limit_reached' })
    await sql`update stock set reserved = on_hand where sku_id = ${sku_id}`.execute(shop.db)
    expect(await refusalOf(open(second))).toMatchObject({ reason: 'promotion.sold_out' })
  })

  test('R-14 an edited or ended promotion changes nothing of it', async () => {
    const { open, help, promotion_id } = await makeBargain(shop)
    const owner = await shop.member()
    const bargain_id = await open(owner)
    await sql`update promotion set is_on = false, rules = '{"helpers":9,"hours":1,"floor_only":true}' where id = ${promotion_id}`.execute(
      shop.db,
    )
    await sql`update promotion_item set price = 1, rules = '{"floor":0}' where promotion_id = ${promotion_id}`.execute(shop.db)
    await help(bargain_id, 3)
    expect(await owner.call('bargain/view', { bargain_id })).toMatchObject({ price: '40.00', helpers: 3, floor_only: false, can_buy: true })
  })

  test('SHL-07 with the add-on off it is refused', async () => {
    const { open } = await makeBargain(closed)
    expect(await refusalOf(open(await closed.member()))).toMatchObject({ reason: 'call.feature_off' })
    expect(await refusalOf(closed.visitor().call('bargain/view', { bargain_id: 1 }))).toMatchObject({ reason: 'call.feature_off' })
  })
})

describe('helping', () => {
  test('PRM-06 each friend cuts once, and the last one reaches the floor exactly', async () => {
    const { open } = await makeBargain(shop)
    const owner = await shop.member()
    const bargain_id = await open(owner)
    const prices: string[] = []
    const friends = [await shop.member(), await shop.member(), await shop.member()]
    for (const friend of friends) prices.push((await friend.call('bargain/help', { bargain_id })).price)
    expect(prices.slice(0, 2).every((price) => Number(price) > 40)).toBe(true)
    expect(prices[2]).toBe('40.00')
    expect(await refusalOf(friends[0]!.call('bargain/help', { bargain_id }))).toMatchObject({ reason: 'bargain.already_helped' })
    expect(await refusalOf((await shop.member()).call('bargain/help', { bargain_id }))).toMatchObject({ reason: 'bargain.at_floor' })
    expect(await refusalOf(owner.call('bargain/help', { bargain_id }))).toMatchObject({ reason: 'bargain.own_bargain' })
  })

  test('R-17 a friend who helps twice at once helps once', async () => {
    const { open } = await makeBargain(shop)
    const bargain_id = await open(await shop.member())
    const friend = await shop.member()
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(friend.call('bargain/help', { bargain_id }))))
    expect(answers.filter((one) => one === null)).toHaveLength(1)
    expect((await rowOf(bargain_id)).helped).toBe(1)
  })

  test('R-17 sixty-four helpers at once on one bargain of sixty all count, and no more than these', async () => {
    const { open } = await makeBargain(shop, { helpers: 60 })
    const bargain_id = await open(await shop.member())
    const friends = await Promise.all(Array.from({ length: 64 }, () => shop.member()))
    const answers = await Promise.all(friends.map((one) => refusalOf(one.call('bargain/help', { bargain_id }))))
    expect(answers.filter((one) => one === null)).toHaveLength(60)
    expect(answers.filter((one) => one?.reason === 'bargain.at_floor')).toHaveLength(4)
    const { rows } = await sql<{ cut: bigint; position_count: number }>`
      select sum(cut)::bigint as cut, count(distinct position)::int as position_count from bargain_help where bargain_id = ${bargain_id}`.execute(
      shop.db,
    )
    expect(rows[0]).toEqual({ cut: 6_000n, position_count: 60 })
    expect(await rowOf(bargain_id)).toMatchObject({ price: 4_000n, helped: 60 })
  })

  test('PRM-06 friends see masked names, their own cut, and nothing of the cuts to come', async () => {
    const { open } = await makeBargain(shop)
    const owner = await shop.member({ account: 'bargainer' })
    const bargain_id = await open(owner)
    const friend = await shop.member({ account: 'helpful' })
    const { cut } = await friend.call('bargain/help', { bargain_id })
    const seen = await friend.call('bargain/view', { bargain_id })
    expect(seen).toMatchObject({ my_cut: cut, can_help: false, is_mine: false, can_buy: false, helped: 1, helpers: 3 })
    expect(seen.owner.nickname).toBe('b***r')
    expect(seen.helps).toMatchObject([{ nickname: 'h***l', cut }])
    expect(JSON.stringify(seen)).not.toContain('cuts')
    expect(await shop.visitor().call('bargain/view', { bargain_id })).toMatchObject({ my_cut: null, can_help: true, is_mine: false })
    expect(await refusalOf(shop.visitor().call('bargain/view', { bargain_id: 2147483647 }))).toMatchObject({ reason: 'bargain.not_found' })
  })
})

describe('its time', () => {
  test('R-17 one that nobody bought fails at its end', async () => {
    const { open, held: reserved } = await makeBargain(timed, { hours: 2 })
    const owner = await timed.member()
    const bargain_id = await open(owner)
    await timed.advance({ hours: 1, minutes: 59 })
    expect(await owner.call('bargain/view', { bargain_id })).toMatchObject({ state: 'cutting', can_buy: true })
    await timed.advance({ seconds: 61 })
    expect(await owner.call('bargain/view', { bargain_id })).toMatchObject({ state: 'failed', can_buy: false })
    expect(await reserved(owner)).toEqual({ stock: 0, reserved: 0, used: 0 })
    expect(await refusalOf((await timed.member()).call('bargain/help', { bargain_id }))).toMatchObject({ reason: 'bargain.ended' })
  })

  test('R-06 it is opened within the promotion’s window alone', async () => {
    const now = Date.parse(timed.site.shared.now())
    const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
    const { open } = await makeBargain(timed, { starts_at: at(60), ends_at: at(3600) })
    expect(await refusalOf(open(await timed.member()))).toMatchObject({ reason: 'promotion.not_started' })
    await timed.advance({ seconds: 61 })
    expect(await open(await timed.member())).toBeGreaterThan(0)
    await timed.advance({ hours: 1 })
    expect(await refusalOf(open(await timed.member()))).toMatchObject({ reason: 'promotion.ended' })
  })
})

describe('lists', () => {
  test('PRM-06 the owner’s bargains stand in their tabs, and operators find them', async () => {
    const { open, promotion_id } = await makeBargain(shop)
    const owner = await shop.member()
    const bargain_id = await open(owner)
    const ids = async (tab: 'open' | 'purchased' | 'failed') =>
      (await owner.call('bargain/mine', { tab })).list.map((one) => one.bargain_id)
    expect([await ids('open'), await ids('purchased'), await ids('failed')]).toEqual([[bargain_id], [], []])
    const clerk = await staffClient(shop, 'operator')
    const found = await clerk.call('bargain/search', { promotion_id, state: 'cutting' })
    expect(found.list).toMatchObject([{ bargain_id, member_id: owner.member_id, start_price: '100.00', floor_price: '40.00' }])
    const { goods_id } = found.list[0]!
    const { member_id } = owner
    const ofBoth = await clerk.call('bargain/search', { goods_id, member_id })
    expect(ofBoth.list.map((one) => one.bargain_id)).toEqual([bargain_id])
    expect((await clerk.call('bargain/search', { goods_id, member_id: member_id + 1000 })).list).toEqual([])
    expect((await clerk.call('bargain/search', { goods_id: goods_id + 1000, member_id })).list).toEqual([])
  })

  test('PRM-06 pages follow each other', async () => {
    const owner = await shop.member()
    const made: number[] = []
    for (let n = 0; n < 3; n++) made.unshift(await (await makeBargain(shop)).open(owner))
    const first = await owner.call('bargain/mine', { page_size: 2 })
    const second = await owner.call('bargain/mine', { page_size: 2, cursor: first.next! })
    expect([...first.list, ...second.list].map((one) => one.bargain_id)).toEqual(made)
    expect(second.next).toBeNull()
  })
})

test('IDN-13 who leaves lets the bargain go', async () => {
  const { open, held } = await makeBargain(shop)
  const owner = await shop.member()
  const bargain_id = await open(owner)
  const context = shop.systemContext()
  await context.transaction((inner) => bargainAccountClosure.erase(inner, owner.member_id))
  expect((await rowOf(bargain_id)).state).toBe('failed')
  expect(await held(owner)).toEqual({ stock: 0, reserved: 0, used: 0 })
})
