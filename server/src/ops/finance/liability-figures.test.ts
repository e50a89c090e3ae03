import { toSmallest, unitScale, type UnitCode } from '@longmall/contract/units.ts'
import { exportUnits } from '@longmall/contract/exports.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { random } from '../../award/test/settlement-world.ts'
import type { AccountRef } from '../../wallet/accounts.ts'
import { rollBook } from '../../wallet/book/roll-book.ts'
import { publishPrice } from '../../unit-price/test/publish-price.ts'
import { placeHold } from '../../wallet/holds/place-hold.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'
import { unitPrices, worthOf } from './unit-prices.ts'

const shop = await openTestShop()
const clerk = await staffClient(shop, 'finance')
const members = [await shop.member(), await shop.member(), await shop.member()].map(({ member_id }) => member_id)
const purposes = ['available', 'frozen:referral', 'frozen:window', 'frozen:transfer_out', 'pledged', 'deposited'] as const
const coins = exportUnits.filter((unit) => unit !== 'MONEY')
const next = random(11)
const some = <T>(list: readonly T[]): T => list[next(list.length)]!

/** What members and the house have, by the entries alone. */
async function entrySums() {
  const { rows } = await sql<{ unit: UnitCode; is_house: boolean; purpose: string; amount: bigint }>`
    select a.unit, a.member_id is null as is_house, a.purpose, sum(e.amount)::bigint as amount
    from entry e join account a on a.id = e.account_id group by 1, 2, 3`.execute(shop.db)
  return rows
}

async function expectEqual(): Promise<void> {
  const { units, total } = await clerk.call('ops/liabilities', {})
  const [sums, prices] = [await entrySums(), await unitPrices(shop.systemContext())]
  const { rows: holds } = await sql<{ unit: string; amount: bigint }>`
    select a.unit, sum(h.amount)::bigint as amount from hold h join account a on a.id = h.account_id group by 1`.execute(shop.db)
  let worth = 0n
  for (const unit of units) {
    const own = sums.filter((one) => one.unit === unit.unit)
    const sumOf = (matches: (one: (typeof own)[number]) => boolean) => own.filter(matches).reduce((sum, { amount }) => sum + amount, 0n)
    const read = (text: string) => toSmallest(text, unit.unit)
    const isFrozen = (purpose: string) => purpose.startsWith('frozen:')
    expect([unit.unit, ...Object.values(unit.by_state).map(read), read(unit.on_hold)]).toEqual([
      unit.unit,
      sumOf(({ is_house, purpose }) => !is_house && purpose === 'available'),
      sumOf(({ is_house, purpose }) => !is_house && isFrozen(purpose)),
      sumOf(({ is_house, purpose }) => !is_house && (purpose === 'pledged' || purpose === 'deposited')),
      0n,
      holds.find((one) => one.unit === unit.unit)?.amount ?? 0n,
    ])
    expect(Object.values(unit.by_state).reduce((sum, text) => sum + read(text), 0n)).toBe(read(unit.liability))
    for (const [parts, is_house] of [
      [unit.members, false],
      [unit.house, true],
    ] as const)
      expect(parts.map(({ purpose, amount }) => [purpose, read(amount)])).toEqual(
        own
          .filter((one) => one.is_house === is_house)
          .map(({ purpose, amount }) => [purpose, amount])
          .toSorted(([a], [b]) => (a! < b! ? -1 : 1)),
      )
    const micros = prices[unit.unit]!
    const expected = worthOf(read(unit.liability), unit.unit, micros)
    expect(toSmallest(unit.worth!.liability, 'MONEY')).toBe(expected)
    expect(expected).toBe((read(unit.liability) * micros) / 10n ** BigInt(unitScale[unit.unit] + 4))
    worth += expected
  }
  expect(toSmallest(total.liability, 'MONEY')).toBe(worth)
}

test('AST-15 CON-06 after any transfers each figure equals the sum of the ledger’s entries, by unit, state and account', async () => {
  const context = shop.systemContext()
  for (let n = 0; n < 120; n++) {
    const unit = some(coins)
    const amount = BigInt(1 + next(9_999))
    const account = { member: some(members), unit, purpose: some(purposes) } as AccountRef
    const house = { house: some(['treasury', 'award_expense', 'forfeited'] as const), unit } as AccountRef
    await context.transaction((inner) =>
      postTransfer(inner, {
        kind: 'test.any',
        key: `any ${n}`,
        topic: 'various',
        reason: 'test',
        entries: [
          { account: house, amount: -amount },
          { account, amount },
        ],
      }),
    )
    if (n % 10 === 0)
      await context.transaction((inner) =>
        placeHold(inner, { kind: 'test', key: `hold ${n}`, reason: 'test', account: account as never, amount: 1n }),
      )
    if (n === 60) await rollBook(shop.site)
    if (n % 30 === 29) await expectEqual()
  }
})

test('AST-15 every unit has its worth at the price of the day, and what members owe of awards stands beside what is owed to them', async () => {
  const own = await openTestShop()
  await own.passMidnight()
  const [finance, member] = [await staffClient(own, 'finance'), await own.member()]
  const give = (unit: 'ACC' | 'LONGCOIN', amount: bigint) =>
    own.systemContext().transaction((inner) =>
      postTransfer(inner, {
        kind: 'test.any',
        key: unit,
        topic: 'various',
        reason: 'test',
        entries: [
          { account: { house: 'treasury', unit }, amount: -amount },
          { account: { member: member.member_id, unit, purpose: 'available' }, amount },
        ],
      }),
    )
  await publishPrice(own, 'ACC', '1.2345')
  await own.advance({ days: 1 })
  await give('ACC', 10_001n)
  await give('LONGCOIN', 250n)
  const before = await finance.call('ops/liabilities', {})
  expect(before.units.find(({ unit }) => unit === 'ACC')).toMatchObject({
    price: '1.2345',
    worth: { liability: '12.34', external_funds: '0.00', own_funds: '-12.34' },
    by_state: { available: '10.001', frozen: '0.000', bound: '0.000', escrow: '0.000' },
  })
  expect(before.units.find(({ unit }) => unit === 'LONGCOIN')).toMatchObject({ price: '0.01', worth: { liability: '2.50' } })
  expect(before).toMatchObject({ total: { liability: '14.84', external_funds: '0.00', own_funds: '-14.84' }, debts: [] })
  await sql`insert into award_debt (member_id, unit, amount) values (${member.member_id}, 'ACC', 1500)`.execute(own.db)
  const after = await finance.call('ops/liabilities', {})
  expect(after.debts).toEqual([{ unit: 'ACC', amount: '1.500', worth: '1.85' }])
  // Debts are those of now, at the prices of now, whatever instant is asked for.
  const past = await finance.call('ops/liabilities', { at: own.site.shared.now().replace(/^\d{4}/, '2020') })
  expect(past.debts).toEqual(after.debts)
  // A debt is no entry of the ledger: what is owed to members stays.
  expect(after.units).toEqual(before.units)
  const { list } = await finance.call('ops/liability_accounts', { unit: 'ACC' })
  expect(list.map(({ owner, purpose, amount, worth }) => [owner, purpose, amount, worth])).toEqual([
    ['members', 'available', '10.001', '12.34'],
    ['house', 'treasury', '-10.001', '-12.34'],
  ])
})
