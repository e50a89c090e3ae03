import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeHashing, hashPassword } from '../src/identity/hash-password.ts'
import type { Database } from '../src/kernel/database/database.ts'
import { catalogueChanged } from '../src/kernel/shared.ts'
import { makeAddress, refusalOf } from '../src/order/test/shopping.ts'
import { makeFreightTemplate, makeGoods, stockOf } from './fixtures.ts'
import { openTestShop } from './harness.ts'
import { failToRun, makeDatabase, makeFolder, runShop, type RunningShop } from './run-shop.ts'

const shop = await openTestShop({ kind: 'opened' })
// Servers of one shop share these, and no disk.
const keys = { SIGN_KEY: randomBytes(32).toString('base64url'), PEPPER_KEY: randomBytes(32).toString('base64url') }
let first: RunningShop
let second: RunningShop
beforeAll(async () => {
  const both = await Promise.all([
    runShop({ ...keys, DATABASE_URL: shop.url, DATA_DIR: makeFolder() }),
    runShop({ ...keys, DATABASE_URL: shop.url, DATA_DIR: makeFolder() }),
  ])
  ;[first, second] = both
})
afterAll(closeHashing)

/** What both processes answer to the same call. */
const atBoth = <T>(call: (one: RunningShop) => Promise<T>) => Promise.all([first, second].map(call))

test('QUA-02 processes that start at once on an empty database migrate it once and all open', async () => {
  const url = await makeDatabase(`template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`)
  const env = () => ({ ...keys, DATABASE_URL: url, DATA_DIR: makeFolder() })
  const shops = await Promise.all([runShop(env()), runShop(env())])
  const ready = await Promise.all(shops.map(async ({ address }) => (await fetch(`${address}/readyz`)).status))
  expect(ready).toEqual([200, 200])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(
    'select (select count(*)::int from migration) as migrations, (select count(*)::int from store_clock) as clocks',
  )
  await client.end()
  const here = await sql<{ migrations: number }>`select count(*)::int as migrations from migration`.execute(shop.db)
  expect(rows).toEqual([{ ...here.rows[0], clocks: 1 }])
})

test.each(['SIGN_KEY', 'PEPPER_KEY'])(
  'QUA-02 a server whose %s is another than that of the others does not start, and says so',
  async (name) => {
    const other = { ...keys, [name]: randomBytes(32).toString('base64url') }
    const { code, output } = await failToRun({ ...other, DATABASE_URL: shop.url, DATA_DIR: makeFolder() })
    expect(code).toBe(1)
    expect(output).toContain(`${name} differs from the key that this database is used with`)
    expect(output).not.toContain(other.SIGN_KEY)
  },
)

test('QUA-02 a shop that the operator closes is closed at every process within 3 s, and open again likewise', async () => {
  const refusals = () => atBoth((one) => refusalOf(one.as(shop.visitor()).call('catalogue/brands', {})))
  expect(await refusals()).toEqual([null, null])
  await sql`insert into setting (key, value) values ('site.state', '-2')`.execute(shop.db)
  const closed = expect.objectContaining({ reason: 'site.closed_by_operator' }) as unknown
  await expect.poll(refusals).toEqual([closed, closed])
  await sql`delete from setting where key = 'site.state'`.execute(shop.db)
  await expect.poll(refusals).toEqual([null, null])
})

const setHotline = (db: Database, hotline: string) =>
  sql`
  insert into setting (key, value) values ('site.hotline', ${JSON.stringify(hotline)}::jsonb) on conflict (key) do update set value = excluded.value`.execute(
    db,
  )
const hotlines = () => atBoth(async (one) => (await one.as(shop.visitor()).call('site/state', {})).hotline)

test('QUA-02 a change that was not told by notification is seen by every process', async () => {
  await shop.admin.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await setHotline(db, 'untold')
  })
  await expect.poll(hotlines).toEqual(['untold', 'untold'])
})

