import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { coinsOf, grantCoins, makeCoinMember, sumOfEntries } from '../conversion/test/coins.ts'
import { refusalOf } from '../order/test/shopping.ts'

const shop = await openTestShop({ settings: { 'coin_transfer.units': ['ACC', 'AAA'] } })

interface Order {
  amount?: string
  unit?: 'ACC' | 'AAA'
  remark?: string
}
const grantFor = (client: Client, payee_id: number, { amount = '10', unit = 'ACC' }: Order = {}) =>
  grantCoins(shop, client, {
    purpose: 'coin_transfer',
    subject: `${unit} ${payee_id}`,
    amount: /^\d+(\.\d{1,3})?$/.test(amount) ? amount : '1',
  })
async function transfer(client: Client, payee_id: number, order: Order = {}) {
  const { amount = '10', unit = 'ACC', remark = '' } = order
  const grant = await grantFor(client, payee_id, order)
  return client.call('coin_transfer/make', { payee_id, unit, amount, remark, grant })
}
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null
/** The messages of the fields that a call is refused for. */
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => ({}),
    ({ data }: Refused) => (data as { fields?: Record<string, string> }).fields ?? {},
  )
const freeze = ({ member_id }: Client, is_frozen = true) =>
  shop.db.updateTable('member').set({ is_frozen }).where('id', '=', member_id).execute()

describe('the payee', () => {
  test('AST-10 is shown by a masked name before the password', async () => {
    const client = await makeCoinMember(shop)
    const payee = await shop.member({ account: 'wang_xiaoming' })
    expect(await client.call('coin_transfer/payee', { payee_id: payee.member_id })).toEqual({ payee_id: payee.member_id, name: 'w***g' })
  })

  test('AST-10 oneself, unknown, cancelled and frozen are refused at the field', async () => {
    const client = await makeCoinMember(shop, { ACC: '100' })
    const [frozen, cancelled] = [await shop.member(), await shop.member()]
    await freeze(frozen)
    await shop.db.updateTable('member').set({ state: 'cancelled' }).where('id', '=', cancelled.member_id).execute()
    for (const [payee_id, message] of [
      [client.member_id, 'This is your own ID. Enter the ID of another member'],
      [2147483647, 'Wrong ID. Check it and try again'],
      [cancelled.member_id, 'Wrong ID. Check it and try again'],
      [frozen.member_id, 'This member cannot receive transfers at present'],
    ] as const) {
      expect(await fieldsOf(client.call('coin_transfer/payee', { payee_id }))).toEqual({ payee_id: message })
      expect(await fieldsOf(transfer(client, payee_id))).toEqual({ payee_id: message })
    }
    expect(await coinsOf(shop, client)).toEqual({ ACC: 100_000n, AAA: 0n })
  })

  test('AST-10 AST-15 receives nothing where the area is closed to the payee', async () => {
    const strict = await openTestShop({ settings: { 'asset_area.closed_countries': ['KR'] } })
    const client = await makeCoinMember(strict)
    const { member_id: payee_id } = await strict.member()
    await strict.db.updateTable('member').set({ country: 'KR' }).where('id', '=', payee_id).execute()
    const call = client.call('coin_transfer/payee', { payee_id })
    expect(await fieldsOf(call)).toEqual({ payee_id: 'This member cannot receive transfers at present' })
  })

  test('AST-10 names cannot be collected: lookups are limited', async () => {
    const slow = await openTestShop({ settings: { 'calls.code_per_minute': 5 } })
    const client = await makeCoinMember(slow)
    const { member_id: payee_id } = await slow.member()
    const reasons = await Promise.all(Array.from({ length: 10 }, () => reasonOf(client.call('coin_transfer/payee', { payee_id }))))
    expect(reasons.filter((reason) => reason === null).length).toBeLessThanOrEqual(5)
    expect(reasons.filter((reason) => reason !== null).every((reason) => reason === 'call.too_many')).toBe(true)
  })
})

