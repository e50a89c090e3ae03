import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { InputOf } from '@longmall/contract/operation.ts'
import type { distribution as contract } from '@longmall/contract/distribution.ts'
import { makeCategory, makeGoods, type GoodsInput } from '../../../test/fixtures.ts'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { makePromotion } from '../../../test/make-promotion.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refreshGoods } from '../../catalogue/refresh-goods.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { makeDistributorMember } from '../test/distributors.ts'

const shop = await openTestShop()
const operator = await staffClient(shop, 'operator')
type Input = InputOf<typeof contract.goods>
const sorts = ['earnings', 'sales', 'price_up', 'price_down'] as const

const pay = (goods_id: number, mode: 'own' | 'none' | 'level', first = 0) =>
  operator.call('distribution/save_goods', { goods_id, version: 0, mode, ...(mode === 'own' && { rates: { first, second: 0, third: 0 } }) })
const rowsOf = async ({ call }: Client, input: Input = {}) =>
  (await call('distribution/goods', input)).list.map(({ goods, earns }) => `${goods.goods_name} ${earns}`)
/** All pages of one, one after another. */
async function pagesOf({ call }: Client, input: Input, page_size: number) {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await call('distribution/goods', { ...input, page_size, ...(cursor ? { cursor } : {}) })
    seen.push(...page.list.map(({ goods, earns }) => `${goods.goods_name} ${earns}`))
    cursor = page.next ?? undefined
  } while (cursor)
  return seen
}

const tea = await makeCategory(shop, { 'en-us': 'Tea' })
const named = async (name: string, input: GoodsInput = {}) => (await makeGoods(shop, { names: { 'en-us': name }, ...input })).goods_id
const cup = await named('Cup', { price: 1000, sale_count: 5, category_id: tea })
const pot = await named('Pot', { price: 4000, sale_count: 9 })
const bowl = await named('Bowl', { price: 3000, sale_count: 7, category_id: tea })
const free = await named('Tray', { price: 9000, sale_count: 99 })
await named('Hidden', { price: 9900, is_listed: false })
await named('Starter', { price: 9900, goods_type: 'start_up' })
await pay(bowl, 'own', 200_000)
await pay(free, 'none')

test('DST-04 goods that pay commission are listed with what one earns, by earnings, sales or price', async () => {
  const seller = await makeDistributorMember(shop)
  const expected = {
    earnings: ['Bowl 6.00', 'Pot 2.00', 'Cup 0.50'],
    sales: ['Pot 2.00', 'Bowl 6.00', 'Cup 0.50'],
    price_up: ['Cup 0.50', 'Bowl 6.00', 'Pot 2.00'],
    price_down: ['Pot 2.00', 'Bowl 6.00', 'Cup 0.50'],
  }
  for (const sort of sorts) expect([sort, await rowsOf(seller, { sort })]).toEqual([sort, expected[sort]])
  expect(await rowsOf(seller)).toEqual(expected.earnings)
  expect(await rowsOf(seller, { category_id: tea })).toEqual(['Bowl 6.00', 'Cup 0.50'])
  for (const sort of sorts) expect(await rowsOf(seller, { search: 'pot', sort })).toEqual(['Pot 2.00'])
  expect(await rowsOf(seller, { search: 'nothing' })).toEqual([])
})

test('DST-04 goods of a level that earns nothing are left out; those with rates of their own stay', async () => {
  const seller = await makeDistributorMember(shop)
  const nothing = await operator.call('distribution/save_level', {
    position: 0,
    rates: { first: 0, second: 10_000, third: 0 },
    conditions: { orders: 0, sales: '0.00', members: 0 },
    texts: [{ language: 'en-us', name: 'Probation' }],
  })
  const { level_id } = nothing
  await operator.call('distribution/change_distributor', { member_id: seller.member_id, version: 1, level_id, reason: 'New' })
  for (const sort of sorts) expect([sort, await rowsOf(seller, { sort })]).toEqual([sort, ['Bowl 6.00']])
})

test('DST-04 what earns the same, by level and by rates of its own, stands once in pages of every size', async () => {
  const seller = await makeDistributorMember(shop)
  const category_id = await makeCategory(shop, { 'en-us': 'Same' })
  for (let n = 0; n < 12; n++) {
    // Of 5 % of 20.00, of 10 % of 10.00: 1.00; and some a fraction of a cent apart.
    const goods_id = await named(`Same ${n}`, { price: n % 3 === 0 ? 1000 : 2000 + (n % 4), category_id, sale_count: n % 2 })
    if (n % 3 === 0) await pay(goods_id, 'own', 100_000)
  }
  for (const sort of sorts) {
    const whole = await rowsOf(seller, { category_id, sort, page_size: 50 })
    expect(new Set(whole).size).toBe(12)
    for (const size of [1, 2, 5]) expect([sort, size, await pagesOf(seller, { category_id, sort }, size)]).toEqual([sort, size, whole])
  }
  const { list } = await seller.call('distribution/goods', { category_id, page_size: 50 })
  const exact = list.map(({ goods, rate_ppm }) => Number(goods.price) * rate_ppm)
  expect(exact).toEqual(exact.toSorted((a, b) => b - a))
})

