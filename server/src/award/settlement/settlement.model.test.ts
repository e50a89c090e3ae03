import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { verifyLedger } from '../../wallet/ledger/verify-ledger.ts'
import { random, SettlementWorld } from '../test/settlement-world.ts'
import { runSettlement } from './run-settlement.ts'
import type { StepHook } from './work-run.ts'

const text = (value: unknown) => JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))

/** Compares the lines, payouts, balances, debts and carries of the database with the reference. */
async function compare({ db }: TestShop, world: SettlementWorld, day: number): Promise<void> {
  const run = await sql<{ id: number; factor_ppb: bigint; step: string }>`
    select id, factor_ppb, step from settlement_run where day = ${world.dayName(day)}::date`.execute(db)
  const { id, factor_ppb, step } = run.rows[0]!
  expect([step, factor_ppb]).toEqual(['closed', world.factor])
  const lines = await sql`
    select kind, member_id, generation, event_id, source_id, gross, paid from award_line where run_id = ${id}`.execute(db)
  const sorted = (rows: readonly unknown[]) => rows.map(text).toSorted()
  expect(sorted(lines.rows.map((row) => row))).toEqual(
    sorted(
      world.lines.map(({ kind, member_id, generation, event_id, source_id, gross, paid }) => ({
        kind,
        member_id,
        generation,
        event_id: event_id === null ? null : String(event_id),
        source_id,
        gross,
        paid,
      })),
    ),
  )
  const payouts = await sql`
    select kind, member_id, mills, acc, usds, usda, longcoin, purpose, released_to, back_mills from payout`.execute(db)
  expect(sorted(payouts.rows)).toEqual(
    sorted(
      world.ledger.payouts.map(({ kind, member_id, mills, units, purpose, released_to, back }) => ({
        kind,
        member_id,
        mills,
        acc: units.ACC,
        usds: units.USDS,
        usda: units.USDA,
        longcoin: units.LONGCOIN,
        purpose,
        released_to,
        back_mills: back,
      })),
    ),
  )
  const balances = await sql<{ key: string; posted: bigint }>`
    select a.member_id || ' ' || a.unit || ' ' || a.purpose as key, b.posted from account a join balance b on b.account_id = a.id where b.posted <> 0`.execute(
    db,
  )
  const nonZero = (map: ReadonlyMap<string, bigint>) => [...map].filter(([, amount]) => amount !== 0n)
  expect(sorted(balances.rows.map(({ key, posted }) => [key, posted]))).toEqual(sorted(nonZero(world.ledger.balances)))
  const debts = await sql<{
    key: string
    amount: bigint
  }>`select member_id || ' ' || unit as key, amount from award_debt where amount > 0`.execute(db)
  expect(sorted(debts.rows.map(({ key, amount }) => [key, amount]))).toEqual(sorted(nonZero(world.ledger.debts)))
  const carries = await sql<{ id: number; l: bigint; r: bigint }>`
    select id, carry_left as l, carry_right as r from placement_node where carry_left <> 0 or carry_right <> 0`.execute(db)
  expect(sorted(carries.rows)).toEqual(
    sorted([...world.carries].filter(([, [l, r]]) => l !== 0n || r !== 0n).map(([node, [l, r]]) => ({ id: node, l, r }))),
  )
  const over =
    await sql`select from award_event e join award_plan p on p.id = e.plan_id where e.paid > div(e.base::numeric * p.cap_ppm, 1000000)`.execute(
      db,
    )
  expect(over.rows).toEqual([])
}

async function makeWorld(seed: number) {
  const shop = await openTestShop()
  const world = new SettlementWorld(shop, seed)
  // A second version in the middle: the lower cap binds.
  await sql`
    with made as (
      insert into award_plan (state, starts_on, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, global_weights, created_at)
      values ('draft', ${world.dayName(3)}::date, 250000, 20000, 333333, 250001, 250000, 0, '{1,3,3,7}', now()) returning id
    )
    insert into award_rate select made.id, r.kind, r.generation, r.rate_ppm from made cross join award_rate r where r.plan_id = 1`.execute(
    shop.admin,
  )
  await sql`update award_plan set state = 'approved', decided_at = now() where id = 2`.execute(shop.admin)
  for (let n = 0; n < 25; n++) await world.join(0)
  return { shop, world }
}

