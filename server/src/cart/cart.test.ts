import { expect, test } from 'vitest'
import { makeGoods, makeReduction } from '../../test/fixtures.ts'
import { openTestShop, type Client } from '../../test/harness.ts'

const shop = await openTestShop()
const refusalOf = (call: Promise<unknown>) => call.then(() => null).catch((error: { data: unknown }) => error.data)
const linesOf = async (client: Client) => (await client.call('cart/view', {})).groups.flatMap((group) => group.lines)
const add = (client: Client, sku_id: number, quantity = 1) => client.call('cart/add', { sku_id, quantity })

test('ORD-01 adding a SKU twice raises its line, and the badge counts lines', async () => {
  const member = await shop.member()
  const [one, two] = [await makeGoods(shop), await makeGoods(shop)]
  expect(await add(member, one.sku_id, 2)).toEqual({ count: 1 })
  expect(await add(member, two.sku_id)).toEqual({ count: 2 })
  expect(await add(member, one.sku_id, 3)).toEqual({ count: 2 })
  expect((await linesOf(member)).map(({ sku_id, quantity }) => [sku_id, quantity])).toEqual([
    [two.sku_id, 1],
    [one.sku_id, 5],
  ])
  expect(await member.call('cart/count', {})).toEqual({ count: 2 })
})

test('ORD-01 a visitor has a cart of their own by the browser’s key, and no other sees it', async () => {
  const [visitor, other] = [shop.visitor(), shop.visitor()]
  const { sku_id } = await makeGoods(shop)
  await add(visitor, sku_id)
  expect(await linesOf(visitor)).toHaveLength(1)
  expect(await linesOf(other)).toEqual([])
})