describe('transferring', () => {
  test('AST-10 R-21 moves the coins at once, without a fee, by one transfer of code 13 that both see', async () => {
    const [client, payee] = [await makeCoinMember(shop, { ACC: '100' }), await shop.member({ account: 'payee_one' })]
    const made = await transfer(client, payee.member_id, { amount: '12.345', remark: 'Thank you' })
    expect(made).toMatchObject({
      direction: 'out',
      counterpart_id: payee.member_id,
      counterpart_name: 'p***e',
      unit: 'ACC',
      amount: '12.345',
      remark: 'Thank you',
    })
    expect(made.coin_transfer_no).toMatch(/^T\d{20}$/)
    expect([await coinsOf(shop, client), await coinsOf(shop, payee)]).toEqual([
      { ACC: 87_655n, AAA: 0n },
      { ACC: 12_345n, AAA: 0n },
    ])
    expect(await sumOfEntries(shop, 'coin_transfer.make')).toEqual({ ACC: 0n })
    for (const [one, amount] of [
      [client, '-12.345'],
      [payee, '12.345'],
    ] as const) {
      const { list } = await one.call('wallet/entries', { unit: 'ACC', topic: 'transfer' })
      expect(list).toMatchObject([{ amount, income_code: 13, subject: { kind: 'coin_transfer', id: made.coin_transfer_id } }])
    }
    const { coin_transfer_id } = made
    expect(await payee.call('coin_transfer/view', { coin_transfer_id })).toMatchObject({
      direction: 'in',
      counterpart_id: client.member_id,
      amount: '12.345',
    })
    expect(await client.call('coin_transfer/view', { coin_transfer_id })).toEqual(made)
    expect(await reasonOf((await shop.member()).call('coin_transfer/view', { coin_transfer_id }))).toBe('coin_transfer.not_found')
  })

  test('AST-10 the payee is told by mail, in the payee’s own language', async () => {
    const [client, payee] = [await makeCoinMember(shop, { ACC: '100' }), await shop.member()]
    await shop.db.updateTable('member').set({ language: 'zh-cn' }).where('id', '=', payee.member_id).execute()
    const { coin_transfer_no } = await transfer(client, payee.member_id)
    await shop.relay()
    const { rows } = await sql<{ subject: string; body: string }>`
      select subject, body from message where template = 'coins_received' and recipient = (select email from member where id = ${payee.member_id})`.execute(
      shop.db,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.subject).toBe('您收到 10.000 ACC')
    expect(rows[0]!.body).toContain(coin_transfer_no)
    expect(rows[0]!.body).toContain(`(${client.member_id})`)
  })

  test.each([
    ['0', 'The amount must be greater than 0'],
    ['0.000', 'The amount must be greater than 0'],
    ['100.001', 'The amount is greater than your total balance'],
    ['-5', expect.any(String)],
    ['1.0001', expect.any(String)],
    ['1e2', expect.any(String)],
    ['', expect.any(String)],
  ])('AST-10 the amount %j is refused at its field, and nothing moves', async (amount, message) => {
    const [client, payee] = [await makeCoinMember(shop, { ACC: '100' }), await shop.member()]
    expect(await fieldsOf(transfer(client, payee.member_id, { amount }))).toEqual({ amount: message })
    expect([await coinsOf(shop, client), await coinsOf(shop, payee)]).toEqual([
      { ACC: 100_000n, AAA: 0n },
      { ACC: 0n, AAA: 0n },
    ])
  })

  test('AST-10 is for RM and above, not for a frozen account, and only under the terms', async () => {
    const payee = await shop.member()
    for (const grade of [0, 4]) {
      const client = await makeCoinMember(shop, { ACC: '100' }, grade)
      expect(await refusalOf(transfer(client, payee.member_id))).toMatchObject({ reason: 'coin_transfer.rm_only' })
      expect(await reasonOf(client.call('coin_transfer/payee', { payee_id: payee.member_id }))).toBe('coin_transfer.rm_only')
      expect((await client.call('coin_transfer/overview', {})).refusal).toEqual({
        reason: 'rm_only',
        text: 'Only RM and above can transfer. Upgrade to RM',
      })
    }
    const frozen = await makeCoinMember(shop, { ACC: '100' })
    await freeze(frozen)
    expect(await reasonOf(transfer(frozen, payee.member_id))).toBe('coin_transfer.frozen')
    const newcomer = await shop.member({ grade: 5 })
    expect(await reasonOf(transfer(newcomer, payee.member_id))).toBe('asset_area.terms_not_agreed')
    expect(await (await makeCoinMember(shop)).call('coin_transfer/overview', {})).toMatchObject({ refusal: null })
  })

  test('AST-10 IDN-15 waits after a change of contact, as withdrawals do', async () => {
    const [client, payee] = [await makeCoinMember(shop, { ACC: '100' }), await shop.member()]
    await sql`
      insert into contact_binding (member_id, kind, new_value, bound_at, token_hash, undo_until)
      values (${client.member_id}, 'email', 'new@mail.example', ${shop.site.shared.now()}, ${Buffer.from(randomUUID())}, ${shop.site.shared.now()})`.execute(
      shop.db,
    )
    expect(await reasonOf(transfer(client, payee.member_id))).toBe('coin_transfer.contact_cooldown')
  })

  test('AST-10 moves the coins that may be transferred, ACC alone when nothing is set', async () => {
    const usual = await openTestShop()
    const client = await makeCoinMember(usual, { AAA: '5' })
    expect((await client.call('coin_transfer/overview', {})).units).toEqual([{ unit: 'ACC', available: '0.000' }])
    const { member_id: payee_id } = await usual.member()
    const call = client.call('coin_transfer/make', { payee_id, unit: 'AAA', amount: '5', remark: '' })
    expect(await fieldsOf(call)).toEqual({ unit: 'AAA cannot be transferred' })
    const rich = await makeCoinMember(shop, { AAA: '5' })
    expect(await transfer(rich, (await shop.member()).member_id, { unit: 'AAA', amount: '5' })).toMatchObject({ unit: 'AAA' })
  })

  test('AST-10 needs a grant for this amount, coin and payee, of this member, unused', async () => {
    const [client, payee, other] = [await makeCoinMember(shop, { ACC: '100' }), await shop.member(), await makeCoinMember(shop)]
    const { member_id: payee_id } = payee
    const make = (grant?: string) =>
      reasonOf(
        client.call('coin_transfer/make', { payee_id, unit: 'ACC', amount: '10', remark: '', ...(grant !== undefined && { grant }) }),
      )
    expect(await make()).toBe('payment.grant_required')
    const wrong = [
      await grantFor(client, payee_id, { amount: '9' }),
      await grantFor(client, payee_id, { unit: 'AAA' }),
      await grantFor(client, other.member_id),
      await grantCoins(shop, client, { purpose: 'conversion', subject: 'ACC', amount: '10' }),
      await grantFor(other, payee_id),
    ]
    for (const grant of wrong) expect(await make(grant)).toBe('payment.grant_invalid')
    const right = await grantFor(client, payee_id)
    expect([await make(right), await make(right)]).toEqual([null, 'payment.grant_invalid'])
  })

  test('AST-10 R-21 a request repeated under its key transfers once', async () => {
    const [client, payee] = [await makeCoinMember(shop, { ACC: '100' }), await shop.member()]
    const input = { payee_id: payee.member_id, unit: 'ACC', amount: '10', remark: '' } as const
    const sent = { ...input, grant: await grantFor(client, payee.member_id) }
    const options = { request_key: randomUUID() }
    const answers = await Promise.all([1, 2, 3].map(() => client.call('coin_transfer/make', sent, options)))
    expect(new Set(answers.map(({ coin_transfer_no }) => coin_transfer_no)).size).toBe(1)
    expect(await coinsOf(shop, payee)).toEqual({ ACC: 10_000n, AAA: 0n })
  })

  test('AST-10 R-21 of eight at once for the whole balance one is made', async () => {
    const [client, payee] = [await makeCoinMember(shop, { ACC: '100' }), await shop.member()]
    const calls = Array.from({ length: 8 }, () => fieldsOf(transfer(client, payee.member_id, { amount: '100' })))
    const outcomes = await Promise.all(calls)
    expect(outcomes.filter((fields) => Object.keys(fields).length === 0)).toHaveLength(1)
    expect([await coinsOf(shop, client), await coinsOf(shop, payee)]).toEqual([
      { ACC: 0n, AAA: 0n },
      { ACC: 100_000n, AAA: 0n },
    ])
  })

  test('AST-10 R-21 two members who pay each other at once both do', async () => {
    const [a, b] = [await makeCoinMember(shop, { ACC: '50' }), await makeCoinMember(shop, { ACC: '50' })]
    const calls = Array.from({ length: 10 }, (_, n) =>
      n % 2 ? transfer(a, b.member_id, { amount: '5' }) : transfer(b, a.member_id, { amount: '5' }),
    )
    await Promise.all(calls)
    expect([await coinsOf(shop, a), await coinsOf(shop, b)]).toEqual([
      { ACC: 50_000n, AAA: 0n },
      { ACC: 50_000n, AAA: 0n },
    ])
  })
})

