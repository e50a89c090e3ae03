import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { unitScale, type UnitCode } from '@longmall/contract/units.ts'
import { openTestShop } from '../../test/harness.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { AccountRef } from './accounts.ts'
import { balanceAt, balanceOf } from './balances.ts'
import { postTransfer } from './post-transfer.ts'

const shop = await openTestShop()
const context = shop.systemContext()
const members = await Promise.all([1, 2, 3].map(async () => (await shop.member()).member_id))
const units = Object.keys(unitScale) as UnitCode[]
const accounts: AccountRef[] = units.flatMap((unit) => [
  ...members.map((member): AccountRef => ({ member, unit, purpose: 'available' })),
  { house: 'treasury', unit },
  { house: 'escrow', unit },
])
const nameOf = (one: AccountRef) => JSON.stringify(one)
const model = new Map(accounts.map((one) => [nameOf(one), 0n]))
const modelBalance = (one: AccountRef) => model.get(nameOf(one))!

/** One unit's part of a transfer: amounts to some of its accounts, closed to zero by one more. */
const transferPart = fc.constantFrom(...units).chain((unit) => {
  const own = accounts.filter((one) => one.unit === unit)
  return fc
    .tuple(fc.shuffledSubarray(own, { minLength: 2 }), fc.array(fc.bigInt({ min: -500n, max: 800n }), { minLength: 4, maxLength: 4 }))
    .map(([chosen, amounts]) => {
      const entries = chosen.slice(1).map((account, n) => ({ account, amount: amounts[n]! }))
      return { unit, entries: [{ account: chosen[0]!, amount: -entries.reduce((sum, one) => sum + one.amount, 0n) }, ...entries] }
    })
})
const transfer = fc.record({
  parts: fc.uniqueArray(transferPart, { minLength: 1, maxLength: 2, selector: (one) => one.unit }),
  isBent: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
})

let key = 0
describe('the ledger against a model', () => {
  test('WAL-01 any sequence of transfers leaves what a plain sum says, and a refused one leaves nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(transfer, { minLength: 1, maxLength: 12 }), async (sequence) => {
        for (const { parts, isBent } of sequence) {
          const entries = parts.flatMap((one) => one.entries)
          if (isBent) entries[0]!.amount += 1n
          const isAllowed =
            entries.some(({ amount }) => amount !== 0n) &&
            !isBent &&
            entries.every(({ account, amount }) => 'house' in account || modelBalance(account) + amount >= 0n)
          const post = context.transaction((inner) =>
            postTransfer(inner, { kind: 'model', topic: 'various', key: String(++key), reason: 'model', entries }),
          )
          const isPosted = await post.then(
            () => true,
            (error: unknown) => {
              if (!(error instanceof Refusal) && !(error instanceof Error && 'code' in error && error.code === 'LM004')) throw error
              return false
            },
          )
          expect(isPosted).toBe(isAllowed)
          if (isPosted) for (const { account, amount } of entries) model.set(nameOf(account), modelBalance(account) + amount)
        }
        for (const one of accounts) expect(await balanceOf(context, one)).toBe(modelBalance(one))
      }),
      { numRuns: 120, endOnFailure: true },
    )
  })

  test('WAL-01 what is posted sums to zero in every unit, and every balance is the sum of its entries', async () => {
    const { rows } =
      await sql`select a.unit, sum(e.amount) from entry e join account a on a.id = e.account_id group by a.unit having sum(e.amount) <> 0`.execute(
        shop.db,
      )
    expect(rows).toEqual([])
    const { rows: off } =
      await sql`select b.account_id from balance b where posted <> (select coalesce(sum(amount), 0) from entry where account_id = b.account_id)`.execute(
        shop.db,
      )
    expect(off).toEqual([])
  })

  test('WAL-02 the house’s sums are the same folded and unfolded, and history is shown as it was at any instant', async () => {
    const sums = () => Promise.all(accounts.map((one) => balanceOf(context, one)))
    const before = await sums()
    await sql`select fold_tails()`.execute(shop.db)
    expect(await sums()).toEqual(before)
    const instant = shop.site.shared.now()
    await shop.advance({ days: 1 })
    const later = shop.systemContext()
    await later.transaction((inner) =>
      postTransfer(inner, {
        kind: 'model',
        topic: 'various',
        key: 'later',
        reason: 'model',
        entries: [
          { account: accounts[3]!, amount: -7n },
          { account: accounts[0]!, amount: 7n },
        ],
      }),
    )
    expect(await Promise.all(accounts.map((one) => balanceAt(later, one, instant)))).toEqual(before)
    expect(await balanceOf(later, accounts[0]!)).toBe(before[0]! + 7n)
    await sql`select fold_tails()`.execute(shop.db)
    expect(await balanceOf(later, accounts[3]!)).toBe(before[3]! - 7n)
  })

  test('R-21 transfers all across each other at once make and lose nothing', async () => {
    const own = accounts.filter((one) => 'member' in one && one.unit === 'AAA')
    const post = (n: number, from: AccountRef, to: AccountRef, amount: bigint) =>
      context.transaction((inner) =>
        postTransfer(inner, {
          kind: 'across',
          topic: 'various',
          key: String(n),
          reason: 'test',
          entries: [
            { account: from, amount: -amount },
            { account: to, amount },
          ],
        }),
      )
    await Promise.all(own.map((one, n) => post(n, { house: 'treasury', unit: 'AAA' }, one, 1000n)))
    const before = await Promise.all(own.map((one) => balanceOf(context, one)))
    const done = await Promise.allSettled(
      Array.from({ length: 150 }, (_, n) => post(100 + n, own[n % 3]!, own[(n * 7 + 1 + (n % 2)) % 3]!, BigInt(n % 40) + 1n)),
    )
    for (const one of done)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: expect.stringMatching(/^(wallet.insufficient|LM004)$/) })
    const after = await Promise.all(own.map((one) => balanceOf(context, one)))
    expect(after.reduce((a, b) => a + b)).toBe(before.reduce((a, b) => a + b))
    expect(after.every((one) => one >= 0n)).toBe(true)
  })
})