test('a visitor without a key sees an empty cart, and a change is refused by the name of the field', async () => {
  const { sku_id } = await makeGoods(shop)
  const view = await shop.app.request('/api/cart/view')
  expect(((await view.json()) as { data: { goods_count: number } }).data.goods_count).toBe(0)
  const body = `sku_id=${sku_id}&quantity=1&request_key=${crypto.randomUUID()}`
  const added = await shop.app.request('/api/cart/add', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  expect([added.status, (await added.json()) as unknown]).toMatchObject([400, { data: { fields: { visitor: expect.any(String) } } }])
})

test('QUA-04 a quantity that is none, negative or huge is refused by its name, and nothing changes', async () => {
  const member = await shop.member()
  const { sku_id } = await makeGoods(shop)
  for (const quantity of [0, -1, 10_000, 1e12, 1.5]) {
    expect(await refusalOf(add(member, sku_id, quantity))).toMatchObject({
      reason: 'call.wrong_fields',
      fields: { quantity: expect.any(String) },
    })
  }
  expect(await linesOf(member)).toEqual([])
})

test('ORD-01 a line goes up to the stock and says what is left', async () => {
  const member = await shop.member()
  const { sku_id } = await makeGoods(shop, { stock: 3 })
  await add(member, sku_id, 2)
  expect(await refusalOf(add(member, sku_id, 2))).toEqual({ reason: 'cart.sold_out', details: { left: 3, sku_id } })
  const [line] = await linesOf(member)
  expect(line).toMatchObject({ quantity: 2, max_quantity: 3, max_reason: 'stock' })
  expect(await refusalOf(member.call('cart/change_quantity', { line_id: line!.line_id, quantity: 4 }))).toMatchObject({
    reason: 'cart.sold_out',
  })
  await member.call('cart/change_quantity', { line_id: line!.line_id, quantity: 3 })
  expect((await linesOf(member))[0]).toMatchObject({ quantity: 3 })
})

test('ORD-01 the limit of a goods counts over all its lines', async () => {
  const member = await shop.member()
  const { sku_ids } = await makeGoods(shop, { attributes: { Colour: ['Red', 'Blue'] }, max_per_member: 3 })
  await add(member, sku_ids[0]!, 2)
  expect(await refusalOf(add(member, sku_ids[1]!, 2))).toEqual({ reason: 'cart.purchase_limit', details: { limit: 3, sku_id: sku_ids[1] } })
  await add(member, sku_ids[1]!, 1)
  const [blue] = await linesOf(member)
  expect(blue).toMatchObject({ sku_id: sku_ids[1], max_quantity: 1, max_reason: 'limit' })
})

test('goods off the shelf, unknown, or ordered on their own page do not come in', async () => {
  const member = await shop.member()
  const off = await makeGoods(shop, { is_listed: false })
  const device = await makeGoods(shop, { goods_type: 'entity' })
  expect(await refusalOf(add(member, off.sku_id))).toMatchObject({ reason: 'cart.unlisted' })
  expect(await refusalOf(add(member, 2_000_000_000))).toMatchObject({ reason: 'cart.unlisted' })
  expect(await refusalOf(add(member, device.sku_id))).toMatchObject({ reason: 'order.not_purchasable_here' })
})

test('a cart holds at most as many lines as set', async () => {
  const small = await openTestShop({ settings: { 'cart.max_lines': 2 } })
  const member = await small.member()
  const goods = [await makeGoods(small), await makeGoods(small), await makeGoods(small)]
  for (const { sku_id } of goods.slice(0, 2)) await add(member, sku_id)
  expect(await refusalOf(add(member, goods[2]!.sku_id))).toEqual({ reason: 'cart.full', details: { maximum: 2 } })
  expect(await add(member, goods[0]!.sku_id)).toEqual({ count: 2 })
})

test('ORD-01 domestic and overseas lines stand in groups, what cannot be bought apart, and clearing takes it out', async () => {
  const member = await shop.member()
  const [home, abroad] = [await makeGoods(shop), await makeGoods(shop, { warehouse: 'overseas' })]
  const [off, sold] = [await makeGoods(shop), await makeGoods(shop, { stock: 1 })]
  for (const { sku_id } of [home, abroad, off, sold]) await add(member, sku_id)
  await shop.db.updateTable('goods').set({ is_listed: false }).where('id', '=', off.goods_id).execute()
  await shop.db.updateTable('stock').set({ reserved: 1 }).where('sku_id', '=', sold.sku_id).execute()
  const cart = await member.call('cart/view', {})
  expect(cart.groups.map(({ warehouse, lines }) => [warehouse, lines.map((line) => line.sku_id)])).toEqual([
    ['domestic', [home.sku_id]],
    ['overseas', [abroad.sku_id]],
  ])
  expect(cart.invalid.map(({ sku_id, reason }) => [sku_id, reason])).toEqual([
    [sold.sku_id, 'sold_out'],
    [off.sku_id, 'unlisted'],
  ])
  expect(cart).toMatchObject({ selected_count: 2, goods_count: 4, totals: { total: '20.00' } })
  const cleared = await member.call('cart/clear_invalid', {})
  expect(cleared).toMatchObject({ invalid: [], goods_count: 2 })
})

test('ORD-01 lines are selected one by one, by warehouse and all; totals are of the selected', async () => {
  const member = await shop.member()
  const [one, two] = [await makeGoods(shop, { price: 1000 }), await makeGoods(shop, { price: 700 })]
  const abroad = await makeGoods(shop, { price: 300, warehouse: 'overseas' })
  for (const { sku_id } of [one, two, abroad]) await add(member, sku_id)
  const select = async (choice: { line_ids?: number[]; warehouse?: 'domestic' | 'overseas'; selected: boolean }) => {
    const cart = await member.call('cart/select', choice)
    expect(await member.call('cart/view', {})).toEqual(cart)
    return [cart.totals.total, cart.selected_count]
  }
  const first = (await linesOf(member)).find((line) => line.sku_id === one.sku_id)!
  expect(await select({ selected: false })).toEqual(['0.00', 0])
  expect(await select({ line_ids: [first.line_id], selected: true })).toEqual(['10.00', 1])
  expect(await select({ warehouse: 'overseas', selected: true })).toEqual(['13.00', 2])
  expect(await select({ warehouse: 'domestic', selected: true })).toEqual(['20.00', 3])
  expect(await select({ line_ids: [first.line_id, 2_000_000_000], selected: false })).toEqual(['10.00', 2])
})

test('ORD-01 another SKU takes a line’s place, and joins a line that has it', async () => {
  const member = await shop.member()
  const { sku_ids } = await makeGoods(shop, { attributes: { Size: ['S', 'M', 'L'] }, stock: 5 })
  const other = await makeGoods(shop)
  await add(member, sku_ids[0]!, 2)
  await add(member, other.sku_id)
  const line_id = (await linesOf(member))[1]!.line_id
  const changed = await member.call('cart/change_sku', { line_id, sku_id: sku_ids[1]!, quantity: 3 })
  expect(changed.groups[0]!.lines.map((line) => [line.line_id, line.sku_id, line.quantity])[1]).toEqual([line_id, sku_ids[1], 3])
  await add(member, sku_ids[2]!, 4)
  expect(await refusalOf(member.call('cart/change_sku', { line_id, sku_id: sku_ids[2]!, quantity: 2 }))).toMatchObject({
    reason: 'cart.sold_out',
  })
  const joined = await member.call('cart/change_sku', { line_id, sku_id: sku_ids[2]!, quantity: 1 })
  expect(joined.groups[0]!.lines.map((line) => [line.sku_id, line.quantity])).toEqual([
    [sku_ids[2], 5],
    [other.sku_id, 1],
  ])
  expect(await member.call('cart/view', {})).toEqual(joined)
  const mergedLineId = joined.groups[0]!.lines[0]!.line_id
  expect(await refusalOf(member.call('cart/change_sku', { line_id: mergedLineId, sku_id: other.sku_id, quantity: 1 }))).toMatchObject({
    reason: 'cart.sku_mismatch',
  })
  const same = await member.call('cart/change_sku', { line_id: mergedLineId, sku_id: sku_ids[2]!, quantity: 2 })
  expect(same.groups[0]!.lines[0]).toMatchObject({ line_id: mergedLineId, quantity: 2 })
})

test('ORD-01 R-15 the cart is priced for the member’s grade with the reductions that run, and says what is missing', async () => {
  const [user, rm] = [await shop.member(), await shop.member({ grade: 5 })]
  const { sku_id, goods_id } = await makeGoods(shop, { price: 6000 })
  await makeReduction(shop, { goods_ids: [goods_id] })
  for (const client of [user, rm]) await add(client, sku_id, 1)
  const missing = (await rm.call('cart/view', {})).trace.find((entry) => entry.stage === 'full_reduction' && entry.line_ids.length)
  expect(missing).toMatchObject({ applied: false, reason: 'below_threshold', missing: { amount: '43.00' } })
  for (const client of [user, rm]) await add(client, sku_id, 1)
  expect((await user.call('cart/view', {})).totals).toEqual({
    list_total: '120.00',
    goods_total: '120.00',
    reduction_total: '10.00',
    freight_total: '0.00',
    total: '110.00',
  })
  const cart = await rm.call('cart/view', {})
  expect(cart.totals).toMatchObject({ list_total: '120.00', goods_total: '114.00', reduction_total: '10.00', total: '104.00' })
  expect(cart.groups[0]!.lines[0]).toMatchObject({ list_price: '60.00', unit_price: '57.00' })
})

test('a line whose stock has shrunk is shown as it was put in, with the most that can be had', async () => {
  const member = await shop.member()
  const { sku_id } = await makeGoods(shop, { stock: 10 })
  await add(member, sku_id, 8)
  await shop.db.updateTable('stock').set({ reserved: 7 }).where('sku_id', '=', sku_id).execute()
  expect((await linesOf(member))[0]).toMatchObject({ quantity: 8, max_quantity: 3, max_reason: 'stock' })
})

test('the lines of another cart are neither found, changed nor removed', async () => {
  const [owner, thief, visitor] = [await shop.member(), await shop.member(), shop.visitor()]
  const { sku_id } = await makeGoods(shop)
  await add(owner, sku_id, 2)
  const before = await owner.call('cart/view', {})
  const { line_id } = before.groups[0]!.lines[0]!
  for (const client of [thief, visitor]) {
    expect(await refusalOf(client.call('cart/change_quantity', { line_id, quantity: 1 }))).toEqual({ reason: 'cart.line_not_found' })
    expect(await refusalOf(client.call('cart/change_sku', { line_id, sku_id, quantity: 1 }))).toEqual({ reason: 'cart.line_not_found' })
    await client.call('cart/select', { line_ids: [line_id], selected: false })
    await client.call('cart/remove', { line_ids: [line_id] })
    await client.call('cart/clear_invalid', {})
  }
  expect(await owner.call('cart/view', {})).toEqual(before)
  const removed = await owner.call('cart/remove', { line_ids: [line_id] })
  expect(removed).toMatchObject({ groups: [], goods_count: 0, totals: { total: '0.00' } })
})

test('ORD-01 many taps at once add up, and never past the stock', async () => {
  const member = await shop.member()
  const { sku_id } = await makeGoods(shop, { stock: 7 })
  const taps = await Promise.allSettled(Array.from({ length: 12 }, () => add(member, sku_id)))
  expect(taps.filter((tap) => tap.status === 'fulfilled')).toHaveLength(7)
  expect((await linesOf(member))[0]).toMatchObject({ quantity: 7 })
})
