import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type Client } from '../../test/harness.ts'
import { plus } from '../kernel/time/clock.ts'
import { deleteStaleVisitorCarts } from './erasure/delete-stale-visitor-carts.ts'

const shop = await openTestShop({ settings: { 'cart.max_lines': 5 } })
const add = (client: Client, sku_id: number, quantity: number) => client.call('cart/add', { sku_id, quantity })
const quantities = async (client: Client) =>
  new Map((await client.call('cart/view', {})).groups.flatMap((group) => group.lines).map((line) => [line.sku_id, line.quantity]))

/** A visitor's browser, and the member who then logs in on it. */
async function browser() {
  const visitor = shop.visitor()
  return { visitor, member: await shop.member() }
}

async function mergeOn(visitor: Client, member: Client) {
  const response = await shop.app.request('/api/cart/merge', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', visitor: visitor.visitor, token: member.token! },
    body: `request_key=${crypto.randomUUID()}`,
  })
  return ((await response.json()) as { data: { changes: unknown[]; count: number } }).data
}

test('R-26 ORD-01 log-in sums both carts, clips to stock and limit, and says what changed', async () => {
  const { visitor, member } = await browser()
  const summed = await makeGoods(shop)
  const short = await makeGoods(shop, { stock: 5 })
  const limited = await makeGoods(shop, { max_per_member: 3 })
  const off = await makeGoods(shop)
  await add(member, summed.sku_id, 2)
  await add(member, short.sku_id, 4)
  await add(member, limited.sku_id, 2)
  for (const [one, quantity] of [
    [summed, 3],
    [short, 4],
    [limited, 3],
    [off, 1],
  ] as const)
    await add(visitor, one.sku_id, quantity)
  await shop.db.updateTable('goods').set({ is_listed: false }).where('id', '=', off.goods_id).execute()

  const { changes, count } = await mergeOn(visitor, member)
  expect(changes).toEqual([
    { goods_name: short.name, sku_name: '', requested_quantity: 8, merged_quantity: 5, reason: 'stock' },
    { goods_name: limited.name, sku_name: '', requested_quantity: 5, merged_quantity: 3, reason: 'limit' },
    { goods_name: off.name, sku_name: '', requested_quantity: 1, merged_quantity: 0, reason: 'unlisted' },
  ])
  expect(count).toBe(3)
  expect(await quantities(member)).toEqual(
    new Map([
      [summed.sku_id, 5],
      [short.sku_id, 5],
      [limited.sku_id, 3],
    ]),
  )
  expect(await visitor.call('cart/count', {})).toEqual({ count: 0 })
  expect(await mergeOn(visitor, member)).toEqual({ changes: [], count: 3 })
})

test('R-26 R-04 what the member has bought counts in the merge', async () => {
  const { visitor, member } = await browser()
  const { sku_id, goods_id, name } = await makeGoods(shop, { max_per_member: 3 })
  await add(visitor, sku_id, 3)
  await shop.db.insertInto('cart_allowance').values({ member_id: member.member_id, goods_id, used: 2 }).execute()
  expect((await mergeOn(visitor, member)).changes).toEqual([
    { goods_name: name, sku_name: '', requested_quantity: 3, merged_quantity: 1, reason: 'limit' },
  ])
  expect(await quantities(member)).toEqual(new Map([[sku_id, 1]]))
})

test('R-26 a line of the member’s that is sold out by now stays, and the visitor’s units of it do not come in', async () => {
  const { visitor, member } = await browser()
  const { sku_id, name } = await makeGoods(shop, { stock: 5 })
  await add(member, sku_id, 2)
  await add(visitor, sku_id, 1)
  await shop.db.updateTable('stock').set({ reserved: 5 }).where('sku_id', '=', sku_id).execute()
  expect((await mergeOn(visitor, member)).changes).toEqual([
    { goods_name: name, sku_name: '', requested_quantity: 3, merged_quantity: 2, reason: 'stock' },
  ])
  expect((await member.call('cart/view', {})).invalid).toMatchObject([{ sku_id, quantity: 2, reason: 'sold_out' }])
})

test('R-26 a full cart takes no more lines, and says which', async () => {
  const { visitor, member } = await browser()
  for (let n = 0; n < 4; n++) await add(member, (await makeGoods(shop)).sku_id, 1)
  const [first, second] = [await makeGoods(shop), await makeGoods(shop)]
  await add(visitor, first.sku_id, 1)
  await add(visitor, second.sku_id, 1)
  expect(await mergeOn(visitor, member)).toEqual({
    changes: [{ goods_name: second.name, sku_name: '', requested_quantity: 1, merged_quantity: 0, reason: 'full' }],
    count: 5,
  })
})

test('R-26 two merges at once bring the lines in once', async () => {
  const { visitor, member } = await browser()
  const { sku_id } = await makeGoods(shop)
  await add(member, sku_id, 1)
  await add(visitor, sku_id, 2)
  await Promise.all([mergeOn(visitor, member), mergeOn(visitor, member), mergeOn(visitor, member)])
  expect(await quantities(member)).toEqual(new Map([[sku_id, 3]]))
})

test('lines of visitors who stay away are forgotten, those of members are kept', async () => {
  const { visitor, member } = await browser()
  const { sku_id } = await makeGoods(shop)
  for (const client of [visitor, member]) await add(client, sku_id, 1)
  await shop.db
    .updateTable('cart_line')
    .set({ changed_at: plus(shop.site.shared.now(), { days: -31 }) })
    .where('sku_id', '=', sku_id)
    .execute()
  await deleteStaleVisitorCarts.run(shop.site)
  expect(await visitor.call('cart/count', {})).toEqual({ count: 0 })
  expect(await member.call('cart/count', {})).toEqual({ count: 1 })
})
