import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Refused, type TestShop } from '../../../test/harness.ts'
import { today } from '../../award/plan/today.ts'
import { refusalOf } from '../../identity/test/accounts.ts'
import { dueOn } from '../rules.ts'
import { depositDifference, makeDepositor } from '../test/deposits.ts'

const plan = (days: number, interest_ppm: number, is_on = true) => ({ is_on, days, interest_ppm })
/** Plans of a few days, so that a test need not run years. */
const shortPlans = {
  'deposit.plan_1': plan(1, 15_000),
  'deposit.plan_2': plan(2, 35_000),
  'deposit.plan_3': plan(3, 80_000),
  'deposit.plan_4': plan(4, 180_000),
}
const openShop = async () => {
  const shop = await openTestShop({ settings: shortPlans })
  await shop.passMidnight()
  return shop
}
const set = async (shop: TestShop, key: string, value: unknown) => {
  await sql`
    insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`.execute(
    shop.db,
  )
  await shop.refresh()
}
/** Lines of a member's account that runs posted, by their kind and code. */
async function incomeOf(shop: TestShop, member_id: number) {
  const { rows } = await sql<{ kind: string; code: number; unit: string; purpose: string; amount: bigint }>`
    select t.kind, t.income_code as code, a.unit, a.purpose, e.amount from entry e join transfer t on t.id = e.transfer_id join account a on a.id = e.account_id
    where coalesce(a.member_id, 0) = ${member_id} and t.kind like 'income.%' order by t.recorded_at, t.kind, t.income_code, a.unit, a.purpose`.execute(
    shop.db,
  )
  return rows.map(({ kind, code, unit, purpose, amount }) => `${kind} ${code} ${unit} ${purpose} ${amount}`)
}