async function live(world: SettlementWorld, day: number, next: (below: number) => number): Promise<void> {
  for (let n = 0; n < 3; n++) await world.join(day)
  if (day !== 4) for (let n = 0; n < 8; n++) await world.sell('start_up', day, next(6) === 0)
  for (let n = 0; n < 3; n++) await world.sell('goods', day)
  await world.adjust(day)
  for (let n = 0; n < 6; n++) await world.refund(day)
  await world.raise(day, false)
  await world.makeClones(day, 'noon')
  for (let n = 0; n < 16; n++) await world.spend(day)
}

const ways: [string, number, (shop: TestShop, world: SettlementWorld, day: number) => Promise<void>][] = [
  [
    'in one go, and started again',
    1,
    async (_, world, day) => {
      await runSettlement(world.context(world.cutoff(day)), world.dayName(day), { shardSize: 7 })
      await runSettlement(world.context(world.cutoff(day)), world.dayName(day))
    },
  ],
  [
    'stopped at every step and shard',
    2,
    async (_, world, day) => {
      const seen = new Set<string>()
      const hook: StepHook = (step, shard) => {
        const at = `${step} ${shard?.kind} ${shard?.shard}`
        if (seen.has(at)) return
        seen.add(at)
        throw new Error('stopped')
      }
      for (;;)
        try {
          return await runSettlement(world.context(world.cutoff(day)), world.dayName(day), { hook, shardSize: 11 })
        } catch (error) {
          if (!(error instanceof Error) || error.message !== 'stopped') throw error
        }
    },
  ],
  [
    'by three processes at once',
    3,
    async (_, world, day) => {
      const run = () => runSettlement(world.context(world.cutoff(day)), world.dayName(day), { shardSize: 5 })
      await Promise.all([run(), run(), run()])
    },
  ],
]

test.each(ways)('AST-14 AST-05 AST-06 R-22 R-23 nine days of runs %s comes to what the rules say', async (_, seed, work) => {
  const { shop, world } = await makeWorld(seed)
  const next = random(7)
  for (let day = 0; day < 9; day++) {
    await live(world, day, next)
    const accBefore = new Map(world.members.map(({ id }) => [id, world.ledger.accOf(id)]))
    await world.moveWindows(day)
    await world.raise(day, true)
    await work(shop, world, day)
    await world.settle(day, accBefore)
    await world.makeClones(day + 1, 'midnight')
    await compare(shop, world, day)
  }
  // The days had everything that the rules distinguish.
  const { rows } = await sql<Record<string, number>>`
    select (select count(distinct kind) from award_line)::int as kinds, (select count(*) from award_line where reason is not null)::int as forfeited,
      (select count(*) from payout where back_mills > 0)::int as back, (select count(*) from payout where released_run is not null)::int as released,
      (select count(*) from payout where purpose = 'frozen:window' or released_to = 'frozen:window')::int as frozen,
      (select count(*) from payout where usda > 0)::int as thirds, (select count(*) from award_debt)::int as debts,
      (select count(distinct plan_id) from award_event e group by run_id order by 1 desc limit 1)::int as versions,
      (select count(*) from leg_day where carry_left < 0 or carry_right < 0)::int as negative,
      (select count(*) from settlement_run where factor_ppb < 1000000000)::int as scaled,
      (select count(*) from clone c where exists (select from settlement_run r where r.cutoff = c.created_at))::int as clones`.execute(
    shop.db,
  )
  for (const [name, count] of Object.entries(rows[0]!))
    expect(count, name).toBeGreaterThan(name === 'kinds' ? 9 : name === 'versions' ? 1 : 0)
  const positions = await sql`select check_clones() as difference`.execute(shop.db)
  expect(positions.rows).toEqual([{ difference: null }])
  const { checks } = await verifyLedger(shop.db, [])
  expect(checks.filter(({ first }) => first !== null)).toEqual([])
})
