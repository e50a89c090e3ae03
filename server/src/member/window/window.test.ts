import { languages } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { drainTimers } from '../../kernel/time/timers.ts'
import { plus } from '../../kernel/time/clock.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { memberAccountClosure } from '../close-account.ts'
import { buyStartUp, gradeOfMember, makeReferral, makeStartUp, openStartUpShop } from '../test/start-up.ts'
import { advanceTo, creditFrozen, forfeitedOf, incomeOf, mailsOf, windowOf } from '../test/windows.ts'
import { windowStatesOf } from './window-state.ts'

const shop = await openStartUpShop()
const sku_id = await makeStartUp(shop)
const owner = await staffClient(shop)
beforeAll(() => shop.passMidnight())

async function makeAm(referrer: Client | null = null) {
  const buyer = await makeReferral(shop, referrer)
  await buyStartUp(shop, buyer, sku_id)
  await shop.relay()
  return buyer
}
const makeRm = async (member: Client) => {
  for (let n = 0; n < 3; n++) await makeAm(member)
}
const rechargeBlocker = async (member: Client) => (await member.call('recharge/offers', {})).refusal?.reason ?? null
const withdrawalBlocker = async (member: Client) => (await member.call('withdrawal/preview', {})).refusal?.reason ?? null
const recharge = (member: Client) => refusalOf(member.call('recharge/create', { unit: 'MONEY', amount: '100.00' }))

describe('the way of a window', () => {
  test('AST-03 IDN-15 it warns, freezes and forfeits at its instants, not a minute before; each step is mailed once', async () => {
    const member = await makeAm()
    const { warns_at, freezes_at, forfeits_at } = await windowOf(member)
    expect(await windowOf(member)).toMatchObject({ state: 'open', is_warning: false, days_left: 15 })
    await advanceTo(shop, warns_at, 60)
    expect([await windowOf(member), await mailsOf(shop, member)]).toMatchObject([{ is_warning: false }, []])
    await advanceTo(shop, warns_at)
    expect(await windowOf(member)).toMatchObject({ state: 'open', is_warning: true, days_left: 3 })
    expect(await mailsOf(shop, member)).toEqual(['am_window_warning'])

    await creditFrozen(shop, member, 'frozen:referral', 5_000n)
    await advanceTo(shop, freezes_at, 60)
    expect([(await windowOf(member)).state, await rechargeBlocker(member)]).toEqual(['open', null])
    await advanceTo(shop, freezes_at)
    expect(await windowOf(member)).toMatchObject({ state: 'frozen', state_since: freezes_at, is_warning: false, days_left: 15 })
    expect(await mailsOf(shop, member)).toEqual(['am_window_warning', 'am_window_frozen'])
    await creditFrozen(shop, member, 'frozen:window', 7_000n)
    await creditFrozen(shop, member, 'frozen:window', 9_000n, 'USDS')
    await creditFrozen(shop, member, 'frozen:withdrawal', 11n, 'MONEY')

    const before = await forfeitedOf(shop)
    await advanceTo(shop, forfeits_at, 60)
    expect(await incomeOf(shop, member)).toEqual([5_000n, 7_000n, 0n])
    await advanceTo(shop, forfeits_at)
    expect(await windowOf(member)).toMatchObject({ state: 'forfeited', state_since: forfeits_at, days_left: 0 })
    expect([await incomeOf(shop, member), await incomeOf(shop, member, 'USDS')]).toEqual([
      [0n, 0n, 0n],
      [0n, 0n, 0n],
    ])
    expect((await forfeitedOf(shop)) - before).toBe(12_000n)
    expect(await mailsOf(shop, member)).toEqual(['am_window_warning', 'am_window_frozen', 'am_window_forfeited'])
    expect((await member.call('wallet/view', {})).money.frozen).toBe('0.11')
    expect(await shop.advance({ days: 3 })).toBeGreaterThanOrEqual(0)
    expect(await mailsOf(shop, member)).toHaveLength(3)
  })

  test('AST-03 an RM before the freeze was never frozen: the window is released without a word', async () => {
    const member = await makeAm()
    await makeRm(member)
    const { freezes_at, ...window } = await windowOf(member)
    expect([await gradeOfMember(shop, member), window.state]).toEqual([5, 'released'])
    await advanceTo(shop, freezes_at)
    expect(await windowOf(member)).toMatchObject({ state: 'released', is_just_released: false })
    expect(await mailsOf(shop, member)).toEqual([])
  })

  test('AST-03 an RM after the freeze has everything available at once; what vests goes on vesting', async () => {
    const member = await makeAm()
    await advanceTo(shop, (await windowOf(member)).freezes_at)
    await creditFrozen(shop, member, 'frozen:window', 7_000n)
    await creditFrozen(shop, member, 'frozen:window', 500n, 'USDS')
    await creditFrozen(shop, member, 'frozen:referral', 300n)
    await makeRm(member)
    expect(await windowOf(member)).toMatchObject({ state: 'released', is_just_released: true })
    expect([await incomeOf(shop, member), await incomeOf(shop, member, 'USDS')]).toEqual([
      [300n, 0n, 7_000n],
      [0n, 0n, 500n],
    ])
    expect(await mailsOf(shop, member)).toEqual(['am_window_warning', 'am_window_frozen', 'am_window_released'])
    await advanceTo(shop, (await windowOf(member)).forfeits_at)
    expect(await windowOf(member)).toMatchObject({ state: 'released', is_just_released: false })
  })

  test('AST-03 who becomes RM after the forfeit keeps that state, and nothing comes back', async () => {
    const member = await makeAm()
    await creditFrozen(shop, member, 'frozen:window', 100n)
    await advanceTo(shop, (await windowOf(member)).forfeits_at)
    await makeRm(member)
    expect([await gradeOfMember(shop, member), (await windowOf(member)).state]).toEqual([5, 'forfeited'])
    expect(await incomeOf(shop, member)).toEqual([0n, 0n, 0n])
  })

  test('AST-03 referrals that are enough before the instant count, though their event was not delivered yet', async () => {
    const member = await makeAm()
    await creditFrozen(shop, member, 'frozen:window', 100n)
    const { forfeits_at } = await windowOf(member)
    await advanceTo(shop, forfeits_at, 5)
    const referrals = await Promise.all([1, 2, 3].map(() => makeReferral(shop, member)))
    for (const buyer of referrals) await buyStartUp(shop, buyer, sku_id)
    await shop.advance({ seconds: 10 })
    expect([await gradeOfMember(shop, member), (await windowOf(member)).state]).toEqual([5, 'released'])
    // What was frozen is available; the awards of the three sales are locked as ever.
    expect(await incomeOf(shop, member)).toEqual([63_000n, 0n, 100n])
    await shop.relay()
  })
})

