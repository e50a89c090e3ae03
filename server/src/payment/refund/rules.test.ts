import fc from 'fast-check'
import { seededRandom } from '@longmall/pricing/test/seeded-random.ts'
import { unitsForCost } from '@longmall/pricing/cost-of-units.ts'
import { describe, expect, test } from 'vitest'
import { afterRefund, toUnit, refundableTotal, splitRefund, type PaymentSource } from './rules.ts'

const source = (position: number, name: string, amount: bigint, changes: Partial<PaymentSource> = {}): PaymentSource => ({
  position,
  source: name,
  bucket: name === 'balance' ? 'withdrawable' : null,
  unit: name.startsWith('coin:') ? 'USDS' : 'MONEY',
  amount,
  refunded: 0n,
  ...changes,
})
const paid = [source(1, 'balance', 30n, { bucket: 'non_withdrawable' }), source(2, 'balance', 10n), source(3, 'provider:sandbox', 60n)]
const shown = (cents: bigint, sources = paid) => splitRefund(sources, cents)?.map(({ position, amount }) => [position, amount]) ?? null

describe('R-11 money goes back in the reverse order of how it was paid', () => {
  test.each<[string, bigint, [number, bigint][] | null]>([
    ['nothing asks nothing of anybody', 0n, []],
    ['a part of what the provider paid', 25n, [[3, 25n]]],
    ['all that the provider paid', 60n, [[3, 60n]]],
    [
      'a cent more',
      61n,
      [
        [3, 60n],
        [2, 1n],
      ],
    ],
    [
      'down to the bucket that was taken first',
      75n,
      [
        [3, 60n],
        [2, 10n],
        [1, 5n],
      ],
    ],
    [
      'everything',
      100n,
      [
        [3, 60n],
        [2, 10n],
        [1, 30n],
      ],
    ],
    ['a cent more than everything is refused', 101n, null],
  ])('%s', (_, cents, parts) => {
    expect(shown(cents)).toEqual(parts)
  })

  test('what went back before is not given again', () => {
    const refundedOnce = afterRefund(paid, splitRefund(paid, 65n)!)
    expect(refundableTotal(refundedOnce)).toBe(35n)
    expect(shown(10n, refundedOnce)).toEqual([
      [2, 5n],
      [1, 5n],
    ])
    expect(shown(36n, refundedOnce)).toBe(null)
  })

  test('coins go back in their own smallest part', () => {
    const mixed = [source(1, 'balance', 40n), source(2, 'coin:USDS', 600n)]
    expect(refundableTotal(mixed)).toBe(100n)
    expect(splitRefund(mixed, 70n)).toMatchObject([
      { source: 'coin:USDS', unit: 'USDS', amount: 600n, worth: 60n },
      { source: 'balance', unit: 'MONEY', amount: 10n, worth: 10n },
    ])
  })
})

const amounts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 4 })
const sourcesOf = (list: bigint[]): PaymentSource[] =>
  list.map((amount, n) => (n === list.length - 1 && n > 0 ? source(n + 1, 'coin:USDS', amount * 10n) : source(n + 1, 'balance', amount)))

test('R-07 R-11 parts of any sizes add up to exactly what was paid, by source, and to nothing more (100,000 parts)', () => {
  fc.assert(
    fc.property(amounts, fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 200 }), (list, cuts) => {
      let sources = sourcesOf(list)
      const total = refundableTotal(sources)
      let refundedSum = 0n
      for (const cut of cuts) {
        const refundable = refundableTotal(sources)
        const cents = (refundable * BigInt(cut)) / 1000n
        const parts = splitRefund(sources, cents)!
        expect(parts.reduce((sum, { worth }) => sum + worth, 0n)).toBe(cents)
        // Nothing of an earlier source before a later one is empty.
        const positions = parts.map(({ position }) => position)
        expect(positions).toEqual(positions.toSorted((a, b) => b - a))
        sources = afterRefund(sources, parts)
        refundedSum += cents
      }
      sources = afterRefund(sources, splitRefund(sources, total - refundedSum)!)
      expect(sources.every(({ amount, refunded }) => amount === refunded)).toBe(true)
      expect(splitRefund(sources, 1n)).toBe(null)
    }),
    { numRuns: 1000 },
  )
})

test('R-11 of 1,000,000 payments that go back in parts each source gets what it gave, to the cent', () => {
  const roll = seededRandom(13)
  const kinds = [
    { source: 'balance', bucket: 'non_withdrawable', unit: 'MONEY' },
    { source: 'balance', bucket: 'withdrawable', unit: 'MONEY' },
    { source: 'coin:USDS', bucket: null, unit: 'USDS' },
    { source: 'provider:sandbox', bucket: null, unit: 'MONEY' },
  ] as const
  const wrong: object[] = []
  for (let one = 0; one < 1_000_000; one++) {
    let sources: PaymentSource[] = kinds.slice(0, 1 + roll(4)).map((kind, position) => {
      const amount = toUnit(BigInt(1 + roll(50_000)), kind.unit)
      return { ...kind, position, amount, refunded: 0n }
    })
    const paid = refundableTotal(sources)
    let back = 0n
    for (let step = 0; back < paid; step++) {
      const cents = step < 2 ? BigInt(1 + roll(Number(paid - back))) : paid - back
      const parts = splitRefund(sources, cents)
      if (!parts || parts.reduce((sum, { worth }) => sum + worth, 0n) !== cents) break
      sources = afterRefund(sources, parts)
      back += cents
    }
    if (back !== paid || sources.some(({ amount, refunded }) => amount !== refunded) || splitRefund(sources, 1n) !== null)
      wrong.push({ paid, back, sources })
  }
  expect(wrong).toEqual([])
})

describe('coins that paid by a rate', () => {
  const coin = (cents: bigint, rate: bigint, changes: Partial<PaymentSource> = {}) =>
    source(1, 'coin:USDS', unitsForCost(cents, 3, rate), { worth: cents, refunded_worth: 0n, ...changes })

  test('R-11 go back by the amounts that were kept, whatever the rate is by then', () => {
    const paid = [coin(1000n, 713n)]
    expect(splitRefund(paid, 500n)).toMatchObject([{ unit: 'USDS', amount: 701n, worth: 500n }])
    const half = afterRefund(paid, splitRefund(paid, 500n)!)
    expect([refundableTotal(half), splitRefund(half, 501n)]).toEqual([500n, null])
    expect(splitRefund(half, 500n)).toMatchObject([{ amount: 702n, worth: 500n }])
  })

  test('R-07 R-11 in any parts at any rate all of them, each part never above its share, worth what was paid', () => {
    const rates = fc.bigInt({ min: 1n, max: 10n ** 7n })
    const cuts = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 40 })
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        rates,
        fc.bigInt({ min: 0n, max: 10n ** 6n }),
        cuts,
        (cents, rate, money, shares) => {
          let sources: PaymentSource[] = [...(money > 0n ? [source(1, 'balance', money)] : []), { ...coin(cents, rate), position: 2 }]
          for (const share of [...shares, 1000]) {
            const refundable = refundableTotal(sources)
            const parts = splitRefund(sources, (refundable * BigInt(share)) / 1000n)!
            expect(parts.every(({ amount }) => amount >= 0n)).toBe(true)
            sources = afterRefund(sources, parts)
            const { amount, refunded, worth, refunded_worth } = sources.at(-1)!
            expect(refunded * worth! <= amount * refunded_worth!).toBe(true)
          }
          expect(sources.every(({ amount, refunded }) => amount === refunded)).toBe(true)
          expect(refundableTotal(sources)).toBe(0n)
        },
      ),
    )
  })
})
