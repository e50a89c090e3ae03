import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { openTestBank } from '../../../test/payments.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { buyNow, makeBuyer, payAtBank, refusalOf } from '../../order/test/shopping.ts'
import { rollBook } from '../../wallet/book/roll-book.ts'
import { placeHold } from '../../wallet/holds/place-hold.ts'
import { sealLedger } from '../../wallet/ledger/seal-ledger.ts'
import { makeWithdrawingMember } from '../../withdrawal/test/withdrawals.ts'
import { runNextWork } from '../../work/run/run-next-work.ts'
import { workKinds } from '../../work-kinds.ts'
import { dayPlus } from '../rules.ts'

const shop = await openTestShop()
await shop.passMidnight()
const { addCoins } = openTestBank(shop)
const clerk = await staffClient(shop, 'finance')
const today = () => dayIn('Asia/Shanghai', shop.site.shared.now())
const cents = (text: string) => toSmallest(text, 'MONEY')
const viewLiabilities = () => clerk.call('ops/liabilities', {})
const unitOf = async (unit: string) => (await viewLiabilities()).units.find((one) => one.unit === unit)!
/** What the balances and entries themselves say, however many there are. */
async function ledgerRows(unit: string) {
  const { rows } = await sql<{ is_house: boolean; purpose: string; amount: bigint }>`
    select a.member_id is null as is_house, a.purpose, sum(e.amount)::bigint as amount
    from entry e join account a on a.id = e.account_id where a.unit = ${unit}
    group by 1, 2 order by 1, 2`.execute(shop.db)
  return rows
}
const shown = (parts: readonly { purpose: string; amount: string }[]) => parts.map(({ purpose, amount }) => [purpose, cents(amount)])

async function matchesLedger(): Promise<void> {
  const [unit, rows] = [await unitOf('MONEY'), await ledgerRows('MONEY')]
  expect(shown(unit.members)).toEqual(rows.filter(({ is_house }) => !is_house).map(({ purpose, amount }) => [purpose, amount]))
  expect(shown(unit.house)).toEqual(rows.filter(({ is_house }) => is_house).map(({ purpose, amount }) => [purpose, amount]))
  expect([...unit.members, ...unit.house].reduce((sum, { amount }) => sum + cents(amount), 0n)).toBe(0n)
  expect(cents(unit.external_funds) - cents(unit.liability)).toBe(cents(unit.own_funds))
}
/** Everything into the flows; a transaction open elsewhere on the server holds some back for a moment. */
const rollAll = () =>
  expect
    .poll(async () => {
      await rollBook(shop.site)
      const { rows } = await sql`select from entry where xid >= (select up_to from book_head)`.execute(shop.db)
      return rows.length
    })
    .toBe(0)

let earner: Awaited<ReturnType<typeof makeWithdrawingMember>>
let buyer: Client
beforeAll(async () => {
  const { sku_id } = await makeGoods(shop, { price: 1250 })
  const person = await makeBuyer(shop)
  buyer = person
  await payAtBank(shop, person, (await buyNow(person, sku_id, 2)).payment_id)
  earner = await makeWithdrawingMember(shop, 50_000n)
  await earner.apply(10_000n)
  await addCoins(buyer, 'USDS', 12_345n)
})

