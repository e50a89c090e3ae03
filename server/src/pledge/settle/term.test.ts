import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { agreeToTerms } from '../../asset-area/test/agree-to-terms.ts'
import { runSettlement } from '../../award/settlement/run-settlement.ts'
import { cutoffOf } from '../../award/settlement/schedule.ts'
import type { Shard } from '../../award/settlement/shards.ts'
import { createContext } from '../../kernel/context.ts'
import { makeBuyer } from '../../order/test/shopping.ts'
import { verifyLedger } from '../../wallet/ledger/verify-ledger.ts'
import { addDays, dueOn, incomeThrough, returnedAfter, totalIncome } from '../rules.ts'
import { pledgePricesJob } from '../set-prices.ts'
import { accOf, buyPledge, goToDay, makePledgeGoods } from '../test/pledges.ts'

const shop = await openTestShop()
const { sku_12, sku_48 } = await makePledgeGoods(shop)
await pledgePricesJob.run(shop.site)
await shop.passMidnight()
await shop.refresh()
const operator = await staffClient(shop, 'owner')

async function newPledge(sku_id: number, shares: number) {
  const buyer = await makeBuyer(shop)
  await agreeToTerms(buyer)
  const { pledge_id } = await buyPledge(shop, buyer, sku_id, shares)
  const { bought_on } = await buyer.call('pledge/view', { pledge_id })
  return { buyer, pledge_id, bought_on, shares }
}
const view = (buyer: Client, pledge_id: number) => buyer.call('pledge/view', { pledge_id })
const units = (text: string) => BigInt(text.replace('.', ''))
const sumsOf = async (member_id: number) => [await accOf(shop, member_id, 'available'), await accOf(shop, member_id, 'pledged')]
/** What the function of liabilities says is due from a day on, and what the ledger has pledged. */
async function liabilities(from: string): Promise<{ principal: bigint; income: bigint; pledged: bigint }> {
  const { rows } = await sql<{ principal: bigint; income: bigint; pledged: bigint }>`
    select coalesce(sum(d.principal), 0)::bigint as principal, coalesce(sum(d.income_expected), 0)::bigint as income,
      (select coalesce(sum(b.posted), 0)::bigint from account a join balance b on b.account_id = a.id
        where a.unit = 'ACC' and a.purpose = 'pledged' and a.member_id is not null) as pledged
    from pledge_due(${from}::date, '2099-01-01') d`.execute(shop.db)
  return rows[0]!
}
async function verified(): Promise<void> {
  const { checks } = await verifyLedger(shop.db, shop.site.config.dataDir)
  expect(checks.filter(({ first }) => first !== null)).toEqual([])
}

test('AST-08 AST-14 AST-16 a pledge over 12 months by the time machine, to the last unit of principal and income', async () => {
  const { buyer, pledge_id, bought_on, shares } = await newPledge(sku_12, 3)
  const other = await newPledge(sku_48, 1)
  const terms = { unit_acc: 500_000n, months: 12, income_ppm: 8_000, bought_on }
  const long = { unit_acc: 500_000n, months: 48, income_ppm: 12_000, bought_on }
  for (const n of [0, 1, 2, 6, 11, 12]) {
    const day = n === 0 ? addDays(bought_on) : dueOn(bought_on, n)
    await goToDay(shop, day)
    const [income, returned] = [incomeThrough(terms, addDays(day, -1)), returnedAfter(terms, n)]
    expect(await sumsOf(buyer.member_id)).toEqual([3n * (income + returned), 3n * (500_000n - returned)])
    const seen = await view(buyer, pledge_id)
    expect([units(seen.income), units(seen.returned), units(seen.remaining), seen.state]).toEqual([
      3n * income,
      3n * returned,
      3n * (500_000n - returned),
      n === 12 ? 'ended' : 'open',
    ])
    expect(seen.schedule.filter(({ is_returned }) => is_returned)).toHaveLength(n)
    // What is owed by due date is what the ledger has pledged, and all income that is still to come.
    const { principal, income: expected, pledged } = await liabilities(bought_on)
    expect(principal).toBe(pledged)
    expect(expected).toBe(
      (n === 12 ? 0n : BigInt(shares) * (totalIncome(terms) - income)) + totalIncome(long) - incomeThrough(long, addDays(day, -1)),
    )
  }
  await goToDay(shop, addDays(dueOn(bought_on, 12), 5))
  expect(await sumsOf(buyer.member_id)).toEqual([3n * (totalIncome(terms) + 500_000n), 0n])
  const days = await sql<{ n: number; wrong: number }>`
    select count(*)::int as n, count(*) filter (where closed_at is null or error is not null)::int as wrong from settlement_run`.execute(
    shop.db,
  )
  expect(days.rows[0]).toEqual({ n: expect.any(Number), wrong: 0 })
  expect(days.rows[0]!.n).toBeGreaterThanOrEqual(370)
  expect((await view(other.buyer, other.pledge_id)).state).toBe('open')
  await verified()
}, 240_000)

