import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateLiabilities, sumsByDay, type BookSum, type Flow } from './rules.ts'

const member = (purpose: string, amount: bigint): BookSum => ({ is_house: false, unit: 'MONEY', purpose, amount })
const house = (purpose: string, amount: bigint): BookSum => ({ is_house: true, unit: 'MONEY', purpose, amount })

describe('CON-06 what is owed', () => {
  test.each([
    ['nothing yet', [], [0n, 0n, 0n]],
    [
      'a recharge with a gift',
      [member('non_withdrawable', 110n), house('clearing:stripe', -100n), house('treasury', -10n)],
      [110n, 100n, -10n],
    ],
    ['an order that may still go back', [house('escrow', 50n), house('clearing:paypal', -50n)], [50n, 50n, 0n]],
    ['an order that is settled', [house('revenue', 50n), house('clearing:paypal', -50n)], [0n, 50n, 50n]],
    [
      'a withdrawal that was paid, of money that was given',
      [house('clearing:payout', 98n), house('fees', 2n), house('treasury', -100n)],
      [0n, -98n, -98n],
    ],
    ['one that waits', [member('frozen:withdrawal', 30n), house('clearing:sandbox', -30n)], [30n, 30n, 0n]],
  ] as const)('of %s', (_, sums, [liability, external_funds, own_funds]) => {
    expect(calculateLiabilities(sums)).toEqual({ liability, external_funds, own_funds })
  })
})

const purposes = [
  [false, 'withdrawable'],
  [false, 'frozen:withdrawal'],
  [true, 'escrow'],
  [true, 'clearing:stripe'],
  [true, 'treasury'],
] as const
const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
const transfer = fc.record({
  day: fc.constantFrom(...days),
  from: fc.constantFrom(...purposes),
  to: fc.constantFrom(...purposes),
  amount: fc.bigInt({ min: 1n, max: 1_000_000n }),
})

test('CON-06 WAL-01 after any history each day sums to zero, and what is not owed nor outside is the house’s own', () => {
  fc.assert(
    fc.property(fc.array(transfer, { maxLength: 40 }), (transfers) => {
      const flows = transfers.flatMap(({ day, from, to, amount }): Flow[] => [
        { day, is_house: from[0], unit: 'MONEY', purpose: from[1], plus: 0n, minus: amount },
        { day, is_house: to[0], unit: 'MONEY', purpose: to[1], plus: amount, minus: 0n },
      ])
      for (const { day, sums } of sumsByDay([], flows, days)) {
        expect(sums.reduce((all, { amount }) => all + amount, 0n)).toBe(0n)
        const { liability, external_funds, own_funds } = calculateLiabilities(sums)
        expect(external_funds - liability).toBe(own_funds)
        expect(own_funds).toBe(sums.find(({ purpose }) => purpose === 'treasury')?.amount ?? 0n)
        const until = transfers.filter((one) => one.day <= day)
        const ofMembers = (side: 'from' | 'to') => until.filter((one) => !one[side][0]).reduce((all, { amount }) => all + amount, 0n)
        const memberTotal = sums.filter(({ is_house }) => !is_house).reduce((all, { amount }) => all + amount, 0n)
        expect(memberTotal).toBe(ofMembers('to') - ofMembers('from'))
      }
    }),
  )
})