describe('expiry', () => {
  test('AST-07 AST-14 interest and principal are paid when the expiry date begins, by the code of the plan, at the cut-off', async () => {
    const shop = await openShop()
    const member = await makeDepositor(shop)
    const one = await member.open(333_333n)
    const four = await member.open(100_000n, { plan: 4 })
    const aaa = await member.open(200_000n, { unit: 'AAA', plan: 2 })
    expect(await incomeOf(shop, member.member_id)).toEqual([])
    await shop.advance({ days: 1 })
    expect(await incomeOf(shop, member.member_id)).toEqual([
      'income.deposit 1 ACC available 4999',
      'income.deposit_return 11 ACC available 333333',
      'income.deposit_return 11 ACC deposited -333333',
    ])
    const view = await member.call('deposit/view', { deposit_id: one.deposit_id })
    expect(view).toMatchObject({ state: 'returned', can_change: false, rolled_into: null })
    const { rows } = await sql<{ cutoff: string; effective: string }>`
      select r.cutoff, e.effective_at as effective from settlement_run r join transfer t on t.kind = 'income.deposit' and t.subject = 'run ' || r.id
        join entry e on e.transfer_id = t.id limit 1`.execute(shop.db)
    expect([rows[0]!.cutoff, rows[0]!.effective]).toEqual([view.closed_at, view.closed_at])
    expect(
      await refusalOf<Refused>(member.call('deposit/set_on_expiry', { deposit_id: one.deposit_id, on_expiry: 'roll_over' })),
    ).toMatchObject({
      reason: 'deposit.expired',
    })
    await shop.advance({ days: 1 })
    expect(await member.has('AAA')).toEqual({ available: 1_007_000n, deposited: 0n })
    expect(await member.has()).toEqual({ available: 904_999n, deposited: 100_000n })
    await shop.advance({ days: 2 })
    expect(await member.has()).toEqual({ available: 1_022_999n, deposited: 0n })
    expect(await member.call('deposit/list', { is_open: true })).toEqual({ list: [], next: null })
    const ended = await member.call('deposit/list', { is_open: false })
    expect(ended.list.map(({ deposit_id }) => deposit_id)).toEqual([aaa, four, one].map(({ deposit_id }) => deposit_id))
    expect(await depositDifference(shop)).toBeNull()
  })

  test('AST-07 the principal rolls over where the member chose so, changed until the last day', async () => {
    const shop = await openShop()
    const member = await makeDepositor(shop)
    const stays = await member.open(100_000n, { plan: 2 })
    const goes = await member.open(200_000n, { plan: 2, on_expiry: 'roll_over' })
    await shop.advance({ days: 1 })
    await member.call('deposit/set_on_expiry', { deposit_id: stays.deposit_id, on_expiry: 'roll_over' })
    await member.call('deposit/set_on_expiry', { deposit_id: goes.deposit_id, on_expiry: 'available' })
    await shop.advance({ days: 1 })
    expect(await member.has()).toEqual({ available: 910_500n, deposited: 100_000n })
    const rolled = await member.call('deposit/view', { deposit_id: stays.deposit_id })
    expect(rolled.state).toBe('rolled_over')
    const { list } = await member.call('deposit/list', { is_open: true })
    expect(list).toMatchObject([
      {
        ...rolled.rolled_into,
        principal: '100.000',
        value_on: stays.due_on,
        due_on: dueOn(stays.due_on, 2),
        on_expiry: 'roll_over',
        opened_at: rolled.closed_at,
        rolled_from: { deposit_id: stays.deposit_id, deposit_no: stays.deposit_no },
      },
    ])
    await shop.advance({ days: 2 })
    const later = await member.call('deposit/view', { deposit_id: list[0]!.deposit_id })
    expect(later.history.map(({ deposit_no, state }) => [deposit_no, state])).toEqual([
      [stays.deposit_no, 'rolled_over'],
      [list[0]!.deposit_no, 'rolled_over'],
      [later.rolled_into!.deposit_no, 'open'],
    ])
    expect(await member.has()).toEqual({ available: 914_000n, deposited: 100_000n })
    expect(await depositDifference(shop)).toBeNull()
  })

  test('AST-07 R-14 a plan that changed meanwhile pays what was agreed, and rolls over under the terms of that day', async () => {
    const shop = await openShop()
    const member = await makeDepositor(shop)
    const { deposit_id } = await member.open(100_000n, { plan: 1, on_expiry: 'roll_over' })
    await set(shop, 'deposit.plan_1', plan(3, 500_000))
    await shop.advance({ days: 1 })
    const { rolled_into } = await member.call('deposit/view', { deposit_id })
    expect(await member.has()).toEqual({ available: 901_500n, deposited: 100_000n })
    const next = await member.call('deposit/view', { deposit_id: rolled_into!.deposit_id })
    expect(next).toMatchObject({ days: 3, interest_ppm: 500_000, interest: '50.000' })
    await shop.advance({ days: 3 })
    expect(await member.has()).toEqual({ available: 951_500n, deposited: 100_000n })
  })

  test.each([
    ['the plan is off', 'deposit.plan_1', plan(1, 15_000, false)],
    ['the minimum is above the principal', 'deposit.minimum', 101],
    ['the digital-asset area is off', 'asset_area.is_on', false],
  ])('AST-07 the principal goes back instead of rolling over where %s', async (_why, key, value) => {
    const shop = await openShop()
    const member = await makeDepositor(shop)
    const { deposit_id } = await member.open(100_000n, { on_expiry: 'roll_over' })
    await set(shop, key, value)
    await shop.advance({ days: 1 })
    expect(await member.has()).toEqual({ available: 1_001_500n, deposited: 0n })
    expect(await member.call('deposit/view', { deposit_id })).toMatchObject({ state: 'returned', on_expiry: 'roll_over' })
    expect(await depositDifference(shop)).toBeNull()
  })

  test('AST-07 days whose runs come late, all at once, pay in order, each as of its day', async () => {
    const shop = await openShop()
    const member = await makeDepositor(shop)
    await member.open(100_000n, { plan: 1, on_expiry: 'roll_over' })
    const first = today(shop.systemContext())
    await shop.advance({ days: 5 })
    const { rows } = await sql<{ value_on: string; day: string; outcome: string }>`
      select d.value_on::text, r.day::text, d.outcome from deposit d join settlement_run r on r.id = d.run_id order by d.id`.execute(
      shop.db,
    )
    expect(rows).toEqual([0, 1, 2, 3, 4].map((n) => ({ value_on: dueOn(first, n), day: dueOn(first, n), outcome: 'rolled_over' })))
    expect(await member.has()).toEqual({ available: 907_500n, deposited: 100_000n })
  })

  test('AST-07 an account that an operator froze is paid like any other', async () => {
    const shop = await openShop()
    const member = await makeDepositor(shop)
    await member.open(100_000n)
    await sql`update member set is_frozen = true where id = ${member.member_id}`.execute(shop.db)
    await shop.advance({ days: 1 })
    expect(await member.has()).toEqual({ available: 1_001_500n, deposited: 0n })
  })

  test('AST-07 a mail three days before the expiry and one at it say what happens to the principal, in the member’s language', async () => {
    const shop = await openTestShop({ settings: { ...shortPlans, 'deposit.plan_4': plan(5, 180_000) } })
    await shop.passMidnight()
    const member = await makeDepositor(shop)
    await sql`update member set language = 'zh-cn' where id = ${member.member_id}`.execute(shop.db)
    const { deposit_no, due_on } = await member.open(100_000n, { plan: 4, on_expiry: 'roll_over' })
    const mails = async () => {
      await shop.relay()
      const { rows } = await sql<{ template: string; body: string }>`
        select template, body from message where template like 'deposit%' order by id`.execute(shop.db)
      return rows
    }
    await shop.advance({ days: 1 })
    expect(await mails()).toEqual([])
    await shop.advance({ days: 1 })
    expect(await mails()).toMatchObject([{ template: 'deposit_due' }])
    await shop.advance({ days: 3 })
    const [due, ended, ...more] = await mails()
    expect(more).toEqual([])
    for (const text of [deposit_no, due_on, '100.000 ACC', '18.000 ACC', '自动转存']) {
      expect(due!.body).toContain(text)
      expect(ended!.body).toContain(text)
    }
    expect(ended!.template).toBe('deposit_ended')
  })
})
