import { profitUnits, type ProfitUnit } from '@longmall/contract/award-profit.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createContext, type Context, type MemberActor } from '../../kernel/context.ts'
import { drainTimers } from '../../kernel/time/timers.ts'
import { openTestShop } from '../../../test/harness.ts'
import { runSettlement } from '../settlement/run-settlement.ts'
import { random, SettlementWorld } from '../test/settlement-world.ts'
import { listProfitEntries } from './list-profit-entries.ts'
import { lastDays } from './read-income.ts'
import { viewProfit, viewProfitDays } from './view-profit.ts'

const shop = await openTestShop()

async function live(world: SettlementWorld, day: number, next: (below: number) => number): Promise<void> {
  for (let n = 0; n < 2; n++) await world.join(day)
  for (let n = 0; n < 6; n++) await world.sell('start_up', day)
  for (let n = 0; n < 3; n++) await world.sell('goods', day)
  // Some of what is credited becomes clones; the settlement's own timers wait, so that runs are late below.
  await world.adjust(day)
  await drainTimers(shop.site, world.noon(day), 'within')
  for (let n = 0; n < 5; n++) await world.refund(day)
  if (next(2)) await world.raise(day, false)
}

const asMember = (member_id: number, now: string) =>
  createContext(shop.site, { kind: 'member', member_id } as MemberActor, { now }) as Context<MemberActor>

/** What the ledger holds of a member's awards, and the payouts of each day: both without the code under test. */
async function booksOf(member_id: number) {
  const { rows: entries } = await sql<{ unit: ProfitUnit; amount: bigint }>`
    select a.unit, sum(e.amount)::bigint as amount from account a join entry e on e.account_id = a.id
    where a.member_id = ${member_id} and e.topic = 'award' group by a.unit`.execute(shop.db)
  const { rows: payouts } = await sql<Record<'day' | 'kind', string> & Record<'ACC' | 'USDS' | 'USDA' | 'LONGCOIN', bigint>>`
    select to_char(r.day, 'YYYY-MM-DD') as day, p.kind, p.acc as "ACC", p.usds as "USDS", p.usda as "USDA", p.longcoin as "LONGCOIN"
    from payout p join settlement_run r on r.id = p.run_id where p.member_id = ${member_id} and p.purpose <> 'forfeited'`.execute(shop.db)
  return { sums: new Map(entries.map(({ unit, amount }) => [unit, amount])), payouts }
}

test.each([11, 12])(
  'AST-13 R-22 over random networks, refunds, windows and runs made three in a night, the profit centre sums to the ledger, day by day (seed %i)',
  async (seed) => {
    const world = new SettlementWorld(shop, seed)
    const start = seed === 11 ? 0 : 42
    const next = random(seed)
    for (let n = 0; n < 20; n++) await world.join(start)
    const settle = (day: number, now: number) => runSettlement(world.context(world.cutoff(now)), world.dayName(day), { shardSize: 9 })
    let late: number[] = []
    for (let day = start; day < start + 12; day++) {
      await live(world, day, next)
      await world.moveWindows(day)
      late.push(day)
      const { rows } = await sql<{ member_id: number; unit: 'ACC' | 'USDS' | 'USDA'; amount: bigint }>`
        select a.member_id, a.unit, b.posted as amount from account a join balance b on b.account_id = a.id
        where a.member_id is not null and a.purpose = 'available' and a.unit in ('ACC', 'USDS', 'USDA')`.execute(shop.db)
      for (const { member_id, unit, amount } of rows) world.ledger.balances.set(`${member_id} ${unit} available`, amount)
      for (let n = 0; n < 8; n++) await world.spend(day)
      // The runs of three days in one night, twice; what is spent meanwhile is newer than the entries of the earlier days.
      if (day % 6 === 3 || day % 6 === 4) continue
      for (const one of late) await settle(one, day)
      late = []
    }
    const now = world.cutoff(start + 11)
    let checked = 0
    for (const { id } of world.members) {
      const context = asMember(id, now)
      const { sums, payouts } = await booksOf(id)
      const profit = await viewProfit(context)
      expect([profit.day, profit.from, profit.is_pending]).toEqual([world.dayName(start + 11), world.dayName(start - 18), false])
      for (const unit of profitUnits) {
        const { days, sources } = await viewProfitDays(context, { unit })
        expect(days.map(({ day }) => day)).toEqual(lastDays(context))
        const total = (rows: readonly { amount: string }[]) => rows.reduce((sum, { amount }) => sum + toSmallest(amount, unit), 0n)
        expect(total(days)).toBe(sums.get(unit) ?? 0n)
        expect(total(sources)).toBe(sums.get(unit) ?? 0n)
        const figures = profit.list.find((one) => one.unit === unit)
        expect(toSmallest(figures?.total ?? '0', unit)).toBe(sums.get(unit) ?? 0n)
        expect(toSmallest(figures?.yesterday ?? '0', unit)).toBe(toSmallest(days[0]!.amount, unit))
        for (const { day, amount, sources: ofDay } of days) {
          expect(total(ofDay)).toBe(toSmallest(amount, unit))
          const paid = (kind: string) =>
            payouts
              .filter((one) => one.day === day && one.kind === kind)
              .reduce((sum, one) => sum + (((one as Record<string, unknown>)[unit] as bigint | undefined) ?? 0n), 0n)
          for (const { source, amount: one } of ofDay)
            if (!['taken_back', 'debt_settled', 'forfeited'].includes(source)) expect(toSmallest(one, unit)).toBe(paid(source))
            else expect(one.startsWith('-')).toBe(true)
          if (ofDay.length === 0) continue
          const { list } = await listProfitEntries(context, { unit, day })
          expect(total(list)).toBe(toSmallest(amount, unit))
          checked += list.length
        }
      }
    }
    expect(checked).toBeGreaterThan(200)
  },
)

test('AST-13 these nights had entries that count later than their run, refunds, debts and a forfeit', async () => {
  const { rows } = await sql<Record<string, number>>`
      select (select count(*) from entry e join transfer t on t.id = e.transfer_id where e.effective_at > t.effective_at and t.subject like 'run %')::int as moved,
        (select count(*) from transfer where kind = 'award.claw_back')::int as back,
        (select count(*) from transfer where kind = 'award.window_forfeited')::int as forfeited,
        (select count(*) from transfer where kind = 'award.debt_settled')::int as settled`.execute(shop.db)
  for (const [name, count] of Object.entries(rows[0]!)) expect(count, name).toBeGreaterThan(0)
})