describe('what a frozen account may not do', () => {
  test('AST-03 WAL-06 neither recharge nor withdraw, with messages apart from an operator’s freeze, until released', async () => {
    const member = await makeAm()
    expect([await rechargeBlocker(member), await withdrawalBlocker(member)]).toEqual([null, 'rm_only'])
    await advanceTo(shop, (await windowOf(member)).freezes_at)
    expect([await rechargeBlocker(member), await withdrawalBlocker(member)]).toEqual(['window_frozen', 'window_frozen'])
    expect(await recharge(member)).toMatchObject({ reason: 'recharge.window_frozen' })
    expect((await member.call('member/view', {})).is_frozen).toBe(false)
    const texts = languages.map((language) => member.call('recharge/offers', {}, { language }).then(({ refusal }) => refusal!.text))
    expect(new Set(await Promise.all(texts)).size).toBe(languages.length)
    await makeRm(member)
    expect([await rechargeBlocker(member), await withdrawalBlocker(member)]).toEqual([null, 'no_savings_card'])
    expect(await recharge(member)).toBeNull()
  })

  test('AST-03 after the forfeit a member recharges again, and withdraws as RM alone', async () => {
    const member = await makeAm()
    await advanceTo(shop, (await windowOf(member)).forfeits_at)
    expect([await rechargeBlocker(member), await withdrawalBlocker(member)]).toEqual([null, 'rm_only'])
    expect(await recharge(member)).toBeNull()
  })

  test('AST-03 an operator’s freeze is another one, and goes first', async () => {
    const member = await makeAm()
    await advanceTo(shop, (await windowOf(member)).freezes_at)
    await owner.call('member/freeze', { member_id: member.member_id, reason: 'A report' })
    expect(await recharge(member)).toMatchObject({ reason: 'recharge.frozen' })
    await owner.call('member/unfreeze', { member_id: member.member_id, reason: 'Settled' })
    expect(await recharge(member)).toMatchObject({ reason: 'recharge.window_frozen' })
  })
})

