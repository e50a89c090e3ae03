import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { languages } from '@longmall/contract/fields.ts'
import { openTestShop, type Client, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { publishPrice } from '../unit-price/test/publish-price.ts'
import { balanceOf } from '../wallet/balances.ts'
import { signQuote } from './sign-quote.ts'
import { coinsOf, grantCoins, makeCoinMember, sumOfEntries } from './test/coins.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
await publishPrice(shop, 'ACC', '1.50')
await shop.advance({ days: 1 })

type Unit = 'ACC' | 'AAA'
const quoteOf = (client: Client, amount: string, unit_from: Unit = 'ACC') => client.call('conversion/quote', { unit_from, amount })
const grantFor = (client: Client, amount: string, subject: Unit = 'ACC') =>
  grantCoins(shop, client, { purpose: 'conversion', subject, amount })
async function convert(client: Client, amount: string, unit: Unit = 'ACC') {
  const { quote } = await quoteOf(client, amount, unit)
  return client.call('conversion/make', { quote, grant: await grantFor(client, amount, unit) })
}
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
/** The messages of the fields that a call is refused for. */
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => ({}),
    ({ data }: Refused) => (data as { fields?: Record<string, string> }).fields ?? {},
  )
const house = (purpose: 'conversion' | 'fees', unit: Unit) => balanceOf(shop.systemContext(), { house: purpose, unit })

describe('terms', () => {
  test('AST-09 both rates, the fee and the balances are shown before an amount is typed', async () => {
    const client = await makeCoinMember(shop, { ACC: '12.5' })
    expect(await client.call('conversion/overview', {})).toEqual({
      fee_ppm: 1000,
      minimum: '0.010',
      units: [
        { unit: 'ACC', price: '1.50', rate: '1.5', available: '12.500' },
        { unit: 'AAA', price: '1.00', rate: '0.666666666', available: '0.000' },
      ],
    })
  })

  test('AST-09 R-07 a quote says rate, fee and what one gets, for a minute', async () => {
    const client = await makeCoinMember(shop, { ACC: '100', AAA: '100' })
    const now = Date.parse(shop.site.shared.now())
    const { quote, expires_at, ...terms } = await quoteOf(client, '10.001')
    expect(terms).toEqual({
      unit_from: 'ACC',
      unit_to: 'AAA',
      given: '10.001',
      fee: '0.011',
      received: '14.985',
      fee_ppm: 1000,
      price_from: '1.50',
      price_to: '1.00',
      rate: '1.5',
    })
    expect(quote.length).toBeGreaterThan(43)
    expect(Date.parse(expires_at) - now).toBeGreaterThanOrEqual(60_000)
    expect(Date.parse(expires_at) - now).toBeLessThan(65_000)
    expect(await quoteOf(client, '10', 'AAA')).toMatchObject({ fee: '0.010', received: '6.660', rate: '0.666666666' })
  })

  test.each([
    ['0', 'The amount must be greater than 0'],
    ['0.000', 'The amount must be greater than 0'],
    ['0.009', 'At least 0.010 ACC at a time'],
    ['100.001', 'The amount is greater than your available balance of 100.000 ACC'],
    ['-1', expect.any(String)],
    ['1.0001', expect.any(String)],
    ['', expect.any(String)],
    ['1e3', expect.any(String)],
    ['NaN', expect.any(String)],
  ])('AST-09 the amount %j is refused at its field', async (amount, message) => {
    const client = await makeCoinMember(shop, { ACC: '100' })
    expect(await fieldsOf(quoteOf(client, amount))).toEqual({ amount: message })
  })

  test('AST-09 what is too little to become one smallest unit is refused', async () => {
    const cheap = await openTestShop({ settings: { 'conversion.minimum_milli': 1 } })
    await cheap.passMidnight()
    const client = await makeCoinMember(cheap, { ACC: '1' })
    const call = client.call('conversion/quote', { unit_from: 'ACC', amount: '0.001' })
    expect(await fieldsOf(call)).toEqual({ amount: 'This amount is too small to convert' })
  })

  test('AST-09 no quote outlives the day whose prices it has', async () => {
    const client = await makeCoinMember(shop, { ACC: '100' })
    await shop.advance({ seconds: (Date.parse(await midnight()) - Date.parse(shop.site.shared.now())) / 1000 - 20 })
    const { expires_at, quote } = await quoteOf(client, '1')
    expect(expires_at).toBe(await midnight(-30))
    const grant = await grantFor(client, '1')
    await shop.advance({ seconds: 25 })
    expect(await reasonOf(client.call('conversion/make', { quote, grant }))).toBe('conversion.quote_expired')
  })
})

