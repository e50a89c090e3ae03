import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { priceOn, priceToday } from './price-on.ts'
import { publishPrice } from './test/publish-price.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const [ann, bob] = [await staffClient(shop, 'finance'), await staffClient(shop, 'owner')]
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
const firstDay = async () => (await ann.call('unit_price/current', {})).first_day
const request = async (fields: { unit?: 'ACC' | 'AAA'; price?: string; starts_on?: string; is_jump_confirmed?: boolean } = {}) =>
  ann.call('unit_price/request', {
    unit: 'ACC',
    price: '1.10',
    starts_on: await firstDay(),
    reason: 'The market',
    is_jump_confirmed: true,
    ...fields,
  })
const today = (unit: 'ACC' | 'AAA') => priceToday(shop.systemContext(), unit)
const days = (day: string, count: number) => new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)

describe('a price of the day', () => {
  test('AST-15 begins at one, and changes at the next midnight after a second operator approved it', async () => {
    const before = await ann.call('unit_price/current', {})
    expect(before.list).toMatchObject([
      { unit: 'ACC', price: '1.00', upcoming: [] },
      { unit: 'AAA', price: '1.00', upcoming: [] },
    ])
    const made = await request({ unit: 'AAA', price: '1.2345' })
    expect(made).toMatchObject({
      state: 'requested',
      base_price: '1.00',
      change_permille: 234,
      is_jump: false,
      is_own: true,
      effective_at: null,
    })
    expect(await ann.call('unit_price/current', {})).toEqual(before)
    const { request_id, version } = made
    expect(await bob.call('unit_price/approve', { request_id, version })).toMatchObject({ state: 'approved', version: 2, is_own: false })
    expect((await ann.call('unit_price/current', {})).list[1]).toMatchObject({
      price: '1.00',
      upcoming: [{ price: '1.2345', starts_on: before.first_day }],
    })
    expect(await today('AAA')).toBe(1_000_000n)
    await shop.advance({ days: 1 })
    expect(await today('AAA')).toBe(1_234_500n)
    expect(await priceOn(shop.systemContext(), 'AAA', before.today)).toBe(1_000_000n)
    const { list } = await ann.call('unit_price/list', { unit: 'AAA' })
    expect(list).toMatchObject([
      {
        price: '1.2345',
        starts_on: before.first_day,
        reason: 'The market',
        requested_by_name: `Ann #${ann.staff_id}`,
        approved_by_name: `Ann #${bob.staff_id}`,
      },
      { price: '1.00', published_at: null, requested_by_name: null },
    ])
  })

  test('AST-15 a chart has the price of each of the last days', async () => {
    await publishPrice(shop, 'ACC', '2.00')
    await shop.advance({ days: 2 })
    const { list } = await ann.call('unit_price/history', { unit: 'ACC', days: 30 })
    const { today: day } = await ann.call('unit_price/current', {})
    expect(list).toHaveLength(30)
    expect(list.slice(-3)).toEqual([
      { day: days(day, -2), price: '1.00' },
      { day: days(day, -1), price: '2.00' },
      { day, price: '2.00' },
    ])
    expect((await ann.call('unit_price/history', { unit: 'ACC', days: 365 })).list).toHaveLength(365)
  })

  test('AST-15 the price of a day that has begun never changes, whoever writes; one that has not begun is replaced', async () => {
    const starts_on = await firstDay()
    await publishPrice(shop, 'ACC', '3.00')
    await publishPrice(shop, 'ACC', '3.50')
    expect((await ann.call('unit_price/current', {})).list[0]!.upcoming).toEqual([{ price: '3.50', starts_on }])
    expect((await ann.call('unit_price/list', { unit: 'ACC' })).list.slice(0, 2)).toMatchObject([
      { price: '3.50', starts_on, is_replaced: false },
      { price: '3.00', starts_on, is_replaced: true },
    ])
    await shop.advance({ days: 1 })
    expect(await reasonOf(request({ starts_on }))).toBe('unit_price.day_begun')
    for (const change of [sql`update unit_price set micros = 1`, sql`delete from unit_price`, sql`truncate unit_price cascade`])
      await expect(change.execute(shop.admin)).rejects.toThrow()
    expect(await today('ACC')).toBe(3_500_000n)
  })

  test('AST-15 what is approved after its day has begun applies from the next day', async () => {
    const { request_id, version, starts_on } = await request({ price: '4.00' })
    await shop.advance({ days: 1 })
    expect(await bob.call('unit_price/approve', { request_id, version })).toMatchObject({ starts_on: days(starts_on, 1) })
    expect(await today('ACC')).toBe(3_500_000n)
    await shop.advance({ days: 1 })
    expect(await today('ACC')).toBe(4_000_000n)
  })
})