describe('CON-06 what is owed against what stands outside', () => {
  test('is what the ledger’s own entries say, before and after they are taken into the sums by day', async () => {
    await matchesLedger()
    await rollAll()
    await matchesLedger()
    await earner.apply(5_000n)
    await matchesLedger()
  })

  test('says what members can spend, what is frozen, what orders hold, and the difference', async () => {
    const unit = await unitOf('MONEY')
    expect(unit).toMatchObject({ liability: '525.00', external_funds: '25.00', own_funds: '-500.00', has_external_account: true })
    expect(shown(unit.members)).toEqual([
      ['frozen:withdrawal', 15_000n],
      ['withdrawable', 35_000n],
    ])
    expect(await unitOf('USDS')).toMatchObject({
      liability: '12.345',
      external_funds: '0.000',
      own_funds: '-12.345',
      has_external_account: false,
    })
  })

  test('says what holds set aside of a bucket', async () => {
    const account = { member: earner.member_id, unit: 'MONEY', purpose: 'withdrawable' } as const
    const context = shop.systemContext()
    await context.transaction((inner) => placeHold(inner, { kind: 'test', key: 'held', reason: 'test', account, amount: 700n }))
    expect((await unitOf('MONEY')).members.find(({ purpose }) => purpose === 'withdrawable')).toMatchObject({
      amount: '350.00',
      on_hold: '7.00',
    })
  })

  test('is made of what each member holds: a bucket’s holders sum to it, page by page', async () => {
    for (let n = 0; n < 3; n++) await makeWithdrawingMember(shop, 100n)
    const seen: bigint[] = []
    let cursor: string | undefined
    do {
      const page = await clerk.call('ops/liability_holders', {
        unit: 'MONEY',
        purpose: 'withdrawable',
        page_size: 2,
        ...(cursor && { cursor }),
      })
      seen.push(...page.list.map(({ amount }) => cents(amount)))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(seen).toHaveLength(4)
    const whole = (await unitOf('MONEY')).members.find(({ purpose }) => purpose === 'withdrawable')!
    expect(seen.reduce((sum, one) => sum + one, 0n)).toBe(cents(whole.amount))
  })

  test('says what is on its way out, by the list that shows it', async () => {
    const { pending } = await viewLiabilities()
    expect(pending.find(({ kind }) => kind === 'withdrawal_applied')).toEqual({ kind: 'withdrawal_applied', count: 2, amount: '150.00' })
    expect(pending.map(({ kind }) => kind)).toEqual([
      'withdrawal_applied',
      'withdrawal_approved',
      'withdrawal_payout_unknown',
      'after_sale',
      'provider_refund',
    ])
  })

  test('R-21 eight processes take the same entries into the sums once', async () => {
    await earner.apply(2_000n)
    await Promise.all(Array.from({ length: 8 }, () => rollBook(shop.site)))
    await rollAll()
    await matchesLedger()
  })
})

describe('CON-06 by day', () => {
  test('a day ends as the ledger stood, a quiet day as the day before, and the next day goes on from there', async () => {
    const first_day = dayPlus(today(), -2)
    await shop.advance({ days: 2 })
    await earner.apply(1_000n)
    const { days } = await clerk.call('ops/liability_days', { first_day, last_day: today() })
    expect(days.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4].map((n) => dayPlus(first_day, n)))
    expect(days[0]).toMatchObject({ liability: '0.00', external_funds: '0.00', own_funds: '0.00' })
    expect(days[2]).toMatchObject({ liability: '528.00', external_funds: '25.00', own_funds: '-503.00' })
    expect(days[3]).toEqual({ ...days[2]!, day: days[3]!.day })
    const { liability: now, external_funds, own_funds } = await unitOf('MONEY')
    expect(days[4]).toEqual({ day: today(), liability: now, external_funds, own_funds })
  })

  test('CON-06 what was owed at any instant is shown as it was then, holds too', async () => {
    const [at, then] = [shop.site.shared.now(), (await viewLiabilities()).units]
    await shop.advance({ minutes: 1 })
    await earner.apply(700n)
    await rollAll()
    await shop.advance({ days: 1 })
    await earner.apply(300n)
    expect((await clerk.call('ops/liabilities', { at })).units).toEqual(then)
    expect((await clerk.call('ops/liabilities', { at: shop.site.shared.now() })).units).toEqual((await viewLiabilities()).units)
    expect((await clerk.call('ops/liabilities', { at: '2020-01-01T00:00:00.000Z' })).units.flatMap(({ members }) => members)).toEqual([])
  })

  test('CON-10 CON-06 goes into a file whole, every unit and account as it stood at an instant, and as it was asked for', async () => {
    const at = shop.site.shared.now()
    const earlier = '2020-01-01T00:00:00.000Z'
    const linesAt = async (filters: object) => {
      const { work_id } = await clerk.call('work/export_list', {
        list: 'ops/liability_accounts',
        filters: JSON.stringify(filters),
        format: 'csv',
      })
      await runNextWork(shop.site, workKinds)
      const { address } = await clerk.call('work/download', { work_id })
      return (await (await shop.app.request(address)).text()).trimEnd().split('\r\n').slice(1)
    }
    const { units } = await clerk.call('ops/liabilities', { at })
    const listed = units.flatMap(({ members, house }) =>
      [...members, ...house].map(({ purpose, amount, on_hold }) => [purpose, amount, on_hold]),
    )
    expect(listed.length).toBeGreaterThan(3)
    const lines = await linesAt({ at })
    expect(lines.map((line) => line.split(',').slice(2, 5))).toEqual(listed)
    const money = units.find(({ unit }) => unit === 'MONEY')!
    expect(await linesAt({ unit: 'MONEY', at })).toHaveLength(money.members.length + money.house.length)
    expect(await linesAt({ at: earlier })).toEqual([])
  })

  test('refuses days in the wrong order and too many of them by the field', async () => {
    const fields = async (first_day: string, last_day: string) =>
      Object.keys((await refusalOf(clerk.call('ops/liability_days', { first_day, last_day })))?.fields ?? {})
    expect(await fields('2026-03-02', '2026-03-01')).toEqual(['last_day'])
    expect(await fields('2025-01-01', '2026-03-01')).toEqual(['last_day'])
    expect(await fields('2026-01-01', '2026-03-01')).toEqual([])
  })

  test('CON-10 goes into a file: what moved and what stood, every day summing to zero', async () => {
    const { work_id } = await clerk.call('ops/export_liabilities', {
      unit: 'MONEY',
      first_day: dayPlus(today(), -4),
      last_day: today(),
      format: 'csv',
    })
    await runNextWork(shop.site, workKinds)
    expect(await clerk.call('work/view', { work_id })).toMatchObject({ state: 'done', total: 5 })
    const { address } = await clerk.call('work/download', { work_id })
    const lines = (await (await shop.app.request(address)).text()).trimEnd().split('\r\n').slice(1)
    const ends = Map.groupBy(lines, (line) => line.split(',')[0]!)
    expect(ends.size).toBe(4)
    for (const [, rows] of ends) expect(rows.reduce((sum, row) => sum + cents(row.split(',')[6]!), 0n)).toBe(0n)
  })
})