test('QUA-02 a change of the catalogue makes every process drop the answers it kept', async () => {
  const { goods_id, sku_id } = await makeGoods(shop, { names: { 'en-us': 'Old name' } })
  // Who has seen this has seen the goods' own change.
  await setHotline(shop.db, 'later')
  await expect.poll(hotlines).toEqual(['later', 'later'])
  const names = () => atBoth(async (one) => (await one.as(shop.visitor()).call('catalogue/detail', { sku_id })).goods_name)
  expect(await names()).toEqual(['Old name', 'Old name'])
  await sql`update goods_text set name = 'New name' where goods_id = ${goods_id}`.execute(shop.db)
  expect(await names()).toEqual(['Old name', 'Old name'])
  await catalogueChanged(shop.db)
  await expect.poll(names).toEqual(['New name', 'New name'])
})

test('QUA-02 a timer that falls due runs once over all processes', async () => {
  const version = async () => (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()).version
  const before = await version()
  // Each run of this kind moves the version on by one.
  await sql`
    insert into timer (kind, subject, due_at)
    select 'promotion.window_changed', 'test ' || n, store_now() + make_interval(secs => n / 20.0) from generate_series(1, 40) n`.execute(
    shop.db,
  )
  const left = async () => (await shop.db.selectFrom('timer').select('id').where('subject', 'like', 'test %').execute()).length
  await expect.poll(left).toBe(0)
  expect((await version()) - before).toBe(40n)
})

test('QUA-02 a command repeated at another process gives the stored answer and changes nothing more', async () => {
  const member = await shop.member()
  const { sku_id } = await makeGoods(shop)
  const request_key = crypto.randomUUID()
  const add = (one: RunningShop) => one.as(member).call('cart/add', { sku_id, quantity: 2 }, { request_key })
  expect(await add(first)).toEqual({ count: 1 })
  expect(await add(second)).toEqual({ count: 1 })
  const { groups } = await second.as(member).call('cart/view', {})
  expect(groups.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([2])
})

test('QUA-02 the same command at two processes at once is done once', async () => {
  const member = await shop.member()
  const { sku_id } = await makeGoods(shop)
  const request_key = crypto.randomUUID()
  expect(await atBoth((one) => one.as(member).call('cart/add', { sku_id, quantity: 3 }, { request_key }))).toEqual([
    { count: 1 },
    { count: 1 },
  ])
  expect(await shop.db.selectFrom('cart_line').select('quantity').where('sku_id', '=', sku_id).execute()).toEqual([{ quantity: 3 }])
})

test('QUA-02 a log-in at one process ends the session at another', async () => {
  const member = await shop.member({ account: 'two_phones' })
  const hash = await hashPassword('right-password-1')
  await shop.db.insertInto('login_password').values({ member_id: member.member_id, hash }).execute()
  expect(await second.as(member).call('member/view', {})).toMatchObject({ account: 'two_phones' })
  const { token } = await first.as(shop.visitor()).call('identity/log_in', { account: 'two_phones', password: 'right-password-1' })
  expect(await refusalOf(second.as(member).call('member/view', {}))).toMatchObject({ reason: 'session.logged_in_elsewhere' })
  expect(await second.as({ ...member, token }).call('member/view', {})).toMatchObject({ account: 'two_phones' })
})

test('QUA-02 a quote of one process is ordered at the other, and the last units are sold once', async () => {
  const freight_template_id = await makeFreightTemplate(shop)
  const { sku_id } = await makeGoods(shop, { stock: 3, freight_template_id })
  const orders = Array.from({ length: 8 }, async (_, n) => {
    const [here, there] = n % 2 ? [first, second] : [second, first]
    const buyer = await shop.member()
    const address_id = await makeAddress(here.as(buyer))
    const { quote } = await here.as(buyer).call('order/quote', { sku_id, quantity: 1, address_id })
    return () => there.as(buyer).call('order/create', { sku_id, quantity: 1, address_id, quote })
  })
  const refusals = await Promise.all((await Promise.all(orders)).map((order) => refusalOf(order())))
  expect(refusals.filter((one) => one === null)).toHaveLength(3)
  expect(refusals.filter((one) => one?.reason === 'cart.sold_out')).toHaveLength(5)
  expect(await stockOf(shop, sku_id)).toEqual({ on_hand: 3, reserved: 3 })
})
