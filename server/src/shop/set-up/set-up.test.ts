import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { codeOf, reasonOf, refusalOf } from '../../staff/test/operators.ts'
import { setUpInput, printedKey } from '../test/new-shop.ts'

afterAll(closeHashing)
const rowsOf = async ({ db }: TestShop) =>
  (
    await sql`select (select count(*)::int from staff) as staff, (select count(*)::int from setting_history) as settings, currency, set_up_at
      from shop`.execute(db)
  ).rows[0]

describe('the one-time address of a new shop', () => {
  test('CON-13 a start prints one; a second process says in whose output it stands; the next start makes a new one and the old one is void', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const first = await printedKey(shop)
    expect(first.lines[0]).toMatch(/^set-up {4}http:\/\/shop\.example\/console\/set-up#[\w-]{43}$/)
    expect(await sql`select from shop where set_up_hash::text like ${`%${first.key}%`}`.execute(shop.db)).toMatchObject({ rows: [] })
    const beside = await printedKey(shop)
    expect(beside.lines).toEqual([expect.stringContaining(`stands in the output of process ${process.pid} on `)])
    await shop.visitor().call('shop/check_set_up', { set_up_key: first.key })
    await first.release()
    const next = await printedKey(shop)
    expect(next.key).not.toBe(first.key)
    expect(await reasonOf(shop.visitor().call('shop/check_set_up', { set_up_key: first.key }))).toBe('shop.set_up_unknown')
    await shop.visitor().call('shop/check_set_up', { set_up_key: next.key })
    await next.release()
  })

  test('of processes that start at once one prints it, and all others say where', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const all = await Promise.all(Array.from({ length: 5 }, () => printedKey(shop)))
    expect(all.filter(({ key }) => key !== '')).toHaveLength(1)
    expect(all.filter(({ lines }) => lines[0]?.includes('stands in the output of process'))).toHaveLength(4)
    for (const { release } of all) await release()
  })

  test.each(['demo', 'opened'] as const)('a shop that is %s prints nothing, and has nothing to guess at', async (kind) => {
    const shop = await openTestShop({ kind })
    expect((await printedKey(shop)).lines).toEqual([])
    expect(await reasonOf(shop.visitor().call('shop/check_set_up', { set_up_key: 'x'.repeat(43) }))).toBe('shop.set_up_done')
  })
})

describe('the set-up', () => {
  test('IDN-12 CON-13 makes the owner with the second factor on, the shop as it was filled in, and opens the console', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const { key, release } = await printedKey(shop)
    const input = await setUpInput(shop, key)
    const { token, recovery_codes, staff } = await shop.visitor().call('shop/set_up', input)
    expect([recovery_codes.length, staff.role, staff.is_enrolled]).toEqual([10, 'owner', true])
    const owner = shop.client(token)
    expect(await owner.call('shop/view', {})).toMatchObject({ currency: 'MYR', country: 'MY', opened_at: null, is_currency_fixed: false })
    expect(await owner.call('setting/view', { key: 'refund.return_address' })).toMatchObject({
      setting: { value: JSON.stringify(input.return_address), version: 1 },
      history: [{ changed_by: 'Ann' }, {}],
    })
    // Who says no language is spoken to in the shop's own.
    const state = await (await shop.app.request('/api/site/state')).json()
    expect(state).toMatchObject({ message: 'berjaya', data: { store_name: 'Kedai Ann', time_zone: 'Asia/Kuala_Lumpur' } })
    expect(await shop.visitor().call('site/state', {}, { language: 'ko-kr' })).toMatchObject({ store_name: 'Kedai Ann' })
    expect((await shop.visitor().call('staff/log_in', { email_address: input.email_address, password: input.password })).next).toBe('code')
    await release()
    expect((await printedKey(shop)).lines).toEqual([])
  })

  test('a repeated one changes nothing, and says that the address was used', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const { key, release } = await printedKey(shop)
    const input = await setUpInput(shop, key)
    await shop.visitor().call('shop/set_up', input)
    const before = await rowsOf(shop)
    expect(await reasonOf(shop.visitor().call('shop/set_up', input))).toBe('shop.set_up_done')
    expect(await reasonOf(shop.visitor().call('shop/check_set_up', { set_up_key: key }))).toBe('shop.set_up_done')
    expect(await rowsOf(shop)).toEqual(before)
    await release()
  })

  test('of two at once one makes the owner', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const { key, release } = await printedKey(shop)
    const [one, other] = [await setUpInput(shop, key), await setUpInput(shop, key, { email_address: 'eve@store.example' })]
    const ended = await Promise.allSettled([shop.visitor().call('shop/set_up', one), shop.visitor().call('shop/set_up', other)])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await rowsOf(shop)).toMatchObject({ staff: 1 })
    await release()
  })

  test('without the key it is refused before anything is looked at', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const { key, release } = await printedKey(shop)
    const input = await setUpInput(shop, key)
    const wrong = { ...input, set_up_key: `${key.slice(0, 42)}${key.endsWith('A') ? 'B' : 'A'}`, password_again: 'another' }
    expect(await reasonOf(shop.visitor().call('shop/set_up', wrong))).toBe('shop.set_up_unknown')
    expect(await rowsOf(shop)).toMatchObject({ staff: 0, set_up_at: null })
    await release()
  })

  test('QUA-04 wrong input names its fields, all at once, and changes nothing', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const { key, release } = await printedKey(shop)
    const before = await rowsOf(shop)
    const input = await setUpInput(shop, key)
    const wrong = [
      { password_again: 'a-Shop-of-mine-2' },
      { store_name: { 'en-us': 'Ann’s' } },
      { currency: 'JPY' },
      { country: 'QQ' },
      { time_zone: 'Asia/Atlantis' },
      { code: codeOf('A'.repeat(32), 5) },
    ]
    const refused = await refusalOf(shop.visitor().call('shop/set_up', Object.assign({}, input, ...wrong)))
    expect(Object.keys(refused.data.fields!).toSorted()).toEqual([
      'code',
      'country',
      'currency',
      'password_again',
      'store_name.ms-my',
      'time_zone',
    ])
    const formed = await refusalOf(
      shop.visitor().call('shop/set_up', { ...input, email_address: 'ann', password: 'short', return_address: '' }),
    )
    expect(Object.keys(formed.data.fields!).toSorted()).toEqual(['email_address', 'password', 'return_address'])
    expect(await rowsOf(shop)).toEqual(before)
    await release()
  })

  test('offers currencies of two decimals alone, and in every country one of them', async () => {
    const shop = await openTestShop({ kind: 'new' })
    const { key, release } = await printedKey(shop)
    const { countries, currencies } = await shop.visitor().call('shop/check_set_up', { set_up_key: key })
    expect(currencies).toEqual(expect.arrayContaining(['CNY', 'EUR', 'MYR', 'USD']))
    expect(currencies.filter((one) => ['JPY', 'KRW', 'KWD', 'VND'].includes(one))).toEqual([])
    expect(countries).toContainEqual({ country: 'KR', currency: 'USD' })
    expect(countries).toContainEqual({ country: 'MY', currency: 'MYR' })
    expect([countries.length > 240, countries.filter(({ currency }) => !currencies.includes(currency))]).toEqual([true, []])
    await release()
  })
})