describe('runs', () => {
  test('AST-03 AST-16 40 days at once do what 40 days do one by one, in order and at their own instants', async () => {
    const member = await makeAm()
    await creditFrozen(shop, member, 'frozen:window', 100n)
    const { freezes_at, forfeits_at } = await windowOf(member)
    const before = await forfeitedOf(shop)
    await owner.call('site/advance_clock', { minutes: 40 * 24 * 60 })
    await shop.refresh()
    expect(await windowOf(member)).toMatchObject({ state: 'forfeited', state_since: forfeits_at })
    expect(await mailsOf(shop, member)).toEqual(['am_window_warning', 'am_window_frozen', 'am_window_forfeited'])
    const { rows } = await sql<{ created_at: string }>`
      select e.created_at from message e join member m on m.email = e.recipient where m.id = ${member.member_id} and e.template = 'am_window_frozen'`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ created_at: freezes_at }])
    expect((await forfeitedOf(shop)) - before).toBe(100n)
  })

  test('AST-03 hundreds that are due at one instant go in batches, each once, though processes drain side by side', async () => {
    const now = shop.site.shared.now()
    const forfeits_at = plus(now, { seconds: -1 })
    const { rows } = await sql<{ member_id: number }>`
      with made as (
        insert into member (account, email, nickname, country, language, invitation_code, grade, created_at)
        select 'many_' || n, 'many_' || n || '@mail.example', 'many', 'CN', 'en-us', 'many' || n, 4, ${now} from generate_series(1, 450) n returning id
      )
      insert into am_window (member_id, am_at, warns_at, freezes_at, forfeits_at, state, state_since, warned_at)
      select id, ${plus(now, { days: -31 })}, ${plus(now, { days: -19 })}, ${plus(now, { days: -16 })}, ${forfeits_at}, 'frozen', ${now}, ${now}
      from made returning member_id`.execute(shop.db)
    for (const row of rows) await creditFrozen(shop, row, 'frozen:window', 10n)
    const before = await forfeitedOf(shop)
    await sql`insert into timer (kind, subject, due_at) values ('member.am_window', ${forfeits_at}, ${forfeits_at})`.execute(shop.db)
    await Promise.all([1, 2, 3].map(() => drainTimers(shop.site)))
    await drainTimers(shop.site)
    const states = await shop.systemContext().transaction((context) =>
      windowStatesOf(
        context,
        rows.map(({ member_id }) => member_id),
      ),
    )
    expect(new Set(states.values())).toEqual(new Set(['forfeited']))
    expect((await forfeitedOf(shop)) - before).toBe(4_500n)
    const { rows: mails } = await sql<{ count: number }>`
      select count(*)::int as count from message where recipient like 'many\_%' and template = 'am_window_forfeited'`.execute(shop.db)
    expect(mails).toEqual([{ count: 450 }])
    expect(await shop.db.selectFrom('timer').select('id').where('dead_at', 'is not', null).execute()).toEqual([])
  })

  test('AST-03 a window keeps the days that were set when it opened', async () => {
    const member = await makeAm()
    const before = await windowOf(member)
    await sql`insert into setting (key, value) values ('member.am_window_days', '5'), ('member.am_countdown_days', '2')`.execute(shop.db)
    await shop.refresh()
    expect(await windowOf(member)).toEqual(before)
    const later = await windowOf(await makeAm())
    expect([later.days_left, Date.parse(later.forfeits_at) - Date.parse(later.freezes_at)]).toEqual([5, 2 * 86_400_000])
    await sql`delete from setting where key like 'member.am_%'`.execute(shop.db)
    await shop.refresh()
  })

  test('AST-03 QUA-04 a warning longer than the window is refused', async () => {
    const change = (value: number) =>
      owner.call('setting/change', { list: [{ key: 'member.am_warning_days', value: JSON.stringify(value), version: 0 }] })
    for (const value of [0, 16, 366]) expect(await refusalOf(change(value))).toMatchObject({ fields: expect.anything() })
    expect(await refusalOf(change(15))).toBeNull()
    await sql`delete from setting where key = 'member.am_warning_days'`.execute(shop.db)
    await shop.refresh()
  })

  test('AST-03 IDN-13 frozen income keeps an account open; a closed one leaves no window behind, and its timers find nothing', async () => {
    const [rich, member] = [await makeAm(), await makeAm()]
    await creditFrozen(shop, rich, 'frozen:window', 100n)
    const { freezes_at } = await windowOf(member)
    const blockerOf = async ({ member_id }: Client) => {
      const found = await Promise.all(shop.site.accountClosureSteps.map((step) => step.findBlocker(shop.systemContext(), member_id)))
      return found.find((one) => one?.kind === 'money')?.kind ?? null
    }
    expect([await blockerOf(rich), await blockerOf(member)]).toEqual(['money', null])
    await memberAccountClosure.erase(shop.systemContext(), member.member_id)
    await advanceTo(shop, freezes_at)
    expect([await mailsOf(shop, member), (await windowOf(rich)).state]).toEqual([[], 'frozen'])
    expect((await member.call('member/centre', {})).window).toBeNull()
  })

  test('AST-03 CON-05 operators find the members of a state', async () => {
    const member = await makeAm()
    const found = async (window_state: 'open' | 'frozen') =>
      (await owner.call('member/list_members', { window_state, page_size: 50 })).list.map(({ customer_id }) => customer_id)
    expect(await found('open')).toContain(member.member_id)
    expect(await found('frozen')).not.toContain(member.member_id)
  })
})
