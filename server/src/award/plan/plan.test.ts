import { sumPerSale } from '@longmall/contract/award-rates.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { newPlan } from '../../../test/access/award-inputs.ts'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { fulfilments } from '../../fulfilments.ts'
import { findProblem } from '../rules.ts'

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
const shop = await openTestShop({ kind: 'opened', settings: { 'staff.approval_wait_hours': 0 } })
const [ann, ben] = [await staffClient(shop), await staffClient(shop)]
const member = await shop.member()

describe('rules of a version', () => {
  const plan = { ...newPlan(), rates: [] }
  test.each([
    [{ starts_on: '2026-11-27' }, 'award.plan_in_past'],
    [{ starts_on: '2026-11-26' }, 'award.plan_in_past'],
    [{ cap_ppm: 99_999, rates: [{ kind: 'referral', generation: 1, rate_ppm: 100_000 }] }, 'award.rates_exceed_cap'],
    [
      {
        cap_ppm: 10_000,
        rates: [
          { kind: 'sharing', generation: 1, rate_ppm: 5_001 },
          { kind: 'mall', generation: 2, rate_ppm: 5_000 },
        ],
      },
      'award.rates_exceed_cap',
    ],
    [{ cap_ppm: 10_000, rates: [{ kind: 'avatar', generation: 1, rate_ppm: 10_001 }] }, 'award.rates_exceed_cap'],
    [{ rates: [{ kind: 'referral', generation: 0, rate_ppm: 1 }] }, 'award.rate_unknown'],
    [{ rates: [{ kind: 'global', generation: 1, rate_ppm: 1 }] }, 'award.rate_unknown'],
    [{ rates: [{ kind: 'sharing', generation: 2, rate_ppm: 1 }] }, 'award.rate_unknown'],
    [
      {
        rates: [
          { kind: 'mall', generation: 1, rate_ppm: 1 },
          { kind: 'mall', generation: 1, rate_ppm: 2 },
        ],
      },
      'award.rate_unknown',
    ],
    [{ high_usds_ppm: 600_000, high_usda_ppm: 400_001 }, 'award.split_exceeds_whole'],
    [{ rates: [{ kind: 'matching', generation: 0, rate_ppm: 900_000 }] }, null],
  ] as const)('AST-05 AST-15 %j: %s', (change, problem) => {
    expect(findProblem({ ...plan, ...change }, '2026-11-27')?.code ?? null).toBe(problem)
  })

  test('AST-05 the plan that a shop starts with owes 25 % of a Start-up sale by itself', async () => {
    const { plan: started } = await ann.call('award/view_plan', { plan_id: 1 })
    expect(started).toMatchObject({ plan_id: 1, cap_ppm: 450_000, split_threshold: '750.000', freeze_days: 3 })
    expect(sumPerSale(started.rates)).toBe(250_000)
    expect(started.rates).toContainEqual({ kind: 'matching', generation: 0, rate_ppm: 25_000 })
  })

  test('AST-05 members are shown the awards of what the shop sells, and no others', async () => {
    const kindsOf = async (client: typeof member) => new Set((await client.call('award/plan', {})).plan.rates.map(({ kind }) => kind))
    const goodsShop = await openTestShop({ fulfilments: { ...fulfilments, start_up: {} } })
    expect(await kindsOf(await goodsShop.member())).toEqual(new Set(['mall', 'sharing']))
    const kinds = await kindsOf(member)
    expect([kinds.has('referral'), kinds.has('matching'), kinds.has('avatar')]).toEqual([true, true, true])
  })
})

test('AST-15 members of a country where the area is closed are not shown the plan, nor the factors of the cap', async () => {
  const closed = await openTestShop({ settings: { 'asset_area.closed_countries': ['KR'] } })
  const korean = await closed.member()
  await closed.db.updateTable('member').set({ country: 'KR' }).where('id', '=', korean.member_id).execute()
  expect((await refusalOf(korean.call('award/plan', {}))).reason).toBe('asset_area.closed_in_country')
  expect((await refusalOf(korean.call('award/factors', {}))).reason).toBe('asset_area.closed_in_country')
})

