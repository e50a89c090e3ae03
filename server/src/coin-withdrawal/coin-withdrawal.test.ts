import { toSmallest } from '@longmall/contract/units.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { outcomeOf, refusalOf } from '../identity/test/accounts.ts'
import { coinsOf, fieldsOf, giveCoins, grantCoins, insertAddress, makeCoinMember } from './test/coins.ts'

const shop = await openTestShop()
const { db } = shop

const transfersOf = async (no: string) =>
  (await db.selectFrom('transfer').select(['kind', 'income_code']).where('key', '=', no).orderBy('id').execute()).map(
    ({ kind, income_code }) => `${kind} ${income_code}`,
  )

describe('a request', () => {
  test('AST-10 R-24 terms and quote are told before, and the amount is frozen at once', async () => {
    const client = await makeCoinMember(shop)
    const terms = await client.call('coin_withdrawal/terms', {})
    expect(terms).toMatchObject({
      ways: ['address', 'transfer_out', 'scan_code'],
      networks: ['ethereum', 'tron', 'bitcoin'],
      units: [
        { unit: 'ACC', available: '1000.000', minimum: '10.000', price: '1.00' },
        { unit: 'AAA', available: '0.000', minimum: '10.000', price: '1.00' },
      ],
      fee_ppm: 20_000,
      address_count: 2,
      refusal: null,
    })
    const quote = await client.call('coin_withdrawal/quote', { way: 'address', unit: 'ACC', amount: '100.001' })
    expect(quote).toMatchObject({ amount: '100.001', fee: '2.001', net: '98.000', worth: '100.01', is_reviewed: true })
    const made = await client.request(100_001n)
    expect(made).toMatchObject({
      way: 'address',
      unit: 'ACC',
      state: 'requested',
      amount: '100.001',
      fee: '2.001',
      net: '98.000',
      price: '1.00',
      due_day: terms.due_day,
      destination: { kind: 'wallet', network: 'ethereum', exchange: null },
      can_cancel: true,
      expires_at: null,
    })
    expect(made.coin_withdrawal_no).toMatch(/^X\d{18}$/)
    expect(Date.parse(made.send_from!) - Date.parse(made.created_at)).toBe(72 * 3_600_000)
    expect(await coinsOf(shop, client.member_id)).toEqual({ available: 899_999n, frozen: 100_001n, code: 0n, in_flight: 0n })
    expect(await transfersOf(made.coin_withdrawal_no)).toEqual(['coin_withdrawal.freeze 6'])
    const { coin_withdrawal_id } = made
    expect(await client.call('coin_withdrawal/view', { coin_withdrawal_id })).toEqual(made)
    expect((await client.call('coin_withdrawal/list', { state: 'requested', way: 'address', unit: 'ACC' })).list).toEqual([made])
    expect((await client.call('coin_withdrawal/list', { way: 'scan_code' })).list).toEqual([])
  })

  test('AST-10 each way has its income code and its frozen account', async () => {
    const client = await makeCoinMember(shop)
    const out = await client.request(20_000n, 'transfer_out')
    const code = await client.request(30_000n, 'scan_code')
    expect(await transfersOf(out.coin_withdrawal_no)).toEqual(['coin_withdrawal.freeze 13'])
    expect(await transfersOf(code.coin_withdrawal_no)).toEqual(['coin_withdrawal.freeze 21'])
    expect(await coinsOf(shop, client.member_id)).toEqual({ available: 950_000n, frozen: 20_000n, code: 30_000n, in_flight: 0n })
    expect([out.destination, code.destination]).toMatchObject([{ kind: 'exchange', exchange: 'Big Exchange', account: 'UID 1234' }, {}])
  })

  test.each([
    ['0', { amount: 'The amount must be greater than 0' }],
    ['0.000', { amount: 'The amount must be greater than 0' }],
    ['-5', { amount: 'Enter an amount in digits, such as 12.50' }],
    ['10.0001', { amount: 'Enter an amount in digits, such as 12.50' }],
    ['1e3', { amount: 'Enter an amount in digits, such as 12.50' }],
    ['9.999', { amount: 'At least 10.000 ACC at a time' }],
    ['1000.001', { amount: 'The amount exceeds your available 1000.000 ACC' }],
    ['999999999999999', { amount: 'The amount exceeds your available 1000.000 ACC' }],
    ['1000.000', 'done'],
    ['10', 'done'],
  ])('AST-10 of 1000 ACC, %s: %j', async (amount, expected) => {
    const client = await makeCoinMember(shop)
    const smallest = /^\d+(\.\d{1,3})?$/.test(amount) ? toSmallest(amount, 'ACC') : 0n
    const grant = await grantCoins(shop, client, smallest)
    const input = { way: 'address' as const, unit: 'ACC' as const, amount }
    expect(await fieldsOf(client.call('coin_withdrawal/quote', input))).toEqual(expected)
    const coin_address_id = client.addresses.address
    expect(await fieldsOf(client.call('coin_withdrawal/request', { ...input, coin_address_id, grant }))).toEqual(expected)
  })

  test('AST-10 an RM alone withdraws, one who is not frozen, and is told so before', async () => {
    for (const [grade, is_frozen, reason] of [
      [0, false, 'rm_only'],
      [4, false, 'rm_only'],
      [5, true, 'frozen'],
    ] as const) {
      const client = await makeCoinMember(shop, 100_000n, grade)
      if (is_frozen) await db.updateTable('member').set({ is_frozen }).where('id', '=', client.member_id).execute()
      expect((await client.call('coin_withdrawal/terms', {})).refusal).toMatchObject({ reason })
      for (const way of ['address', 'transfer_out', 'scan_code'] as const)
        expect(await outcomeOf(client.request(20_000n, way))).toBe(`coin_withdrawal.${reason}`)
      expect(await coinsOf(shop, client.member_id)).toMatchObject({ available: 100_000n, frozen: 0n })
    }
  })

  test('AST-10 it needs a grant for its unit and amount, which pays once, and the terms', async () => {
    const client = await makeCoinMember(shop)
    await giveCoins(shop, client.member_id, 100_000n, 'AAA')
    const { address: coin_address_id } = client.addresses
    const request = (amount: string, grant?: string, unit: 'ACC' | 'AAA' = 'ACC') =>
      outcomeOf(client.call('coin_withdrawal/request', { way: 'address', unit, amount, coin_address_id, grant }))
    expect(await request('20')).toBe('payment.grant_required')
    const grant = await grantCoins(shop, client, 20_000n)
    expect(await request('20.001', grant)).toBe('payment.grant_invalid')
    expect(await request('20', grant, 'AAA')).toBe('payment.grant_invalid')
    expect(await request('20', grant)).toBe('done')
    expect(await request('20', grant)).toBe('payment.grant_invalid')
    const stranger = await shop.member({ grade: 5 })
    await giveCoins(shop, stranger.member_id, 100_000n)
    const own = await insertAddress(shop, stranger.member_id)
    const input = {
      way: 'address',
      unit: 'ACC',
      amount: '20',
      coin_address_id: own,
      grant: await grantCoins(shop, stranger, 20_000n),
    } as const
    expect(await outcomeOf(stranger.call('coin_withdrawal/request', input))).toBe('asset_area.terms_not_agreed')
  })

  test('R-24 the same request again is answered the same and freezes once; another one at once of one balance is made once', async () => {
    const client = await makeCoinMember(shop, 100_000n)
    const coin_address_id = client.addresses.address
    const input = { way: 'address', unit: 'ACC', amount: '20', coin_address_id, grant: await grantCoins(shop, client, 20_000n) } as const
    const request_key = 'ea1b8f3e-4a63-4f1c-9d7e-3a2a50d1a001'
    const first = await client.call('coin_withdrawal/request', input, { request_key })
    expect(await client.call('coin_withdrawal/request', input, { request_key })).toEqual(first)
    expect(await coinsOf(shop, client.member_id)).toMatchObject({ available: 80_000n, frozen: 20_000n })
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(client.request(80_000n))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(await coinsOf(shop, client.member_id)).toEqual({ available: 0n, frozen: 100_000n, code: 0n, in_flight: 0n })
  })

  test('AST-10 what a shop does not offer is refused and not shown', async () => {
    const closed = await openTestShop({
      settings: {
        'coin_withdrawal.ways': ['address', 'transfer_out'],
        'coin_withdrawal.units': ['AAA'],
        'coin_withdrawal.networks': ['tron'],
      },
    })
    const client = await makeCoinMember(closed)
    await giveCoins(closed, client.member_id, 100_000n, 'AAA')
    expect(await client.call('coin_withdrawal/terms', {})).toMatchObject({ ways: ['address', 'transfer_out'], units: [{ unit: 'AAA' }] })
    expect(await outcomeOf(client.request(20_000n, 'scan_code'))).toBe('coin_withdrawal.way_closed')
    expect(await outcomeOf(client.request(20_000n))).toBe('coin_withdrawal.unit_closed')
    const input = { way: 'address', unit: 'AAA', amount: '20', coin_address_id: client.addresses.address } as const
    expect(await outcomeOf(client.call('coin_withdrawal/request', input))).toBe('coin_withdrawal.network_closed')
  })

  test('AST-10 outside an open area nothing of it is there', async () => {
    const off = await openTestShop({ settings: { 'asset_area.is_on': false } })
    const client = await off.member({ grade: 5 })
    expect(await outcomeOf(client.call('coin_withdrawal/terms', {}))).toBe('asset_area.closed')
    expect(await outcomeOf(client.call('coin_withdrawal/quote', { way: 'address', unit: 'ACC', amount: '20' }))).toBe('asset_area.closed')
  })
})