test('AST-14 R-21 a run that is killed in any shard, or between two steps, ends the same', async () => {
  const pledges = [await newPledge(sku_12, 1), await newPledge(sku_48, 2)]
  const { bought_on } = pledges[0]!
  const context = createContext(shop.site, { kind: 'system' }, { now: cutoffOf(shop.systemContext(), bought_on) })
  const seen: string[] = []
  const stopAt = (place: string) => (step: string, shard: Shard | null) => {
    const here = `${step} ${shard === null ? 'end' : shard.shard}`
    seen.push(here)
    if (here === place) throw new Error('killed')
  }
  for (const place of ['release end', 'pledges 0', 'pledges end', 'close end'])
    await expect(runSettlement(context, bought_on, { hook: stopAt(place) })).rejects.toThrow('killed')
  await Promise.all([runSettlement(context, bought_on), runSettlement(context, bought_on)])
  expect(seen).toContain('pledges 0')
  for (const { buyer, pledge_id, shares } of pledges) {
    const { months, income_ppm, income } = await view(buyer, pledge_id)
    const expected = BigInt(shares) * incomeThrough({ unit_acc: 500_000n, months, income_ppm, bought_on }, bought_on)
    expect([units(income), await accOf(shop, buyer.member_id, 'available')]).toEqual([expected, expected])
  }
  const { list } = await operator.call('award/list_runs', {})
  expect(list[0]).toMatchObject({ day: bought_on })
  await verified()
})

test('AST-14 a pledge that is committed after its day was shared out is paid by the next run, from its first day', async () => {
  await shop.advance({ days: 1 })
  const early = await newPledge(sku_12, 1)
  const { bought_on } = early
  const late = await newPledge(sku_12, 1)
  // Not there when the run begins: it came from a transaction that commits later.
  await sql`update pledge set state = 'refunded', closed_at = created_at where id = ${late.pledge_id}`.execute(shop.db)
  await goToDay(shop, addDays(bought_on))
  await sql`update pledge set state = 'open', closed_at = null where id = ${late.pledge_id}`.execute(shop.db)
  expect([(await view(early.buyer, early.pledge_id)).income, (await view(late.buyer, late.pledge_id)).income]).toEqual([
    expect.not.stringMatching(/^0\.000$/),
    '0.000',
  ])
  await goToDay(shop, addDays(bought_on, 2))
  expect((await view(late.buyer, late.pledge_id)).income).toBe((await view(early.buyer, early.pledge_id)).income)
  await verified()
})

test('AST-08 R-21 a refund and the run at once: one of them takes the pledge', async () => {
  const pledges = await Promise.all(Array.from({ length: 4 }, () => newPledge(sku_12, 1)))
  const { bought_on } = pledges[0]!
  const context = createContext(shop.site, { kind: 'system' }, { now: cutoffOf(shop.systemContext(), bought_on) })
  const outcomes = await Promise.allSettled([
    runSettlement(context, bought_on),
    ...pledges.map(({ buyer, pledge_id }) => buyer.call('pledge/refund', { pledge_id })),
  ])
  expect(outcomes[0]!.status).toBe('fulfilled')
  for (const [at, { buyer, pledge_id }] of pledges.entries()) {
    const isRefunded = outcomes[at + 1]!.status === 'fulfilled'
    const { state, income } = await view(buyer, pledge_id)
    expect([state, income === '0.000']).toEqual(isRefunded ? ['refunded', true] : ['open', false])
    expect(await accOf(shop, buyer.member_id, 'pledged')).toBe(isRefunded ? 0n : 500_000n)
  }
  await verified()
})
