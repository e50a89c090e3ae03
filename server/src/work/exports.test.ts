import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { buyNow, makeBuyer } from '../order/test/shopping.ts'
import { exportedFile } from './test/exported-file.ts'

const shop = await openTestShop()
const ann = await staffClient(shop, 'owner')
const { sku_id } = await makeGoods(shop, { price: 1250 })
const buyer = await makeBuyer(shop)
const orders = [await buyNow(buyer, sku_id), await buyNow(buyer, sku_id, 2)]

const fileOf = (started: Promise<{ work_id: number }>) => exportedFile(shop, ann, started)
const linesOf = (file: Buffer) => file.toString().trimEnd().split('\r\n')

test('CON-10 all orders of a filter as CSV, a row a line', async () => {
  const file = await fileOf(ann.call('order/export_all', { format: 'csv' }))
  expect(linesOf(file)).toHaveLength(1 + orders.length)
  expect(linesOf(await fileOf(ann.call('order/export_all', { format: 'csv', state: 'completed' })))).toHaveLength(1)
})

test('CON-10 all orders as XLSX, amounts digit by digit', async () => {
  const sheet = strFromU8(unzipSync(await fileOf(ann.call('order/export_all', { format: 'xlsx' })))['xl/worksheets/sheet1.xml']!)
  expect(sheet.match(/<row>/g)).toHaveLength(1 + orders.length)
  expect(sheet).toContain('<v>12.50</v>')
})

test.each([
  ['amount', ['1', '2']],
  ['-amount', ['2', '1']],
  [undefined, ['2', '1']],
  ['created_at', ['1', '2']],
] as const)('CON-10 orders are in the file as the list is sorted: %s', async (sort, quantities) => {
  const [head, ...lines] = linesOf(await fileOf(ann.call('order/export_all', { format: 'csv', ...(sort && { sort }) })))
  const column = head!.split(',').indexOf('Quantity')
  expect(lines.map((line) => line.split(',')[column])).toEqual(quantities)
})

test('CON-10 members are in the file as the list is sorted', async () => {
  const others = [await makeBuyer(shop), await makeBuyer(shop)]
  expect(others).toHaveLength(2)
  const accountsBy = async (sort: 'account' | '-account') =>
    linesOf(await fileOf(ann.call('member/export_all', { format: 'csv', sort })))
      .slice(1)
      .map((line) => line.split(',')[1]!)
  const accounts = await accountsBy('account')
  expect(accounts.length).toBeGreaterThan(2)
  expect(accounts).toEqual(accounts.toSorted())
  expect(await accountsBy('-account')).toEqual(accounts.toReversed())
})

test('CON-10 a file of several pages has every order once, in its order', async () => {
  const copies = sql`select o.one || jsonb_build_object('id', o.id + n, 'order_no', 'copy ' || n, 'total', n % 7) as row
    from (select id, to_jsonb(shop_order) as one from shop_order order by id desc limit 1) o, generate_series(1, 1100) n`
  await sql`insert into shop_order overriding system value select r.* from (${copies}) c, jsonb_populate_record(null::shop_order, c.row) r`.execute(
    shop.admin,
  )
  await sql`insert into order_line overriding system value
    select r.* from (
      select l.one || jsonb_build_object('id', l.id + n, 'order_id', l.order_id + n) as row
      from (select id, order_id, to_jsonb(order_line) as one from order_line order by id desc limit 1) l, generate_series(1, 1100) n
    ) c, jsonb_populate_record(null::order_line, c.row) r`.execute(shop.admin)
  const [head, ...lines] = linesOf(await fileOf(ann.call('order/export_all', { format: 'csv', sort: '-amount' })))
  const columnOf = (name: string) => head!.split(',').findIndex((one) => one.includes(name))
  const cells = lines.map((line) => line.split(','))
  expect(new Set(cells.map((row) => row[columnOf('Order number')])).size).toBe(lines.length)
  expect(lines).toHaveLength(orders.length + 1100)
  const totals = cells.map((row) => Number(row[columnOf('Order total')]))
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
})

test('CON-10 members with their contacts masked', async () => {
  const lines = linesOf(await fileOf(ann.call('member/export_all', { format: 'csv', state: 'active' })))
  expect(lines[0]).toContain('Account,Nickname,Email')
  expect(lines).toHaveLength(1 + (await shop.db.selectFrom('member').select('id').execute()).length)
  expect(lines.join()).not.toContain((await shop.db.selectFrom('member').select('email').executeTakeFirstOrThrow()).email)
})

test('CON-06 every entry of the ledger in a period: what is in the file sums to zero', async () => {
  const days = { from_day: '2020-01-01', until_day: '2099-12-31' }
  const lines = linesOf(await fileOf(ann.call('wallet/export_entries', { ...days, format: 'csv' })))
  const { rows } = await shop.pool.query<{ count: number }>('select count(*)::int as count from entry')
  expect(lines).toHaveLength(1 + rows[0]!.count)
  const none = linesOf(await fileOf(ann.call('wallet/export_entries', { from_day: '2020-01-01', until_day: '2020-01-02', format: 'csv' })))
  expect(none).toHaveLength(1)
})

test('CON-10 who may not export is refused', async () => {
  const support = await staffClient(shop, 'support')
  const refused = await support.call('member/export_all', { format: 'csv' }).catch((error: Refused) => error)
  expect((refused as Refused).reason).toBe('call.forbidden')
})
