import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { indexGoods } from '../index-goods.ts'
import { countMemberLists } from '../count-member-lists.ts'
import { refreshGoods } from '../refresh-goods.ts'

const shop = await openTestShop()
const names = async (member: Client, page = {}) => (await member.call('catalogue/favourites', page)).list.map((card) => card.goods_name)
const goods = async (name: string) => makeGoods(shop, { names: { 'en-us': name } })
const favouriteCount = async (goods_id: number) =>
  (await shop.db.selectFrom('goods').select('favourite_count').where('id', '=', goods_id).executeTakeFirstOrThrow()).favourite_count

describe('favourites', () => {
  test('CAT-10 favourites are kept once, listed newest first page by page, and let go together', async () => {
    const member = await shop.member()
    const made = [await goods('A'), await goods('B'), await goods('C')]
    for (const { goods_id } of [...made, made[0]!]) {
      await member.call('catalogue/add_favourite', { goods_id })
      await shop.advance({ seconds: 1 })
    }
    expect(await names(member)).toEqual(['C', 'B', 'A'])
    const first = await member.call('catalogue/favourites', { page_size: 2 })
    expect(await names(member, { page_size: 2, cursor: first.next! })).toEqual(['A'])
    expect(await member.call('catalogue/is_favourite', { goods_id: made[0]!.goods_id })).toEqual({ is_favourite: true })
    expect(await favouriteCount(made[0]!.goods_id)).toBe(1)
    await member.call('catalogue/remove_favourites', { goods_ids: [made[0]!.goods_id, made[2]!.goods_id, 2147483647] })
    expect(await names(member)).toEqual(['B'])
    expect([await favouriteCount(made[0]!.goods_id), await favouriteCount(made[1]!.goods_id)]).toEqual([0, 1])
    expect(await countMemberLists(shop.systemContext(), member.member_id)).toMatchObject({ favourite_count: 1 })
  })

  test('CAT-10 members who keep and let go at the same time leave an exact count', async () => {
    const { goods_id } = await goods('Crowded')
    const members = await Promise.all(Array.from({ length: 10 }, () => shop.member()))
    await Promise.all(
      members.flatMap((member) => [
        member.call('catalogue/add_favourite', { goods_id }),
        member.call('catalogue/add_favourite', { goods_id }),
      ]),
    )
    await Promise.all(members.slice(0, 4).map((member) => member.call('catalogue/remove_favourites', { goods_ids: [goods_id] })))
    expect(await favouriteCount(goods_id)).toBe(6)
  })

  test('CAT-10 goods off the shelf leave the list until they are back', async () => {
    const member = await shop.member()
    const { goods_id } = await goods('Seasonal')
    await member.call('catalogue/add_favourite', { goods_id })
    for (const is_listed of [false, true]) {
      await shop.db.updateTable('goods').set({ is_listed }).where('id', '=', goods_id).execute()
      await refreshGoods(shop.db, [goods_id])
      await indexGoods(shop.db, [goods_id])
      expect(await names(member)).toEqual(is_listed ? ['Seasonal'] : [])
    }
  })

  test('QUA-09 a member’s favourites and footprints are nobody else’s', async () => {
    const [one, other] = [await shop.member(), await shop.member()]
    const { goods_id, sku_id } = await goods('Mine')
    await one.call('catalogue/add_favourite', { goods_id })
    await one.call('catalogue/record_visit', { sku_id })
    await other.call('catalogue/remove_favourites', { goods_ids: [goods_id] })
    await other.call('catalogue/remove_browsing_history', {})
    expect(await names(one)).toEqual(['Mine'])
    expect((await one.call('catalogue/browsing_history', {})).list.length).toBe(1)
    expect([await names(other), (await other.call('catalogue/browsing_history', {})).list]).toEqual([[], []])
    await expect(shop.visitor().call('catalogue/favourites', {})).rejects.toMatchObject({ status: 401 })
  })
})