/** The next midnight in Shanghai, as of the given number of seconds from now. */
async function midnight(seconds = 0): Promise<string> {
  const day = 86_400_000
  const now = Date.parse(shop.site.shared.now()) + 8 * 3_600_000 + seconds * 1000
  return new Date((Math.floor(now / day) + 1) * day - 8 * 3_600_000).toISOString()
}

describe('converting', () => {
  test('AST-09 R-21 moves both coins and the fee by one transfer, and keeps what it was made of', async () => {
    const client = await makeCoinMember(shop, { ACC: '100' })
    const before = await Promise.all([house('conversion', 'ACC'), house('fees', 'ACC'), house('conversion', 'AAA')])
    const made = await convert(client, '10.001')
    expect(made).toMatchObject({ given: '10.001', fee: '0.011', received: '14.985', rate: '1.5', unit_to: 'AAA' })
    expect(made.conversion_no).toMatch(/^C\d{20}$/)
    expect(await coinsOf(shop, client)).toEqual({ ACC: 89_999n, AAA: 14_985n })
    const after = await Promise.all([house('conversion', 'ACC'), house('fees', 'ACC'), house('conversion', 'AAA')])
    expect(after.map((amount, n) => amount - before[n]!)).toEqual([9_990n, 11n, -14_985n])
    expect(await sumOfEntries(shop, 'conversion.make')).toEqual({ ACC: 0n, AAA: 0n })
    expect(await client.call('conversion/view', { conversion_id: made.conversion_id })).toEqual(made)
    const { list } = await client.call('wallet/entries', { unit: 'AAA' })
    expect(list).toMatchObject([
      { topic: 'conversion', amount: '14.985', subject: { kind: 'conversion', id: made.conversion_id }, income_code: null },
    ])
  })

  test('AST-09 R-21 a request repeated under its key converts once', async () => {
    const client = await makeCoinMember(shop, { ACC: '100' })
    const { quote } = await quoteOf(client, '10')
    const input = { quote, grant: await grantFor(client, '10') }
    const options = { request_key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => client.call('conversion/make', input, options)))
    expect(new Set(answers.map(({ conversion_no }) => conversion_no)).size).toBe(1)
    expect(await coinsOf(shop, client)).toEqual({ ACC: 90_000n, AAA: 14_985n })
    expect(await reasonOf(client.call('conversion/make', input))).toBe('payment.grant_invalid')
  })

  test('AST-09 R-21 of eight at once for the whole balance one is made', async () => {
    const client = await makeCoinMember(shop, { ACC: '100' })
    const inputs = await Promise.all(
      Array.from({ length: 8 }, async () => ({ quote: (await quoteOf(client, '100')).quote, grant: await grantFor(client, '100') })),
    )
    const reasons = await Promise.all(inputs.map((input) => reasonOf(client.call('conversion/make', input))))
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
    expect(reasons.filter((reason) => reason === 'conversion.insufficient')).toHaveLength(7)
    expect(await coinsOf(shop, client)).toEqual({ ACC: 0n, AAA: 149_850n })
  })

  test('AST-09 a quote is kept when fee and settings change', async () => {
    const client = await makeCoinMember(shop, { ACC: '100' })
    const { quote } = await quoteOf(client, '10')
    const set = (ppm: number) =>
      sql`insert into setting (key, value) values ('conversion.fee_ppm', ${JSON.stringify(ppm)}::jsonb)
        on conflict (key) do update set value = excluded.value`.execute(shop.admin)
    await set(100_000)
    await shop.refresh()
    expect(await client.call('conversion/make', { quote, grant: await grantFor(client, '10') })).toMatchObject({ fee: '0.010' })
    expect(await quoteOf(client, '10')).toMatchObject({ fee: '1.000', fee_ppm: 100_000 })
    await set(1000)
    await shop.refresh()
  })

  test('AST-09 refuses an expired quote, a forged one and another member’s', async () => {
    const [client, other] = [await makeCoinMember(shop, { ACC: '100' }), await makeCoinMember(shop, { ACC: '100' })]
    const make = async (quote: string) => reasonOf(client.call('conversion/make', { quote, grant: await grantFor(client, '10') }))
    const { quote } = await quoteOf(client, '10')
    expect(await make((await quoteOf(other, '10')).quote)).toBe('conversion.quote_invalid')
    expect(await make(quote.replace('ACC.10000.', 'ACC.99000.'))).toBe('conversion.quote_invalid')
    expect(await make('x')).toBe('conversion.quote_invalid')
    const terms = { unit_from: 'ACC', given: 10_000n, fee_ppm: 0, micros_from: 9_000_000n, micros_to: 1n } as const
    const own = signQuote(Buffer.alloc(32), client.member_id, { ...terms, expires_at: '2999-01-01T00:00:00.000Z' })
    expect(await make(own)).toBe('conversion.quote_invalid')
    await shop.advance({ seconds: 61 })
    expect(await make(quote)).toBe('conversion.quote_expired')
    expect(await coinsOf(shop, client)).toEqual({ ACC: 100_000n, AAA: 0n })
  })

  test('AST-09 refuses without a grant, and with one of another amount, coin, purpose, member', async () => {
    const [client, other] = [await makeCoinMember(shop, { ACC: '100' }), await makeCoinMember(shop, { ACC: '100' })]
    const { quote } = await quoteOf(client, '10')
    const make = (grant?: string) => reasonOf(client.call('conversion/make', { quote, ...(grant !== undefined && { grant }) }))
    expect(await make()).toBe('payment.grant_required')
    const wrong = [
      await grantFor(client, '9'),
      await grantFor(client, '10', 'AAA'),
      await grantCoins(shop, client, { purpose: 'coin_transfer', subject: 'ACC', amount: '10' }),
      await grantFor(other, '10'),
    ]
    for (const grant of wrong) expect(await make(grant)).toBe('payment.grant_invalid')
    expect(await make(await grantFor(client, '10'))).toBeNull()
  })

  test('AST-09 refuses what was spent meanwhile, a frozen account, and whoever has not agreed to the terms', async () => {
    const client = await makeCoinMember(shop, { ACC: '100' })
    const { quote } = await quoteOf(client, '60')
    await convert(client, '60')
    expect(await reasonOf(client.call('conversion/make', { quote, grant: await grantFor(client, '60') }))).toBe('conversion.insufficient')
    const rest = await quoteOf(client, '10')
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', client.member_id).execute()
    const grant = await grantFor(client, '10')
    expect(await reasonOf(client.call('conversion/make', { quote: rest.quote, grant }))).toBe('conversion.member_frozen')
    const newcomer = await makeCoinMember(shop, { ACC: '1' })
    await sql`alter table asset_acceptance disable trigger user`.execute(shop.admin)
    await sql`delete from asset_acceptance where member_id = ${newcomer.member_id}`.execute(shop.admin)
    await sql`alter table asset_acceptance enable trigger user`.execute(shop.admin)
    expect(await reasonOf(convert(newcomer, '1'))).toBe('asset_area.terms_not_agreed')
  })

  test('AST-09 AST-15 is closed with the area, and a User may convert as well as an RM', async () => {
    const closed = await openTestShop({ settings: { 'asset_area.is_on': false } })
    const client = await closed.member()
    const calls = [
      () => client.call('conversion/overview', {}),
      () => client.call('conversion/quote', { unit_from: 'ACC', amount: '1' }),
      () => client.call('conversion/make', { quote: 'x' }),
    ]
    for (const call of calls) expect(await reasonOf(call())).toBe('asset_area.closed')
    expect(await convert(await makeCoinMember(shop, { AAA: '3' }, 0), '3', 'AAA')).toMatchObject({ fee: '0.003', received: '1.998' })
  })

  test('AST-09 says what is wrong in each language', async () => {
    const client = await makeCoinMember(shop)
    const messages = await Promise.all(
      languages.map((language) =>
        client.call('conversion/make', { quote: 'x' }, { language }).then(
          () => '',
          ({ message }: Refused) => message,
        ),
      ),
    )
    expect(new Set(messages).size).toBe(languages.length)
  })
})