describe('versions', () => {
  test('AST-15 a draft is approved by another operator, and in force from its day on', async () => {
    const tomorrow = '2300-01-01'
    const draft = await ann.call('award/save_plan', { ...newPlan(), starts_on: tomorrow })
    expect(draft).toMatchObject({ state: 'draft', decided_by: null, created_by: `Ann #${ann.staff_id}` })
    const one = { plan_id: draft.plan_id, version: draft.version }
    expect((await refusalOf(ann.call('award/approve_plan', one))).reason).toBe('award.own_plan')
    const approved = await ben.call('award/approve_plan', one)
    expect(approved).toMatchObject({ state: 'approved', version: draft.version + 1 })
    expect((await member.call('award/plan', {})).plan.plan_id).toBe(1)
    const { rows } = await sql<{ n: number }>`select award_plan_on('2299-12-31') as before, award_plan_on('2300-01-01') as n`.execute(
      shop.db,
    )
    expect(rows[0]).toEqual({ before: 1, n: draft.plan_id })
    expect((await refusalOf(ben.call('award/approve_plan', { ...one, version: approved.version }))).reason).toBe('award.plan_decided')
    expect((await refusalOf(ann.call('award/save_plan', { ...newPlan(), starts_on: tomorrow }))).reason).toBe('award.plan_day_taken')
  })

  test.each([1, 2, 3, 4, 5, 6])(
    'AST-15 of drafts for one day that are approved at once, one is; others are refused by name, try %i',
    async (n) => {
      const starts_on = `2301-01-0${n}`
      const drafts = []
      for (let m = 0; m < 4; m++) drafts.push(await ann.call('award/save_plan', { ...newPlan(), starts_on }))
      const outcomes = await Promise.all(
        drafts.map(({ plan_id, version }) =>
          ben.call('award/approve_plan', { plan_id, version }).then(
            () => 'done',
            (error: Refused) => error.reason,
          ),
        ),
      )
      expect(outcomes.toSorted()).toEqual([...Array<string>(3).fill('award.plan_day_taken'), 'done'])
    },
  )

  test('AST-15 a version is shown with the one that it follows; without an id it is the version in force', async () => {
    const first = await ann.call('award/view_plan', {})
    expect(first).toMatchObject({ plan: { plan_id: 1, state: 'approved' }, previous: null, is_in_force: true })
    const { plan_id } = await ann.call('award/save_plan', { ...newPlan(), cap_ppm: 440_000 })
    const shown = await ann.call('award/view_plan', { plan_id })
    expect(shown).toMatchObject({ plan: { plan_id, cap_ppm: 440_000 }, is_in_force: false })
    expect(shown.previous!.starts_on < shown.plan.starts_on && shown.previous!.state === 'approved').toBe(true)
    expect((await refusalOf(ann.call('award/view_plan', { plan_id: 9999 }))).reason).toBe('award.plan_not_found')
  })

  test('AST-15 a stale edit, a decided version and an unknown one are refused by name', async () => {
    const { plan_id, version } = await ann.call('award/save_plan', newPlan())
    const edited = await ann.call('award/save_plan', { ...newPlan(), plan_id, version, cap_ppm: 400_000 })
    expect(edited).toMatchObject({ plan_id, cap_ppm: 400_000, version: version + 1 })
    expect((await refusalOf(ann.call('award/save_plan', { ...newPlan(), plan_id, version }))).reason).toBe('award.plan_changed')
    expect((await refusalOf(ben.call('award/approve_plan', { plan_id, version }))).reason).toBe('award.plan_changed')
    const withdrawn = await ben.call('award/withdraw_plan', { plan_id, version: edited.version })
    expect(withdrawn.state).toBe('withdrawn')
    const again = { plan_id, version: withdrawn.version }
    expect((await refusalOf(ann.call('award/save_plan', { ...newPlan(), ...again }))).reason).toBe('award.plan_decided')
    expect((await refusalOf(ben.call('award/withdraw_plan', again))).reason).toBe('award.plan_decided')
    expect((await refusalOf(ben.call('award/approve_plan', { plan_id: 9999, version: 1 }))).reason).toBe('award.plan_not_found')
  })

  test('AST-15 a version that has started is not withdrawn, and the database lets nobody change an approved one', async () => {
    expect((await refusalOf(ann.call('award/withdraw_plan', { plan_id: 1, version: 1 }))).reason).toBe('award.plan_started')
    for (const change of [
      sql`update award_plan set cap_ppm = 1 where id = 1`,
      sql`delete from award_plan where id = 1`,
      sql`update award_rate set rate_ppm = 1 where plan_id = 1`,
      sql`delete from award_rate where plan_id = 1`,
      sql`insert into award_rate values (1, 'mall', 3, 1)`,
    ])
      await expect(change.execute(shop.admin)).rejects.toMatchObject({ code: 'LM006' })
  })

  test('AST-15 rates above the cap and a day that is not later than today are refused, with the figures', async () => {
    const refused = await refusalOf(ann.call('award/save_plan', { ...newPlan(), cap_ppm: 50_000 }))
    expect([refused.reason, refused.data.details]).toEqual(['award.rates_exceed_cap', { sum: '10', cap: '5' }])
    const past = await refusalOf(ann.call('award/save_plan', { ...newPlan(), starts_on: shop.site.shared.now().slice(0, 10) }))
    expect(past.reason).toBe('award.plan_in_past')
  })
})