describe('cancelling and refusing', () => {
  test('R-24 a member cancels before it is sent, once; everything is available again', async () => {
    const client = await makeCoinMember(shop, 100_000n)
    const other = await makeCoinMember(shop)
    const { coin_withdrawal_id, coin_withdrawal_no } = await client.request(60_000n)
    expect(await outcomeOf(other.call('coin_withdrawal/cancel', { coin_withdrawal_id }))).toBe('coin_withdrawal.not_found')
    expect(await outcomeOf(other.call('coin_withdrawal/view', { coin_withdrawal_id }))).toBe('coin_withdrawal.not_found')
    const cancel = () => outcomeOf(client.call('coin_withdrawal/cancel', { coin_withdrawal_id }))
    expect((await Promise.all([cancel(), cancel(), cancel()])).toSorted()).toEqual([
      'coin_withdrawal.decided',
      'coin_withdrawal.decided',
      'done',
    ])
    expect(await coinsOf(shop, client.member_id)).toEqual({ available: 100_000n, frozen: 0n, code: 0n, in_flight: 0n })
    const shown = await client.call('coin_withdrawal/view', { coin_withdrawal_id })
    expect(shown).toMatchObject({ state: 'cancelled', can_cancel: false })
    expect(shown.timeline.map(({ state }) => state)).toEqual(['requested', 'cancelled'])
    expect(await transfersOf(coin_withdrawal_no)).toEqual(['coin_withdrawal.freeze 6', 'coin_withdrawal.return 6'])
  })

  test('R-24 an operator refuses with a reason that the member is told', async () => {
    const client = await makeCoinMember(shop, 100_000n)
    const finance = await staffClient(shop, 'finance')
    const { coin_withdrawal_id: request_id } = await client.request(60_000n)
    expect(await outcomeOf(finance.call('coin_withdrawal/refuse', { request_id, version: 9, reason: 'No' }))).toBe(
      'coin_withdrawal.decided',
    )
    const refused = await finance.call('coin_withdrawal/refuse', { request_id, version: 1, reason: 'The account is another' })
    expect(refused).toMatchObject({ state: 'refused', reason: 'The account is another' })
    expect(await coinsOf(shop, client.member_id)).toMatchObject({ available: 100_000n, frozen: 0n })
    const refusal = await refusalOf(finance.call('coin_withdrawal/approve', { list: [{ request_id, version: 2 }] }))
    expect(refusal.data).toMatchObject({ reason: 'coin_withdrawal.decided' })
    expect(refusal.status).toBe(409)
    const mail = await db.selectFrom('message').select('body').where('template', '=', 'coin_withdrawal_returned').execute()
    expect(mail.some(({ body }) => body.includes('The account is another'))).toBe(true)
  })
})

test('IDN-13 an open request blocks the closing of the account, which erases the address book', async () => {
  const client = await makeCoinMember(shop, 100_000n)
  const { coin_withdrawal_id, coin_withdrawal_no } = await client.request(60_000n)
  const step = shop.site.accountClosureSteps.find(({ domain }) => domain === 'coin_withdrawal')!
  const context = shop.systemContext()
  expect((await step.findBlocker(context, client.member_id))!.text).toContain(coin_withdrawal_no)
  await client.call('coin_withdrawal/cancel', { coin_withdrawal_id })
  expect(await step.findBlocker(context, client.member_id)).toBeNull()
  await context.transaction((inner) => step.erase(inner, client.member_id))
  expect((await client.call('coin_withdrawal/list_addresses', {})).list).toEqual([])
  const shown = await client.call('coin_withdrawal/view', { coin_withdrawal_id })
  expect(shown.destination).toMatchObject({ label: '—', address: '—', network: 'ethereum' })
})