describe('records', () => {
  test('AST-09 are paged, the newest first, and nobody else’s', async () => {
    const [client, other] = [await makeCoinMember(shop, { ACC: '100' }), await makeCoinMember(shop, { ACC: '100' })]
    const made: number[] = []
    for (const amount of ['1', '2', '3']) made.unshift((await convert(client, amount)).conversion_id)
    await convert(other, '1')
    const first = await client.call('conversion/list', { page_size: 2 })
    const second = await client.call('conversion/list', { page_size: 2, cursor: first.next! })
    expect([...first.list, ...second.list].map(({ conversion_id }) => conversion_id)).toEqual(made)
    expect(second.next).toBeNull()
    expect(await reasonOf(other.call('conversion/view', { conversion_id: made[0]! }))).toBe('conversion.not_found')
  })

  test('AST-09 CON-07 operators find them by number, member, coin and day', async () => {
    const finance = await staffClient(shop, 'finance')
    const client = await makeCoinMember(shop, { ACC: '100', AAA: '100' })
    const [acc, aaa] = [await convert(client, '1'), await convert(client, '2', 'AAA')]
    const { member_id } = client
    const numbers = async (filter: object) =>
      (await finance.call('conversion/list_conversions', { member_id, ...filter })).list.map(({ conversion_no }) => conversion_no)
    expect(await numbers({})).toEqual([aaa.conversion_no, acc.conversion_no])
    expect(await numbers({ unit_from: 'ACC' })).toEqual([acc.conversion_no])
    expect(await numbers({ conversion_no: aaa.conversion_no })).toEqual([aaa.conversion_no])
    expect(await numbers({ sort: 'given' })).toEqual([acc.conversion_no, aaa.conversion_no])
    const today = new Date(Date.parse(acc.created_at) + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await numbers({ from_day: today, until_day: today })).toHaveLength(2)
    expect(await numbers({ from_day: '2999-01-01' })).toEqual([])
    expect(await numbers({ until_day: '2020-01-01' })).toEqual([])
  })

  test('AST-09 R-21 the database refuses to change one, and one that makes value', async () => {
    const client = await makeCoinMember(shop, { ACC: '1' })
    const { conversion_id } = await convert(client, '1')
    await expect(sql`update conversion set received = 1 where id = ${conversion_id}`.execute(shop.admin)).rejects.toThrow()
    await expect(
      sql`insert into conversion (conversion_no, member_id, unit_from, unit_to, given, fee, received, fee_ppm, micros_from, micros_to, transfer_id, created_at)
        select 'C0', member_id, unit_from, unit_to, given, fee, received + 1, fee_ppm, micros_from, micros_to, transfer_id, created_at
        from conversion where id = ${conversion_id}`.execute(shop.admin),
    ).rejects.toThrow(/check/)
  })
})
