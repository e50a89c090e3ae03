import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { untilWaiting } from '../../test/until-waiting.ts'
import { lockAvailable } from '../wallet/balances.ts'
import { postLines } from '../wallet/batch/post-lines.ts'
import { openClones } from './test/clone-fixture.ts'

const shop = await openTestShop()
const { register, raise, credit, usdaOf, clonesOf, eventsOf, transfersOf, drain, differences } = openClones(shop)
const owners: number[] = []
const totals = new Map<number, bigint>()
beforeAll(async () => {
  for (let n = 0; n < 3; n++) {
    const { member_id } = await register()
    await raise(member_id)
    owners.push(member_id)
    totals.set(member_id, 0n)
  }
})
const sum = (owner: number, amount: bigint) => totals.set(owner, totals.get(owner)! + amount)

/** Of each owner: 250 USDA of all that was credited became one clone each, once, and the rest is there. */
async function expectExact(): Promise<void> {
  for (const owner of owners) {
    const count = Number(totals.get(owner)! / 250_000n)
    const clones = await clonesOf(owner)
    expect(clones.map(({ ordinal }) => ordinal)).toEqual(Array.from({ length: count }, (_, n) => n + 1))
    expect(new Set(clones.map(({ node_id }) => node_id)).size).toBe(count)
    expect(await transfersOf(owner)).toHaveLength(count)
    expect(await eventsOf(owner)).toHaveLength(count)
    expect(await usdaOf(owner)).toBe(totals.get(owner)! % 250_000n)
  }
  expect(await differences()).toEqual([])
}

let batches = 0
/** A batch as a settlement run posts it: all owners in one transfer. */
const creditAll = (amount: bigint) =>
  shop
    .systemContext()
    .transaction((context) =>
      postLines(context, { kind: 'award.test', key: `run ${++batches}`, topic: 'award', reason: 'test' }, [
        ...owners.map((member) => ({ account: { member, unit: 'USDA' as const, purpose: 'available' as const }, amount })),
        { account: { house: 'award_expense', unit: 'USDA' }, amount: -amount * BigInt(owners.length) },
      ]),
    )

test('AST-06 160 credits at once beside four that make clones: as many clones as 250 fits into the sum, no more and no less', async () => {
  const work: Promise<unknown>[] = []
  for (let n = 0; n < 40; n++) {
    for (const owner of owners) {
      work.push(credit(owner, 99_000n))
      sum(owner, 99_000n)
    }
    work.push(creditAll(17_001n))
    for (const owner of owners) sum(owner, 17_001n)
    if (n % 4 === 0) work.push(drain(), drain())
  }
  await Promise.all(work)
  await Promise.all([drain(), drain(), drain(), drain()])
  await drain()
  await expectExact()
})

test('AST-06 R-21 any credits at once, some of them repeated, leave less than 250 USDA and one clone for each 250', async () => {
  const step = fc.record({
    owner: fc.nat({ max: 2 }),
    amount: fc.oneof(
      fc.bigInt({ min: 1n, max: 249_999n }),
      fc.constantFrom(250_000n, 249_999n, 1n),
      fc.bigInt({ min: 250_000n, max: 900_000n }),
    ),
    /** Posted twice under one key, which is the same credit. */
    again: fc.boolean(),
    drains: fc.boolean(),
  })
  let key = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const work: Promise<unknown>[] = []
      for (const { owner: n, amount, again, drains } of steps) {
        const owner = owners[n]!
        const name = `property ${++key}`
        work.push(credit(owner, amount, name))
        if (again) work.push(credit(owner, amount, name))
        if (drains) work.push(drain())
        sum(owner, amount)
      }
      await Promise.all(work)
      await drain()
      await expectExact()
    }),
    // One ledger for all of them: what failed cannot be run again from its beginning.
    { numRuns: 12, endOnFailure: true },
  )
})

test('AST-06 an account that is frozen while its clones wait for the balance gets none', async () => {
  const { member_id } = await register()
  await raise(member_id)
  await credit(member_id, 260_000n)
  const freeze = (is_frozen: boolean) => shop.db.updateTable('member').set({ is_frozen }).where('id', '=', member_id).execute()
  const { drained } = await shop.systemContext().transaction(async (context) => {
    await lockAvailable(context, member_id, 'USDA')
    const waiting = drain()
    await untilWaiting(shop)
    await freeze(true)
    return { drained: waiting }
  })
  await drained
  expect(await clonesOf(member_id)).toEqual([])
  await sql`insert into timer (kind, subject, due_at) values ('clone.make', ${`${member_id} unfrozen`}, date_trunc('milliseconds', store_now()))`.execute(
    shop.db,
  )
  await freeze(false)
  await drain()
  expect(await clonesOf(member_id)).toHaveLength(1)
})
