import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { addDays, dueOn, incomeThrough, monthIncome, monthsOver, returnedAfter, type Terms } from '../rules.ts'

const shop = await openTestShop()

const anyTerms = fc.record({
  unit_acc: fc.bigInt({ min: 1n, max: 999_999_000n }),
  months: fc.constantFrom(12, 48),
  income_ppm: fc.integer({ min: 0, max: 100_000 }),
  bought: fc.integer({ min: 0, max: 2_000 }),
})

/** Days of a term that matter: each month's first and last, and some between. */
function daysOf({ bought_on, months }: Terms, offsets: readonly number[]): string[] {
  const ends = Array.from({ length: months + 1 }, (_, n) => dueOn(bought_on, n))
  return [...ends, ...ends.map((day) => addDays(day, -1)), ...offsets.map((offset) => addDays(bought_on, offset))]
}

test('AST-08 AST-14 the database computes what the reference does, to the last unit, over 12 and 48 months', async () => {
  await fc.assert(
    fc.asyncProperty(anyTerms, fc.array(fc.integer({ min: -3, max: 1_500 }), { maxLength: 20 }), async ({ bought, ...rest }, offsets) => {
      const terms: Terms = { ...rest, bought_on: addDays('2026-01-01', bought) }
      const { unit_acc, months, income_ppm, bought_on } = terms
      const { rows } = await sql<{ day: string; income: bigint; over: number; returned: bigint; month: bigint }>`
        select d.day::text, pledge_income(${bought_on}::date, ${unit_acc}, ${months}, ${income_ppm}, d.day::date) as income,
          pledge_months_over(${bought_on}::date, d.day::date) as over,
          pledge_returned(${unit_acc}, ${months}, pledge_months_over(${bought_on}::date, d.day::date)) as returned,
          pledge_month_income(${unit_acc}, ${months}, ${income_ppm}, least(greatest(pledge_months_over(${bought_on}::date, d.day::date), 1), ${months}::int)) as month
        from unnest(${daysOf(terms, offsets)}::text[]) d (day)`.execute(shop.db)
      for (const { day, ...row } of rows) {
        const over = monthsOver(bought_on, day)
        expect({ day, ...row }).toEqual({
          day,
          income: incomeThrough(terms, day),
          over,
          returned: returnedAfter(terms, over),
          month: monthIncome(terms, Math.min(Math.max(over, 1), months)),
        })
      }
      const dues = await sql<{ due_on: string }>`
        select pledge_due_on(${bought_on}::date, n)::text as due_on from generate_series(1, ${months}::int) n order by n`.execute(shop.db)
      expect(dues.rows.map(({ due_on }) => due_on)).toEqual(Array.from({ length: months }, (_, n) => dueOn(bought_on, n + 1)))
    }),
    { numRuns: 60 },
  )
})