describe('visits and footprints', () => {
  test('CAT-04 a visit keeps where it came from, a visitor’s too', async () => {
    const { goods_id, sku_id } = await goods('Visited')
    const member = await shop.member()
    await shop
      .visitor()
      .call('catalogue/record_visit', { sku_id, source_type: 'share', long_mall_qr_type: 'poster', source_member: member.member_id })
    await member.call('catalogue/record_visit', { sku_id })
    const rows = await shop.db
      .selectFrom('goods_visit')
      .select(['sku_id', 'member_id', 'source_type', 'long_mall_qr_type', 'source_member'])
      .where('goods_id', '=', goods_id)
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { sku_id, member_id: null, source_type: 'share', long_mall_qr_type: 'poster', source_member: member.member_id },
      { sku_id, member_id: member.member_id, source_type: null, long_mall_qr_type: null, source_member: null },
    ])
    await expect(member.call('catalogue/record_visit', { sku_id: 2147483647 })).rejects.toMatchObject({
      reason: 'catalogue.goods_not_found',
    })
  })

  test('CAT-10 a goods stands once a day of the store’s zone, and can be forgotten by goods, by day or wholly', async () => {
    const member = await shop.member()
    const [a, b] = [await goods('Morning'), await goods('Evening')]
    // 15:30 UTC is 23:30 in Shanghai: half an hour later it is another day there.
    const now = new Date(Date.parse(shop.site.shared.now()))
    const wait = (15 * 60 + 30 - (now.getUTCHours() * 60 + now.getUTCMinutes()) + 1440) % 1440
    await shop.advance({ minutes: wait })
    for (const { sku_id } of [a, b, a]) {
      await member.call('catalogue/record_visit', { sku_id })
      await shop.advance({ minutes: 1 })
    }
    await shop.advance({ minutes: 45 })
    await member.call('catalogue/record_visit', { sku_id: b.sku_id })
    const rows = async (page = {}) =>
      (await member.call('catalogue/browsing_history', page)).list.map(({ day, goods }) => [day, goods.goods_name])
    const [first, second] = await Promise.all([0, 1].map(async (n) => (await rows())[n]?.[0]))
    expect(await rows()).toEqual([
      [first, 'Evening'],
      [second, 'Morning'],
      [second, 'Evening'],
    ])
    expect(Date.parse(first!) - Date.parse(second!)).toBe(86_400_000)
    const page = await member.call('catalogue/browsing_history', { page_size: 2 })
    expect(await rows({ cursor: page.next! })).toEqual([[second, 'Evening']])
    expect(await countMemberLists(shop.systemContext(), member.member_id)).toEqual({ favourite_count: 0, browsing_history_count: 3 })
    await member.call('catalogue/remove_browsing_history', { goods_ids: [b.goods_id], day: second! })
    expect(await rows()).toEqual([
      [first, 'Evening'],
      [second, 'Morning'],
    ])
    await member.call('catalogue/remove_browsing_history', { day: first! })
    expect(await rows()).toEqual([[second, 'Morning']])
    await member.call('catalogue/remove_browsing_history', {})
    expect(await rows()).toEqual([])
  })

  test('QUA-04 wrong days, ids and cursors are refused by name', async () => {
    const member = await shop.member()
    await expect(member.call('catalogue/remove_browsing_history', { day: '2026-02-30' })).rejects.toMatchObject({
      data: { fields: { day: expect.any(String) } },
    })
    await expect(member.call('catalogue/remove_favourites', { goods_ids: [] })).rejects.toMatchObject({
      data: { fields: { goods_ids: expect.any(String) } },
    })
    await expect(member.call('catalogue/remove_favourites', { goods_ids: [1, -1] })).rejects.toMatchObject({
      data: { fields: { 'goods_ids.1': expect.any(String) } },
    })
    for (const path of ['catalogue/favourites', 'catalogue/browsing_history'] as const)
      await expect(member.call(path, { cursor: 'AAAA' })).rejects.toMatchObject({ data: { fields: { cursor: expect.any(String) } } })
  })
})