describe('bad input', () => {
  test.each(['0', '0.00', '0.000000', '-1', '1.2345678', '1000000', '1e3', '01', '.5', ''])(
    'AST-15 a price of %j is refused by name',
    async (price) => {
      const refused = await refusalOf(request({ price }))
      expect(refused).toMatchObject({ reason: 'call.wrong_fields', fields: { price: expect.stringContaining('decimals') } })
    },
  )

  test('AST-15 days that have a price already, or are more than a year away, are refused with the day that is possible', async () => {
    const { today: day, first_day, last_day } = await ann.call('unit_price/current', {})
    for (const starts_on of [day, days(day, -1), '2000-01-01'])
      expect(await refusalOf(request({ starts_on }))).toMatchObject({ reason: 'unit_price.day_begun', details: { day: first_day } })
    expect(await refusalOf(request({ starts_on: days(last_day, 1) }))).toMatchObject({
      reason: 'unit_price.day_too_late',
      details: { day: last_day },
    })
    expect(await reasonOf(request({ starts_on: '2026-02-30' }))).toBe('call.wrong_fields')
  })

  test('AST-15 a jump above the setting needs its confirmation, from the price of the day before', async () => {
    const jump = (price: string, is_jump_confirmed: boolean) => request({ unit: 'AAA', price, is_jump_confirmed })
    expect(await refusalOf(jump('12.345', false))).toMatchObject({ reason: 'unit_price.jump', details: { before: '1.2345', percent: 50 } })
    expect(await reasonOf(jump('0.12', false))).toBe('unit_price.jump')
    expect(await reasonOf(jump('1.8', false))).toBeNull()
    expect(await jump('12.345', true)).toMatchObject({ is_jump: true, change_permille: 9000 })
  })

  test('AST-15 a price that has become a jump until it is approved needs its confirmation then', async () => {
    const near = await request({ unit: 'AAA', price: '1.30', is_jump_confirmed: false, starts_on: days(await firstDay(), 3) })
    const { request_id, version } = near
    await publishPrice(shop, 'AAA', '9.00')
    expect((await bob.call('unit_price/requests', { state: 'requested', unit: 'AAA' })).list).toContainEqual({
      ...near,
      is_own: false,
      is_jump: true,
      base_price: '9.00',
      change_permille: -855,
    })
    expect(await reasonOf(bob.call('unit_price/approve', { request_id, version }))).toBe('unit_price.jump')
    expect(await bob.call('unit_price/approve', { request_id, version, is_jump_confirmed: true })).toMatchObject({ base_price: '9.00' })
  })
})

describe('two operators', () => {
  test('AST-15 CON-14 nobody decides on an own request, and the database refuses it too', async () => {
    const { request_id, version } = await request()
    expect(await reasonOf(ann.call('unit_price/approve', { request_id, version }))).toBe('unit_price.own_request')
    expect(await reasonOf(ann.call('unit_price/refuse', { request_id, version }))).toBe('unit_price.own_request')
    await expect(
      sql`update unit_price_request set state = 'approved', decided_by = requested_by, decided_at = now() where id = ${request_id}`.execute(
        shop.admin,
      ),
    ).rejects.toThrow(/check/)
    expect(await reasonOf(bob.call('unit_price/withdraw', { request_id, version }))).toBe('unit_price.not_own_request')
    expect(await ann.call('unit_price/withdraw', { request_id, version })).toMatchObject({ state: 'withdrawn' })
    expect(await reasonOf(bob.call('unit_price/approve', { request_id, version: 2 }))).toBe('unit_price.request_decided')
    expect(await reasonOf(bob.call('unit_price/approve', { request_id: 2147483647, version }))).toBe('unit_price.request_not_found')
  })

  test('AST-15 CON-14 an operator who is new, or was given permissions by another, does not approve for a time', async () => {
    const cid = await staffClient(shop, 'finance')
    await sql`update staff set permissions_changed_at = clock_timestamp() where id = ${cid.staff_id}`.execute(shop.db)
    const { request_id, version } = await request()
    expect(await reasonOf(cid.call('unit_price/approve', { request_id, version }))).toBe('staff.too_new')
    expect(await cid.call('unit_price/refuse', { request_id, version })).toMatchObject({ state: 'refused' })
  })

  test('AST-15 a request is decided once, however many operators press at once; a repeated call changes nothing', async () => {
    const cid = await staffClient(shop, 'finance')
    const { request_id, version } = await request({ price: '5.00' })
    const outcomes = await Promise.all([bob, cid, bob, cid].map((one) => reasonOf(one.call('unit_price/approve', { request_id, version }))))
    expect(outcomes.map(String).toSorted()).toEqual(['null', ...Array<string>(3).fill('unit_price.request_decided')])
    const key = { request_key: crypto.randomUUID() }
    const input = { unit: 'ACC', price: '5.10', starts_on: await firstDay(), reason: 'Twice' } as const
    const once = await ann.call('unit_price/request', input, key)
    expect(await ann.call('unit_price/request', input, key)).toEqual(once)
  })

  test('AST-15 several prices of one day that are approved at once are all published, one after the other', async () => {
    const made = [await request({ price: '6.00' }), await request({ price: '6.10' }), await request({ price: '6.20' })]
    await Promise.all(made.map(({ request_id, version }) => bob.call('unit_price/approve', { request_id, version })))
    const { rows } = await sql<{ revision: number }>`
      select revision from unit_price where request_id = any (${made.map(({ request_id }) => request_id)}) order by revision`.execute(
      shop.db,
    )
    const first = rows[0]!.revision
    expect(rows.map(({ revision }) => revision - first)).toEqual([0, 1, 2])
  })

  test('AST-15 CON-01 requested prices are pending work of who may see them', async () => {
    const count = async () => (await ann.call('ops/pending', {})).list.find(({ kind }) => kind === 'unit_prices')!.count
    const before = await count()
    const { request_id, version } = await request()
    expect(await count()).toBe(before + 1)
    await bob.call('unit_price/refuse', { request_id, version })
    expect(await count()).toBe(before)
    await (await staffClient(shop, 'owner')).call('staff/add_role', { name: 'packer', permissions: ['order.view'] })
    expect((await (await staffClient(shop, 'packer')).call('ops/pending', {})).list.some(({ kind }) => kind === 'unit_prices')).toBe(false)
  })
})
