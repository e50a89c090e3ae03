import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { today } from '../../award/plan/today.ts'
import { cutoffOf, dayAfter } from '../../award/settlement/schedule.ts'
import { runSettlement } from '../../award/settlement/run-settlement.ts'
import { random } from '../../award/test/settlement-world.ts'
import { createContext } from '../../kernel/context.ts'
import { interestOf } from '../rules.ts'
import { depositDifference, makeDepositor } from '../test/deposits.ts'

const terms = [
  { days: 1, interest_ppm: 15_000 },
  { days: 2, interest_ppm: 35_000 },
  { days: 3, interest_ppm: 80_001 },
  { days: 4, interest_ppm: 180_000 },
]

interface Known {
  member: number
  unit: 'ACC' | 'AAA'
  plan: number
  principal: bigint
  due: number
  rolls: boolean
}

test.each([1, 2])(
  'AST-07 AST-14 R-21 seed %s: over days of deposits, changes and stopped runs the sums are right to the last part',
  async (seed) => {
    const shop = await openTestShop({
      settings: Object.fromEntries(terms.map((one, index) => [`deposit.plan_${index + 1}`, { is_on: true, ...one }])),
    })
    await shop.passMidnight()
    const next = random(seed)
    const members = await Promise.all(Array.from({ length: 7 }, () => makeDepositor(shop, 100_000_000n)))
    const purse = new Map<string, bigint>()
    const purseOf = (member: number, unit: string) => purse.get(`${member} ${unit}`) ?? 100_000_000n
    const add = (member: number, unit: string, amount: bigint) => purse.set(`${member} ${unit}`, purseOf(member, unit) + amount)
    let open: (Known & { id: number })[] = []
    let paid = 0n

    for (let day = 0; day < 6; day++) {
      for (let n = 0; n < 8; n++) {
        const index = next(members.length)
        const [unit, plan, rolls] = [next(2) ? ('ACC' as const) : ('AAA' as const), 1 + next(4), next(2) === 1]
        const principal = 100_000n + BigInt(next(999_999))
        const { deposit_id } = await members[index]!.open(principal, { unit, plan, on_expiry: rolls ? 'roll_over' : 'available' })
        open.push({ id: deposit_id, member: index, unit, plan, principal, due: day + terms[plan - 1]!.days, rolls })
        add(index, unit, -principal)
      }
      const changed = open[next(open.length)]!
      changed.rolls = !changed.rolls
      const on_expiry = changed.rolls ? 'roll_over' : 'available'
      await members[changed.member]!.call('deposit/set_on_expiry', { deposit_id: changed.id, on_expiry })

      const name = today(shop.systemContext())
      const at = createContext(shop.site, { kind: 'system' }, { now: cutoffOf(shop.systemContext(), name) })
      // It is stopped in the middle of each kind of transaction, and goes on where it stopped.
      let stops = 1 + next(4)
      const hook = (step: string) => {
        if (step === 'deposits' && stops > 0 && next(2)) {
          stops--
          throw new Error('stopped')
        }
      }
      for (let isDone = false; !isDone;)
        isDone = await runSettlement(at, name, { hook, shardSize: 2 }).then(
          () => true,
          (error: Error) => {
            expect(error.message).toBe('stopped')
            return false
          },
        )
      await runSettlement(at, name)
      await shop.advance({ days: 1 })
      expect(today(shop.systemContext())).toBe(dayAfter(name))

      const { rows } = await sql<{
        id: number
        rolled_from: number
      }>`select id, rolled_from from deposit where rolled_from is not null`.execute(shop.db)
      const continued = new Map(rows.map(({ id, rolled_from }) => [rolled_from, id]))
      open = open.flatMap((one) => {
        if (one.due !== day + 1) return [one]
        const { days, interest_ppm } = terms[one.plan - 1]!
        const interest = interestOf(one.principal, interest_ppm)
        paid += interest
        add(one.member, one.unit, interest + (one.rolls ? 0n : one.principal))
        expect(continued.has(one.id)).toBe(one.rolls)
        return one.rolls ? [{ ...one, id: continued.get(one.id)!, due: one.due + days }] : []
      })
      for (const [index, member] of members.entries())
        for (const unit of ['ACC', 'AAA'] as const) {
          const deposited = open.filter((one) => one.member === index && one.unit === unit).reduce((sum, one) => sum + one.principal, 0n)
          expect(await member.has(unit)).toEqual({ available: purseOf(index, unit), deposited })
        }
      expect(await depositDifference(shop)).toBeNull()
    }
    const { rows } = await sql<{ own: bigint; posted: bigint; house: bigint }>`
    select (select coalesce(sum(amount), 0)::bigint from settlement_income where kind = 'income.deposit') as own,
      (select coalesce(sum(interest), 0)::bigint from deposit where not is_open) as posted,
      (select -sum(e.amount)::bigint from entry e join account a on a.id = e.account_id where a.purpose = 'interest_expense') as house`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ own: paid, posted: paid, house: paid }])
  },
)
