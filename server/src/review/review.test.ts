import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { maskName } from '../kernel/security/mask-name.ts'

const shop = await openTestShop()
const visitor = shop.visitor()
const { goods_id, sku_id } = await makeGoods(shop)
const buyer = await shop.member({ account: 'alice_li' })
const picture = { src: '/pictures/review', widths: [320], avif: false }

async function write(fields: {
  stars: number
  text?: string
  pictures?: object[]
  is_anonymous?: boolean
  is_shown?: boolean
  reply?: string
}) {
  const { pictures = [], ...rest } = fields
  await shop.db
    .insertInto('review')
    .values({
      goods_id,
      sku_id,
      member_id: buyer.member_id,
      text: 'Good',
      sku_name: 'Red / S',
      created_at: shop.site.shared.now(),
      pictures: JSON.stringify(pictures),
      ...rest,
    })
    .execute()
  await sql`select refresh_stars(${[goods_id]}::int[])`.execute(shop.db)
  await shop.advance({ seconds: 1 })
}
await write({ stars: 5, text: 'Lovely', pictures: [picture], reply: 'Thank you' })
await write({ stars: 4, is_anonymous: true })
await write({ stars: 1, text: 'Never arrived', is_shown: false })
await write({ stars: 5, text: 'Again' })
await makeGoods(shop)

const list = async (filter = {}) => visitor.call('review/list', { goods_id, ...filter })

describe('reviews', () => {
  test('CAT-08 shown reviews are listed newest first, with pictures and the operator’s reply', async () => {
    const { list: all, next } = await list()
    expect(next).toBeNull()
    expect(all).toMatchObject([
      { nickname: 'alice_li', stars: 5, text: 'Again', pictures: [], reply: null, sku_name: 'Red / S' },
      { nickname: 'a***i', is_anonymous: true, avatar: null, stars: 4 },
      { stars: 5, text: 'Lovely', pictures: [{ ...picture, alt: 'Red / S' }], reply: 'Thank you' },
    ])
  })

  test('CAT-08 reviews are narrowed by stars and pictures, and paged', async () => {
    expect((await list({ stars: 4 })).list.length).toBe(1)
    expect((await list({ with_pictures: true })).list.map((one) => one.text)).toEqual(['Lovely'])
    const first = await list({ page_size: 2 })
    expect((await list({ page_size: 2, cursor: first.next! })).list.map((one) => one.text)).toEqual(['Lovely'])
  })

  test('CAT-08 the summary counts by stars and with pictures, on the goods page too', async () => {
    const summary = { count: 3, average_tenths: 47, with_pictures: 1, by_stars: [0, 0, 0, 1, 2] }
    expect(await visitor.call('review/summary', { goods_id })).toEqual(summary)
    expect((await visitor.call('catalogue/detail', { sku_id })).reviews).toEqual(summary)
  })

  test('QUA-04 an unknown goods, wrong stars and a strange cursor are refused', async () => {
    for (const path of ['review/list', 'review/summary'] as const)
      await expect(visitor.call(path, { goods_id: 2147483647 })).rejects.toMatchObject({ reason: 'catalogue.goods_not_found' })
    for (const stars of [0, 6, -1]) await expect(list({ stars })).rejects.toMatchObject({ data: { fields: { stars: expect.any(String) } } })
    await expect(list({ cursor: 'AAAA' })).rejects.toMatchObject({ data: { fields: { cursor: expect.any(String) } } })
  })

  test.each([
    [{}, ['Again', 'Never arrived', 'Good', 'Lovely']],
    [{ with_pictures: true }, ['Lovely']],
    [{ with_pictures: false, stars: 5 }, ['Again']],
    [{ is_shown: false }, ['Never arrived']],
    [{ is_answered: false, is_shown: true }, ['Again', 'Good']],
    [{ member_id: 2147483647 }, []],
  ])('CAT-08 the operator narrows reviews by %o', async (filter, found) => {
    const moderator = await staffClient(shop, 'support')
    const { list: rows } = await moderator.call('review/list_for_moderation', { goods_id, member_id: buyer.member_id, ...filter })
    expect(rows.map((one) => one.text)).toEqual(found)
  })

  test('CAT-08 a masked name tells neither itself nor its length', () => {
    expect(['alice', 'al', '王小明', '😀'].map(maskName)).toEqual(['a***e', 'a***', '王***明', '😀***'])
  })
})