describe('WAL-03 CON-06 the state of the ledger', () => {
  test('says the last sealed and anchored day, and what a look over the whole found', async () => {
    expect((await viewLiabilities()).ledger.check).toBeNull()
    await expect
      .poll(async () => {
        await sealLedger(shop.site)
        return (await viewLiabilities()).ledger.is_fully_sealed
      })
      .toBe(true)
    const look = async () => {
      const { work_id } = await clerk.call('ops/verify_ledger', {})
      await runNextWork(shop.site, workKinds)
      expect(await clerk.call('work/view', { work_id })).toMatchObject({ state: 'done' })
      return { ledger: (await viewLiabilities()).ledger, lines: (await clerk.call('work/lines', { work_id })).list }
    }
    const good = await look()
    expect(good.ledger).toMatchObject({
      anchored_day: today(),
      snapshot_day: today(),
      check: { failed_check: null, staff_id: clerk.staff_id },
    })
    expect(good.ledger.seal_number).toBeGreaterThan(0)
    expect(good.lines.map(({ level }) => level)).toEqual(['note'])

    await rollAll()
    await sql`update book_flow set plus = plus + 1 where is_house and purpose = 'escrow'`.execute(shop.db)
    const bad = await look()
    expect(bad.ledger.check).toMatchObject({
      failed_check: expect.stringMatching(/\w/),
      first_difference: expect.stringContaining('escrow'),
    })
    expect(bad.lines.map(({ level }) => level)).toEqual(['error'])
    await sql`update book_flow set plus = plus - 1 where is_house and purpose = 'escrow'`.execute(shop.db)
  })

  test('QUA-09 is for finance alone', async () => {
    const support = await staffClient(shop, 'support')
    for (const path of ['ops/liabilities', 'ops/verify_ledger'] as const)
      expect((await refusalOf(support.call(path, {})))?.reason).toBe('call.forbidden')
  })
})