test('DST-04 earnings follow the price at once: changed, unlisted, listed again, and lowered by a promotion', async () => {
  const seller = await makeDistributorMember(shop)
  const goods = await makeGoods(shop, { names: { 'en-us': 'Lamp' }, price: 1000 })
  const { goods_id, sku_id } = goods
  await pay(goods_id, 'own', 100_000)
  const lamp = async () => (await rowsOf(seller, { search: 'lamp' })).join()
  const storedOf = async () =>
    (await shop.db.selectFrom('goods_commission').select('price').where('goods_id', '=', goods_id).executeTakeFirstOrThrow()).price
  expect(await lamp()).toBe('Lamp 1.00')
  const change = async (values: { price?: bigint; is_listed?: boolean }) => {
    if (values.price !== undefined) await shop.db.updateTable('sku').set({ price: values.price }).where('id', '=', sku_id).execute()
    if (values.is_listed !== undefined)
      await shop.db.updateTable('goods').set({ is_listed: values.is_listed }).where('id', '=', goods_id).execute()
    await refreshGoods(shop.db, [goods_id])
  }
  await change({ price: 2000n })
  expect([await lamp(), await storedOf()]).toEqual(['Lamp 2.00', 2000n])
  await change({ is_listed: false })
  expect([await lamp(), await storedOf()]).toEqual(['', 0n])
  await change({ is_listed: true })
  expect([await lamp(), await storedOf()]).toEqual(['Lamp 2.00', 2000n])
  await makePromotion(shop, { kind: 'discount', items: [{ goods_id, sku_id, price: 500 }] })
  expect(await lamp()).toBe('Lamp 0.50')
})

test('DST-04 QUA-04 a cursor of another sort, or forged, is refused', async () => {
  const seller = await makeDistributorMember(shop)
  const { next } = await seller.call('distribution/goods', { page_size: 1 })
  const forged = Buffer.from('earnings 99999999999999999999 1').toString('base64url')
  for (const [sort, cursor] of [
    ['sales', next!],
    ['earnings', 'AAAA'],
    ['earnings', forged],
  ] as const)
    expect(Object.keys((await refusalOf(seller.call('distribution/goods', { sort, cursor })))!.fields!)).toEqual(['cursor'])
})

test('DST-04 followed goods stand with the last one first, twice is once, and what earns nothing says so', async () => {
  const seller = await makeDistributorMember(shop)
  const follow = (goods_id: number, is_followed = true) => seller.call('distribution/follow', { goods_id, is_followed })
  for (const goods_id of [cup, free, pot, cup]) expect(await follow(goods_id)).toEqual({ is_followed: true })
  const followed = async () =>
    (await seller.call('distribution/followed', {})).list.map(({ goods, earns }) => `${goods.goods_name} ${earns}`)
  expect(await followed()).toEqual(['Pot 2.00', 'Tray 0.00', 'Cup 0.50'])
  expect(await follow(free, false)).toEqual({ is_followed: false })
  expect(await follow(free, false)).toEqual({ is_followed: false })
  const first = await seller.call('distribution/followed', { page_size: 1 })
  const second = await seller.call('distribution/followed', { page_size: 1, cursor: first.next! })
  expect([first, second].map(({ list }) => list[0]!.goods.goods_name)).toEqual(['Pot', 'Cup'])
  expect(second.next).toBeNull()
  const { list } = await seller.call('distribution/goods', { category_id: tea })
  expect(list.map(({ goods, is_followed }) => [goods.goods_id, is_followed])).toEqual([
    [bowl, false],
    [cup, true],
  ])
  expect(await refusalOf(follow(2147483647))).toEqual({ reason: 'catalogue.goods_not_found' })
})

test('DST-04 more goods than the limit are not followed, whoever asks at once', async () => {
  const seller = await makeDistributorMember(shop)
  await sql`insert into setting (key, value) values ('distribution.max_followed', '2')`.execute(shop.db)
  await shop.refresh()
  const answers = await Promise.allSettled(
    [cup, pot, bowl].map((goods_id) => seller.call('distribution/follow', { goods_id, is_followed: true })),
  )
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.data] : []))
  expect(refused).toEqual([{ reason: 'distribution.too_many_followed', details: { limit: 2 } }])
  expect((await seller.call('distribution/followed', {})).list).toHaveLength(2)
})

test('DST-04 a member who is no distributor sees none of it', async () => {
  const member = await shop.member()
  for (const path of ['distribution/goods', 'distribution/followed', 'distribution/levels', 'distribution/promote_code'] as const)
    expect([path, await refusalOf(member.call(path, {}))]).toEqual([path, { reason: 'distribution.not_distributor' }])
  expect(await refusalOf(member.call('distribution/follow', { goods_id: cup, is_followed: true }))).toEqual({
    reason: 'distribution.not_distributor',
  })
})
