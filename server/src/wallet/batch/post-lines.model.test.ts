import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { AccountRef } from '../accounts.ts'
import { balanceOf } from '../balances.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { postTransfer } from '../post-transfer.ts'
import { entriesOf } from '../queries.ts'
import { postLines } from './post-lines.ts'

const shop = await openTestShop()
const context = shop.systemContext()
const ids = (await Promise.all(Array.from({ length: 5 }, () => shop.member()))).map(({ member_id }) => member_id)
const units = ['USDS', 'AAA'] as const
const houses = (['award_expense', 'treasury'] as const).flatMap((house) => units.map((unit): AccountRef => ({ house, unit })))
const own = ids.flatMap((member) =>
  units.flatMap((unit) => (['available', 'frozen:referral'] as const).map((purpose): AccountRef => ({ member, unit, purpose }))),
)
const nameOf = (account: AccountRef) => JSON.stringify(account)

interface Line {
  account: AccountRef
  amount: bigint
}

/** The reference: sums by account, in any order; a batch is posted where each unit is zero and no member falls below zero. */
class Reference {
  readonly balances = new Map<string, bigint>()
  balance(account: AccountRef) {
    return this.balances.get(nameOf(account)) ?? 0n
  }
  sums(lines: readonly Line[]): Line[] {
    const sums = new Map<string, Line>()
    for (const { account, amount } of lines) {
      const sum = sums.get(nameOf(account))?.amount ?? 0n
      sums.set(nameOf(account), { account, amount: sum + amount })
    }
    return [...sums.values()].filter(({ amount }) => amount !== 0n)
  }
  isAllowed(sums: readonly Line[]) {
    const isZero = units.every((unit) => sums.reduce((sum, { account, amount }) => (account.unit === unit ? sum + amount : sum), 0n) === 0n)
    return isZero && sums.every(({ account, amount }) => 'house' in account || this.balance(account) + amount >= 0n)
  }
  post(sums: readonly Line[]) {
    for (const { account, amount } of sums) this.balances.set(nameOf(account), this.balance(account) + amount)
  }
}

const line = fc.record({
  account: fc.constantFrom(...own, ...houses),
  amount: fc.oneof({ weight: 9, arbitrary: fc.bigInt({ min: -60n, max: 200n }) }, { weight: 1, arbitrary: fc.constant(0n) }),
})
/** At least one line is not zero; the house closes each unit to zero, or, now and then, does not. */
const batch = fc
  .record({
    first: fc.record({ account: fc.constantFrom(...own), amount: fc.bigInt({ min: 1n, max: 200n }) }),
    rest: fc.array(line, { maxLength: 14 }),
    isClosed: fc.nat({ max: 9 }).map((n) => n > 0),
    again: fc.boolean(),
  })
  .map(({ first, rest, isClosed, again }) => {
    const lines = [first, ...rest]
    const closing = units.map((unit) => ({
      account: { house: 'award_expense', unit } as AccountRef,
      amount: -lines.reduce((sum, { account, amount }) => (account.unit === unit ? sum + amount : sum), 0n),
    }))
    return { lines: isClosed ? [...lines, ...closing] : lines, again }
  })

let key = 0
const details = () => ({ kind: 'award.model', topic: 'award', key: String(++key), reason: 'model' }) as const
const isRefusal = (error: unknown) =>
  error instanceof Refusal ? error.code === 'wallet.insufficient' : error instanceof Error && 'code' in error && error.code === 'LM004'

test(
  'WAL-01 R-21 any sequence of batches leaves what sums by account say; what is refused leaves nothing, what is repeated changes nothing',
  { timeout: 120_000 },
  async () => {
    const reference = new Reference()
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 8 }), async (batches) => {
        for (const { lines, again } of batches) {
          const about = details()
          const post = () => context.transaction((inner) => postLines(inner, about, lines))
          const sums = reference.sums(lines)
          const result = await post().then(
            (id) => ({ id }),
            (error: unknown) => {
              if (!isRefusal(error)) throw error
              return null
            },
          )
          expect(result !== null).toBe(reference.isAllowed(sums))
          if (result === null) continue
          if (again) expect(await post()).toBe(result.id)
          reference.post(sums)
          expect(result.id === null).toBe(sums.length === 0)
          if (result.id === null) continue
          const entries = await entriesOf(shop.db, result.id)
          expect(new Map(entries.map(({ account, amount }) => [nameOf(account), amount]))).toEqual(
            new Map(sums.map(({ account, amount }) => [nameOf(account), amount])),
          )
          expect(entries).toHaveLength(sums.length)
        }
        for (const account of [...own, ...houses]) expect(await balanceOf(context, account)).toBe(reference.balance(account))
      }),
      // One ledger for all of them: a sequence that failed cannot be run again from its beginning.
      { numRuns: 60, endOnFailure: true },
    )
    expect((await verifyLedger(shop.db, shop.site.config.dataDir)).checks.filter(({ first }) => first !== null)).toEqual([])
  },
)

test('R-21 batches and transfers across the same accounts at once lose nothing and wait for each other in one order', async () => {
  const accounts = own.filter(({ unit, ...one }) => unit === 'USDS' && 'purpose' in one && one.purpose === 'available')
  const expense: AccountRef = { house: 'award_expense', unit: 'USDS' }
  const credit = accounts.map((account) => ({ account, amount: 1000n }))
  await context.transaction((inner) => postLines(inner, details(), [...credit, { account: expense, amount: -5000n }]))
  const before = await Promise.all([...accounts, expense].map((one) => balanceOf(context, one)))
  const shift = (n: number) => [...accounts.slice(n % accounts.length), ...accounts.slice(0, n % accounts.length)]
  const runs = Array.from({ length: 120 }, (_, n) => {
    const [payer, payee] = shift(n)
    // Some pay a member, in either order of their accounts; every third is a batch over all of them, named in another order each time.
    const entries = [
      { account: payer!, amount: -3n },
      { account: payee!, amount: 3n },
    ]
    const lines = [...shift(n).map((account) => ({ account, amount: 2n })), { account: expense, amount: -2n * BigInt(accounts.length) }]
    return context.transaction((inner) =>
      n % 3 === 0
        ? postLines(inner, details(), lines)
        : postTransfer(inner, {
            kind: 'across',
            topic: 'transfer',
            key: String(n),
            reason: 'test',
            entries: n % 2 ? entries : entries.toReversed(),
          }),
    )
  })
  await Promise.all(runs)
  const after = await Promise.all([...accounts, expense].map((one) => balanceOf(context, one)))
  const batches = BigInt(runs.length / 3)
  // 80 transfers in a ring: each account pays and receives 16 of them.
  expect(after).toEqual([...before.slice(0, -1).map((one) => one + 2n * batches), before.at(-1)! - 10n * batches])
  const { rows } = await sql`
    select b.account_id from balance b
    where (b.posted, b.version) <> (select coalesce(sum(amount), 0), count(*) from entry where account_id = b.account_id)`.execute(shop.db)
  expect(rows).toEqual([])
})
