import { beforeAll, describe, expect, test } from 'vitest'
import { newPlan } from '../../../test/access/award-inputs.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { createContext } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { cutoffOf } from '../settlement/schedule.ts'
import { runSettlement } from '../settlement/run-settlement.ts'
import { insertSale, makeMember, place } from '../test/network-model.ts'

const shop = await openTestShop()
const owner = await staffClient(shop, 'owner')
const day = '2031-03-01'
const context = (now: string) => createContext(shop.site, { kind: 'system' }, { now })
const cutoff = cutoffOf(context(shop.site.shared.now()), day)
const noon = plus(cutoff, { hours: -12 })
let [sponsor, buyer, event_id] = [0, 0, 0]

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error.reason,
  )

beforeAll(async () => {
  sponsor = await makeMember(shop, null, 5, noon)
  buyer = await makeMember(shop, sponsor, 4, noon)
  for (const member of [sponsor, buyer]) await place(shop, member, false, noon)
  event_id = await insertSale(shop, { kind: 'start_up', member_id: buyer, base: 300_000n, profit: 0n, plan_id: 1, at: noon })
  await runSettlement(context(cutoff), day)
})

describe('runs', () => {
  test('AST-15 a run is listed with its sales, what it paid by unit, and the factor of the cap', async () => {
    const { list } = await owner.call('award/list_runs', { is_closed: true })
    expect(list).toMatchObject([
      {
        ...{ day, step: 'closed', plan_id: 1, sales: '300.000', refunds: '0.000', factor_ppb: 1_000_000_000, error: '' },
        ...{ gross: '30.000', paid: '30.000', usds: '9.000', usda: '0.000', longcoin: 0 },
      },
    ])
    expect((await owner.call('award/list_runs', { is_closed: false })).list).toEqual([])
    expect((await owner.call('award/list_runs', { day: '2031-03-02' })).list).toEqual([])
  })

  test('AST-15 a run opens to its totals by award and its pools', async () => {
    const [one] = (await owner.call('award/list_runs', { day })).list
    const shown = await owner.call('award/view_run', { run_id: one!.run_id })
    expect(shown).toMatchObject({ run: one, done: 0, all: 0 })
    expect(shown.totals).toMatchObject([{ kind: 'referral', line_count: 1, gross: '30.000', paid: '30.000' }])
    expect(shown.pools.map(({ kind, base, pool, weights }) => [kind, base, pool, weights])).toEqual([
      ['director', '300.000', '3.000', 0],
      ['education', '300.000', '3.000', 0],
      ['global', '300.000', '6.000', 0],
    ])
    expect(await refusalOf(owner.call('award/view_run', { run_id: 9999 }))).toBe('award.run_not_found')
  })

  test('AST-15 the what-if of a past day says what a draft would have paid, and writes nothing', async () => {
    const plan = { ...newPlan(), cap_ppm: 100_000, rates: [{ kind: 'referral' as const, generation: 1, rate_ppm: 80_000 }] }
    const { plan_id } = await owner.call('award/save_plan', plan)
    const before = await owner.call('award/list_runs', {})
    expect(await owner.call('award/what_if', { plan_id, day })).toMatchObject({
      ...{ day, sales: '300.000', factor_ppb: 1_000_000_000, actual_factor_ppb: 1_000_000_000 },
      list: [{ kind: 'referral', gross: '24.000', paid: '24.000', actual_gross: '30.000', actual_paid: '30.000' }],
    })
    expect(await owner.call('award/list_runs', {})).toEqual(before)
    expect(await refusalOf(owner.call('award/what_if', { plan_id, day: '2031-03-02' }))).toBe('award.run_not_found')
    expect(await refusalOf(owner.call('award/what_if', { plan_id: 9999, day }))).toBe('award.plan_not_found')
  })
})

describe('awards of a member', () => {
  test('AST-05 AST-15 an award is listed with its lock, and explains its sale, generation, rate, version, split and price', async () => {
    const { list } = await owner.call('award/list_awards', { member_id: sponsor })
    expect(list).toMatchObject([
      {
        ...{ day, kind: 'referral', gross: '30.000', paid: '30.000', usds: '9.000', usda: '0.000', longcoin: 0 },
        ...{ purpose: 'frozen:referral', release_on: '2031-03-04', is_released: false, taken_back: '0.000' },
      },
    ])
    const { run_id } = list[0]!
    const shown = await owner.call('award/view_award', { member_id: sponsor, run_id, kind: 'referral' })
    expect(shown).toMatchObject({
      award: list[0],
      acc_held: '0.000',
      split: { threshold: '750.000', acc_ppm: 700_000, usds_ppm: 300_000, usda_ppm: 0 },
      ...{ plan_id: 1, factor_ppb: 1_000_000_000, line_count: 1 },
      lines: [
        {
          ...{ generation: 1, rate_ppm: 100_000, base: '300.000', gross: '30.000', paid: '30.000' },
          ...{ reason: null, source_member: buyer, node_id: null, plan_id: 1 },
        },
      ],
    })
    expect(event_id).toBeGreaterThan(0)
  })

  test('AST-15 a member without awards has none, and an award that is not there is refused by name', async () => {
    expect((await owner.call('award/list_awards', { member_id: buyer })).list).toEqual([])
    expect((await owner.call('award/list_awards', { member_id: sponsor, kind: 'mall' })).list).toEqual([])
    expect(await refusalOf(owner.call('award/view_award', { member_id: buyer, run_id: 1, kind: 'referral' }))).toBe('award.award_not_found')
  })
})
