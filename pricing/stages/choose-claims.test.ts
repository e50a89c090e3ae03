import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyLines, anyReductions } from '../test/any-basket.ts'
import { buildLine, buildReduction } from '../test/build-basket.ts'
import type { BasketLine, FullReduction } from '../types.ts'
import { startBasket, type StateLine } from './basket-state.ts'
import { chooseClaims } from './choose-claims.ts'
import { bestSaving, isInScope, measureLines } from './measure-reduction.ts'

const positionsOf = (reduction: FullReduction, lines: readonly StateLine[]) =>
  lines.flatMap(({ line }, position) => (isInScope(line.goods, reduction.scope) ? [position] : []))

function choose(given: BasketLine[], reductions: FullReduction[]) {
  const { lines } = startBasket(given)
  const ordered = reductions.toSorted((a, b) => a.id - b.id)
  return chooseClaims(
    ordered.map((reduction) => ({ reduction, positions: positionsOf(reduction, lines) })),
    lines,
  )
}

const savedBy = (claims: ReturnType<typeof choose>) => claims.reduce((sum, claim) => sum + claim.saved, 0)

/** The slow truth: every order of taking, tried one by one. */
function saveAtMost(lines: readonly StateLine[], reductions: readonly FullReduction[], free: readonly number[]): number {
  const outcomes = reductions.map((reduction) => {
    const taken = positionsOf(reduction, lines).filter((position) => free.includes(position))
    const { saved } = bestSaving(reduction, measureLines(lines, taken))
    const others = reductions.filter((other) => other !== reduction)
    if (saved === 0) return 0
    const rest = free.filter((position) => !taken.includes(position))
    return saved + saveAtMost(lines, others, rest)
  })
  return Math.max(0, ...outcomes)
}

describe('chooseClaims', () => {
  test('PRM-08 two small reductions beat a large one that would take the lines of both', () => {
    const lines = [buildLine(1), buildLine(2)]
    const reductions = [
      buildReduction(1, [[2000, 400]]),
      buildReduction(2, [[0, 300]], { goods_ids: [1] }),
      buildReduction(3, [[0, 300]], { goods_ids: [2] }),
    ]
    expect(choose(lines, reductions).map((claim) => claim.reduction.id)).toEqual([2, 3])
  })

  test('PRM-08 it saves what the best order of taking saves', () => {
    fc.assert(
      fc.property(anyLines, anyReductions(5), (given, reductions) => {
        const { lines } = startBasket(given)
        const all = lines.map((_, position) => position)
        expect(savedBy(choose(given, reductions))).toBe(saveAtMost(lines, reductions, all))
      }),
    )
  })

  test('PRM-08 no line is taken twice, and every claim saves something', () => {
    fc.assert(
      fc.property(anyLines, anyReductions(14), (given, reductions) => {
        const claims = choose(given, reductions)
        const taken = claims.flatMap((claim) => claim.positions)
        expect(new Set(taken).size).toBe(taken.length)
        expect(claims.every((claim) => claim.saved > 0)).toBe(true)
      }),
    )
  })

  test('PRM-08 forty reductions on one basket are still chosen among, the largest first', () => {
    const lines = Array.from({ length: 40 }, (_, index) => buildLine(index + 1))
    const narrow = lines.map((line) => buildReduction(line.line_id, [[0, 10]], { goods_ids: [line.goods.goods_id] }))
    expect(savedBy(choose(lines, narrow))).toBe(400)
    const pairs = lines
      .slice(1)
      .map((line) => buildReduction(line.line_id, [[0, line.line_id]], { goods_ids: [line.line_id, line.line_id - 1] }))
    expect(choose(lines, pairs)[0]!.reduction.id).toBe(40)
  })
})