describe('records', () => {
  test('AST-10 of both directions are paged together, and by direction', async () => {
    const [a, b] = [await makeCoinMember(shop, { ACC: '50' }), await makeCoinMember(shop, { ACC: '50' })]
    const ids: number[] = []
    for (const [from, to] of [
      [a, b],
      [b, a],
      [a, b],
      [b, a],
      [a, b],
    ] as const)
      ids.unshift((await transfer(from, to.member_id, { amount: '1' })).coin_transfer_id)
    const pages = async (direction?: 'in' | 'out') => {
      const found: number[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page = await a.call('coin_transfer/list', { page_size: 2, ...(direction && { direction }), ...(cursor && { cursor }) })
        found.push(...page.list.map(({ coin_transfer_id }) => coin_transfer_id))
        cursor = page.next
      }
      return found
    }
    expect(await pages()).toEqual(ids)
    expect(await pages('out')).toEqual([ids[0], ids[2], ids[4]])
    expect(await pages('in')).toEqual([ids[1], ids[3]])
  })

  test('AST-10 CON-07 operators find them by number, either member, coin and day', async () => {
    const finance = await staffClient(shop, 'finance')
    const [a, b] = [await makeCoinMember(shop, { ACC: '50', AAA: '50' }), await makeCoinMember(shop)]
    const [first, second] = [await transfer(a, b.member_id, { amount: '2' }), await transfer(a, b.member_id, { amount: '1', unit: 'AAA' })]
    const numbers = async (filter: object) =>
      (await finance.call('coin_transfer/list_transfers', filter)).list.map(({ coin_transfer_no }) => coin_transfer_no)
    const both = [second.coin_transfer_no, first.coin_transfer_no]
    expect(await numbers({ payer_id: a.member_id })).toEqual(both)
    expect(await numbers({ payee_id: b.member_id })).toEqual(both)
    expect(await numbers({ payer_id: b.member_id })).toEqual([])
    expect(await numbers({ payee_id: b.member_id, sort: 'amount' })).toEqual(both)
    expect(await numbers({ payer_id: a.member_id, unit: 'ACC' })).toEqual([first.coin_transfer_no])
    expect(await numbers({ coin_transfer_no: first.coin_transfer_no })).toEqual([first.coin_transfer_no])
    const today = new Date(Date.parse(first.created_at) + 8 * 3_600_000).toISOString().slice(0, 10)
    expect(await numbers({ payer_id: a.member_id, from_day: today })).toEqual(both)
    expect(await numbers({ payer_id: a.member_id, until_day: '2020-01-01' })).toEqual([])
  })

  test('AST-10 R-21 the database refuses to change or delete one', async () => {
    const [client, payee] = [await makeCoinMember(shop, { ACC: '50' }), await shop.member()]
    const { coin_transfer_id } = await transfer(client, payee.member_id)
    await expect(sql`update coin_transfer set amount = 1 where id = ${coin_transfer_id}`.execute(shop.admin)).rejects.toThrow()
    await expect(sql`delete from coin_transfer where id = ${coin_transfer_id}`.execute(shop.admin)).rejects.toThrow()
  })
})
