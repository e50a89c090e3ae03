import type { AwardPlan, AwardRate } from '@longmall/contract/award-shapes.ts'
import { describe, expect, test } from 'vitest'
import { comparePlans } from './compare-plans.ts'
import { fixedOf, toForm, toInput } from './plan-form.ts'
import { shownState } from './plan-state.ts'
import { inOrder, rateSlots, withRate } from '../rates/rates.ts'
import { shareInAcc, sumsAgainstCap } from './sums.ts'

const rate = (kind: AwardRate['kind'], generation: number, rate_ppm: number): AwardRate => ({ kind, generation, rate_ppm })
const plan: AwardPlan = {
  plan_id: 4,
  state: 'draft',
  starts_on: '2031-05-01',
  cap_ppm: 450_000,
  split_threshold: '750.000',
  low_usds_ppm: 300_000,
  high_usds_ppm: 250_000,
  high_usda_ppm: 250_000,
  freeze_days: 3,
  global_weights: [1, 2, 3, 4],
  rates: [rate('global', 0, 20_000), rate('referral', 1, 100_000)],
  reason: 'Spring',
  created_by: 'Ann #1',
  created_at: '2031-04-01T00:00:00.000Z',
  decided_by: null,
  decided_at: null,
  effective_at: null,
  version: 2,
}

describe('the form of a version', () => {
  test('AST-15 CON-04 what is read of a version is what its form sends back, its rates in one order', () => {
    const { starts_on, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, global_weights, reason } = plan
    const expected = {
      starts_on,
      cap_ppm,
      split_threshold,
      low_usds_ppm,
      high_usds_ppm,
      high_usda_ppm,
      freeze_days,
      global_weights,
      reason,
      rates: [rate('referral', 1, 100_000), rate('global', 0, 20_000)],
    }
    expect(toForm(plan)).toEqual(expected)
    expect(toInput(toForm(plan))).toEqual(expected)
    expect(fixedOf(plan)).toEqual({ plan_id: 4, version: 2 })
    expect(toInput({ cap_ppm: 0 })).toEqual({ cap_ppm: 0, rates: [], reason: '' })
  })

  test('AST-05 a rate is set, changed and removed without moving the others', () => {
    const added = withRate(plan.rates, 'mall', 2, 7)
    expect(added).toEqual([rate('referral', 1, 100_000), rate('mall', 2, 7), rate('global', 0, 20_000)])
    expect(withRate(added, 'mall', 2, 8)).toContainEqual(rate('mall', 2, 8))
    expect(withRate(added, 'mall', 2, undefined)).toEqual(inOrder(plan.rates))
    expect(withRate(added, 'mall', 2, 0)).toEqual(inOrder(plan.rates))
    expect(rateSlots).toHaveLength(24)
  })
})

describe('the sum of rates against the cap', () => {
  test.each([
    [[], 0, [0, 0, 0]],
    [[rate('referral', 1, 100_000), rate('referral', 6, 1), rate('education', 0, 10), rate('director', 0, 5)], 100_016, [100_016, 0, 0]],
    [[rate('mall', 1, 20_000), rate('sharing', 1, 10_000)], 30_000, [0, 30_000, 0]],
    [[rate('avatar', 1, 50_000)], 50_000, [0, 0, 50_000]],
    [[rate('matching', 0, 900_000), rate('management', 3, 900_000)], 0, [0, 0, 0]],
  ])('AST-15 %j owe at most %i', (rates, most, sums) => {
    expect(sumsAgainstCap({ rates, cap_ppm: most }).map(({ sum }) => sum)).toEqual(sums)
    expect(sumsAgainstCap({ rates, cap_ppm: most }).some(({ isOver }) => isOver)).toBe(false)
    expect(sumsAgainstCap({ rates, cap_ppm: most - 1 }).filter(({ isOver }) => isOver)).toHaveLength(most === 0 ? 3 : 1)
  })

  test('AST-15 the rest of a bonus is paid in ACC, and a split above the whole is seen', () => {
    expect(shareInAcc({ ...plan })).toEqual({ low: 700_000, high: 500_000 })
    expect(shareInAcc({ high_usds_ppm: 600_000, high_usda_ppm: 400_001 })).toEqual({ low: 1_000_000, high: -1 })
  })
})

describe('versions beside each other', () => {
  test('AST-15 a version is compared with the one before it, value by value', () => {
    expect(comparePlans(plan, { ...plan, rates: inOrder(plan.rates) })).toEqual([])
    const next: AwardPlan = {
      ...plan,
      cap_ppm: 400_000,
      freeze_days: 5,
      split_threshold: '800.000',
      high_usda_ppm: 0,
      global_weights: [1, 2, 3, 5],
      rates: [rate('referral', 1, 90_000), rate('matching', 0, 25_000)],
    }
    expect(comparePlans(plan, next)).toEqual([
      { name: 'cap_ppm', before: 450_000, after: 400_000 },
      { name: 'rate', kind: 'referral', generation: 1, before: 100_000, after: 90_000 },
      { name: 'rate', kind: 'global', generation: 0, before: 20_000, after: 0 },
      { name: 'rate', kind: 'matching', generation: 0, before: 0, after: 25_000 },
      { name: 'weight', grade: 'RM4', before: 4, after: 5 },
      { name: 'split_threshold', before: '750.000', after: '800.000' },
      { name: 'high_usda_ppm', before: 250_000, after: 0 },
      { name: 'freeze_days', before: 3, after: 5 },
    ])
  })

  test.each([
    [{ state: 'draft' }, 'draft'],
    [{ state: 'withdrawn' }, 'withdrawn'],
    [{ state: 'approved', starts_on: '2031-06-01' }, 'scheduled'],
    [{ state: 'approved', starts_on: '2031-03-01' }, 'over'],
    [{ state: 'approved', plan_id: 3, starts_on: '2031-04-01' }, 'in_force'],
  ] as const)('AST-15 a version with %j is %s', (change, state) => {
    expect(shownState({ ...plan, ...change }, { plan_id: 3, starts_on: '2031-04-01' })).toBe(state)
    if (change.state === 'approved') expect(shownState({ ...plan, ...change }, undefined)).toBeNull()
  })
})
