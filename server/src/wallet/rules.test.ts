import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSpending } from './rules.ts'

const cents = fc.bigInt({ min: 0n, max: 10n ** 15n })

test('R-07 what the buckets give is the whole to the cent, none gives more than it has, and the withdrawable one only when the other is empty', () => {
  fc.assert(
    fc.property(cents, cents, cents, (non_withdrawable, withdrawable, amount) => {
      const parts = splitSpending({ non_withdrawable, withdrawable }, amount)
      if (amount > non_withdrawable + withdrawable) return parts === null
      if (!parts || parts.non_withdrawable + parts.withdrawable !== amount) return false
      const isWithin = parts.non_withdrawable <= non_withdrawable && parts.withdrawable <= withdrawable
      return (
        isWithin &&
        parts.withdrawable >= 0n &&
        parts.non_withdrawable >= 0n &&
        (parts.withdrawable === 0n || parts.non_withdrawable === non_withdrawable)
      )
    }),
    { numRuns: Number(process.env.LONGMALL_RUNS ?? 20_000) },
  )
})

test('all of it is all of both buckets', () => {
  expect(splitSpending({ non_withdrawable: 3n, withdrawable: 4n }, 7n)).toEqual({ non_withdrawable: 3n, withdrawable: 4n })
})
