import { toSmallest, type UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../../test/harness.ts'
import { staffClient } from '../../../../test/staff-client.ts'
import { agreeToTerms } from '../../../asset-area/test/agree-to-terms.ts'
import { makeDepositor, giveCoins } from '../../../deposit/test/deposits.ts'
import { dayIn } from '../../../kernel/time/clock.ts'
import { makeBuyer, refusalOf } from '../../../order/test/shopping.ts'
import { pledgePricesJob } from '../../../pledge/set-prices.ts'
import { buyPledge, goToDay, makePledgeGoods } from '../../../pledge/test/pledges.ts'
import { makeWithdrawingMember } from '../../../withdrawal/test/withdrawals.ts'
import { dayPlus } from '../../rules.ts'
import { checkDue } from './check-due.ts'

const plan = (days: number, interest_ppm: number) => ({ is_on: true, days, interest_ppm })
const shop = await openTestShop({ settings: { 'deposit.plan_1': plan(2, 15_000), 'deposit.plan_2': plan(40, 35_000) } })
await shop.passMidnight()
const { sku_12 } = await makePledgeGoods(shop)
await pledgePricesJob.run(shop.site)
await shop.refresh()
const [ann, bob] = [await staffClient(shop, 'finance'), await staffClient(shop, 'finance')]
const today = () => dayIn('Asia/Shanghai', shop.site.shared.now())

/** What members' entries sum to, by unit and purpose. */
async function ledger() {
  const { rows } = await sql<{ unit: UnitCode; purpose: string; amount: bigint }>`
    select a.unit, a.purpose, sum(e.amount)::bigint as amount from entry e join account a on a.id = e.account_id
    where a.member_id is not null group by 1, 2`.execute(shop.db)
  return rows
}
const ofLedger = async (unit: UnitCode, purpose: string) =>
  (await ledger()).find((one) => one.unit === unit && one.purpose === purpose)?.amount ?? 0n

/** Moves on to the next minute, for which the views are recomputed. */
const nextMinute = () => shop.advance({ minutes: 1 })
const viewDue = async (by: 'day' | 'week' | 'month' = 'month') => {
  await nextMinute()
  return ann.call('ops/due', { by })
}
const sumOf = (list: readonly { unit: UnitCode; kind: string; amount: string }[], unit: UnitCode, kind: string) =>
  list.filter((one) => one.unit === unit && one.kind === kind).reduce((sum, { amount }) => sum + toSmallest(amount, unit), 0n)

/** The console's figures are those of the ledger: liabilities, what is due of bound accounts, and the stress view. */
async function expectLedger(): Promise<void> {
  const rows = await ledger()
  const amountOf = (unit: UnitCode, purpose: string) => rows.find((one) => one.unit === unit && one.purpose === purpose)?.amount ?? 0n
  const { list } = await viewDue()
  expect(sumOf(list, 'ACC', 'deposit_principal')).toBe(amountOf('ACC', 'deposited'))
  expect(sumOf(list, 'AAA', 'deposit_principal')).toBe(amountOf('AAA', 'deposited'))
  expect(sumOf(list, 'ACC', 'pledge_principal')).toBe(amountOf('ACC', 'pledged'))
  expect(sumOf(list, 'MONEY', 'withdrawal')).toBe(amountOf('MONEY', 'frozen:withdrawal'))
  const { units } = await ann.call('ops/liabilities', {})
  const { units: stressed } = await ann.call('ops/stress', {})
  for (const { unit, members } of units) {
    const parts = members.map(({ purpose, amount }) => [purpose, toSmallest(amount, unit)])
    expect(new Map(parts as [string, bigint][])).toEqual(
      new Map(rows.filter((one) => one.unit === unit).map(({ purpose, amount }) => [purpose, amount])),
    )
    const own = stressed.find((one) => one.unit === unit)!
    for (const { purpose, amount, now, in_30, in_90 } of own.parts) {
      const [all, first, second, third] = [amount, now, in_30, in_90].map((text) => toSmallest(text, unit)) as [
        bigint,
        bigint,
        bigint,
        bigint,
      ]
      expect(all).toBe(amountOf(unit, purpose))
      expect(first <= second && second <= third && third <= all).toBe(true)
    }
  }
}

describe('CON-06 AST-15 what falls due', () => {
  test('CON-06 liabilities, due dates and the stress view equal the ledger’s sums at every step of deposits, pledges, withdrawals and the daily run', async () => {
    await expectLedger()
    const depositor = await makeDepositor(shop)
    await expectLedger()
    const first = await depositor.open(200_000n)
    await depositor.open(300_000n, { plan: 2 })
    await depositor.open(100_000n, { unit: 'AAA', on_expiry: 'roll_over' })
    await expectLedger()
    const buyer = await makeBuyer(shop)
    await agreeToTerms(buyer)
    await buyPledge(shop, buyer, sku_12, 3)
    await expectLedger()
    const earner = await makeWithdrawingMember(shop, 50_000n)
    await earner.apply(10_000n)
    await expectLedger()
    expect(await ofLedger('ACC', 'deposited')).toBe(500_000n)
    await goToDay(shop, dayPlus(first.due_on, 0))
    expect(await ofLedger('ACC', 'deposited')).toBe(300_000n)
    await expectLedger()
    await goToDay(shop, dayPlus(today(), 35))
    await expectLedger()
  })

  test('AST-15 deposits fall due at their expiry with their interest, pledges month by month', async () => {
    const depositor = await makeDepositor(shop)
    const before = (await viewDue('day')).list
    const { due_on, interest } = await depositor.open(200_000n)
    const { list, days } = await viewDue('day')
    const on = (rows: typeof list, kind: string) =>
      sumOf(
        rows.filter(({ first_day }) => first_day === due_on),
        'ACC',
        kind,
      )
    expect(on(list, 'deposit_principal') - on(before, 'deposit_principal')).toBe(200_000n)
    expect(on(list, 'deposit_interest') - on(before, 'deposit_interest')).toBe(toSmallest(interest, 'ACC'))
    expect(days).toBe(30)
    expect(list.every(({ last_day }) => last_day < dayPlus(today(), 30))).toBe(true)
    const months = (await viewDue('month')).list.filter(({ kind }) => kind === 'pledge_principal')
    expect(months.length).toBeGreaterThan(9)
    expect(months.every(({ first_day, last_day }, at) => first_day <= last_day && (at === 0 || first_day.endsWith('-01')))).toBe(true)
    // The interest is earned day by day and owed at expiry.
    const accrued = async () => toSmallest((await ann.call('ops/stress', {})).units.find(({ unit }) => unit === 'ACC')!.accrued, 'ACC')
    const early = await accrued()
    await shop.advance({ days: 1 })
    expect((await accrued()) - early).toBeGreaterThanOrEqual(toSmallest(interest, 'ACC') / 2n)
  })

  test('CON-06 a day’s figures are computed once a minute', async () => {
    const one = await viewDue('day')
    await makeDepositor(shop).then((depositor) => depositor.open(100_000n))
    expect(await bob.call('ops/due', { by: 'day' })).toEqual(one)
    expect((await viewDue('day')).computed_at).not.toBe(one.computed_at)
  })
})

describe('AST-15 what is held against it', () => {
  const acc = async () => (await viewDue('day')).units.find(({ unit }) => unit === 'ACC')!

  test('AST-15 a holding counts once another operator has confirmed it, and only the last one does', async () => {
    expect((await acc()).held).toBeNull()
    const stated = await ann.call('ops/state_holding', { unit: 'ACC', amount: '120.000', reason: 'Counted in the vault' })
    expect(stated).toMatchObject({ state: 'requested', is_own: true, amount: '120.000' })
    expect((await acc()).held).toBeNull()
    const decision = { holding_id: stated.holding_id, version: stated.version }
    expect(await refusalOf(ann.call('ops/approve_holding', decision))).toMatchObject({ reason: 'ops.own_holding' })
    expect(await bob.call('ops/approve_holding', decision)).toMatchObject({ state: 'approved', version: 2 })
    expect(await refusalOf(bob.call('ops/refuse_holding', decision))).toMatchObject({ reason: 'ops.holding_decided' })
    expect(await refusalOf(bob.call('ops/approve_holding', { holding_id: 999_999, version: 1 }))).toMatchObject({
      reason: 'ops.holding_not_found',
    })
    expect(await acc()).toMatchObject({ held: '120.000', stated_at: stated.requested_at })
    const next = await bob.call('ops/state_holding', { unit: 'ACC', amount: '150.5', reason: 'Counted again' })
    await ann.call('ops/approve_holding', { holding_id: next.holding_id, version: next.version })
    expect((await acc()).held).toBe('150.500')
    expect((await ann.call('ops/holdings', { unit: 'ACC' })).list.map(({ amount }) => amount)).toEqual(['150.500', '120.000'])
    await expect(sql`update treasury_holding set amount = 1`.execute(shop.admin)).rejects.toThrow(/treasury_holding/)
  })

  test('AST-15 more decimals than the unit has are refused by the field', async () => {
    const refused = await refusalOf(ann.call('ops/state_holding', { unit: 'MONEY', amount: '1.234', reason: 'Bank' }))
    expect(Object.keys(refused?.fields ?? {})).toEqual(['amount'])
  })

  test('CON-01 CON-06 operators are told once, by mail and in their list of work, when more falls due than is covered, until it is covered again', async () => {
    const depositor = await makeDepositor(shop, 10_000_000n)
    await depositor.open(9_000_000n)
    const mails = async () => (await sql`select from message where template = 'treasury_shortfall'`.execute(shop.db)).rows.length
    const count = async () => (await ann.call('ops/pending', {})).list.find(({ kind }) => kind === 'shortfalls')?.count
    const missing = toSmallest((await acc()).missing, 'ACC')
    expect(missing).toBeGreaterThan(0n)
    // Before the alert is raised the overview counts what the due dates show.
    const shown = async () =>
      (await ann.call('ops/due', { by: 'week' })).units.filter((one) => toSmallest(one.missing, one.unit) > 0n).length
    expect(await count()).toBe(await shown())
    await checkDue(shop.site)
    const [raised, open] = [await mails(), await count()]
    expect(raised).toBeGreaterThan(0)
    expect(open).toBeGreaterThan(0)
    await checkDue(shop.site)
    expect([await mails(), await count()]).toEqual([raised, open])
    const stated = await ann.call('ops/state_holding', { unit: 'ACC', amount: '1000000.000', reason: 'Bought on an exchange' })
    await bob.call('ops/approve_holding', { holding_id: stated.holding_id, version: stated.version })
    await nextMinute()
    await checkDue(shop.site)
    expect(await count()).toBe(open! - 1)
    expect(await shown()).toBe(open! - 1)
    expect((await acc()).missing).toBe('0.000')
    await giveCoins(shop, depositor.member_id, 'ACC', 1n)
  })
})
