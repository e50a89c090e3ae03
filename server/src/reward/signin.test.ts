import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { midnightAfter, openTestShop, type TestShop } from '../../test/harness.ts'
import { makeGame } from '../game/test/games.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { balanceOf } from '../wallet/balances.ts'
import { makeRule, makeTask } from './test/rewards.ts'

const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason
const coinsOf = (shop: TestShop, member_id: number) =>
  balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })
/** Puts the store clock at an instant. */
async function setClock(shop: TestShop, at: number): Promise<void> {
  await sql`update store_clock set time_offset = make_interval(secs => ${(at - Date.now()) / 1000})`.execute(shop.db)
  await shop.refresh()
}

test('PRM-15 a member signs in once a day, of eight at once too, and gets what the day gives', async () => {
  const shop = await openTestShop()
  await shop.passMidnight()
  await makeRule(shop, { occasion: 'signin', day_number: 1, longcoin: 5 })
  const member = await shop.member()
  const reasons = await Promise.all(Array.from({ length: 8 }, () => reasonOf(member.call('reward/sign_in', {}))))
  expect(reasons.filter(Boolean)).toEqual(Array.from({ length: 7 }, () => 'reward.already_signed_in'))
  expect(await coinsOf(shop, member.member_id)).toBe(5n)
  const view = await member.call('reward/sign_in_view', {})
  expect(view).toMatchObject({ is_signed: true, streak: 1, cumulative: 5, longcoin: 5, days: [view.today] })
  expect(view.round.map(({ state }) => state)).toEqual(['done', ...Array.from({ length: 6 }, () => 'ahead')])
  expect(view.round[0]).toMatchObject({ day_number: 1, remaining: null, rewards: [{ longcoin: 5 }] })
})

test('WAL-07 days without a gap go through the round and begin again; a gap begins again; the store’s midnight parts the days', async () => {
  const shop = await openTestShop({ settings: { 'reward.sign_in_round': 2 } })
  await sql`update store_clock set time_offset = interval '0'`.execute(shop.db)
  const game_id = await makeGame(shop)
  const ends_at = '2099-01-01T00:00:00.000Z'
  await makeRule(shop, { occasion: 'signin', day_number: 1, longcoin: 1, ends_at })
  await makeRule(shop, { occasion: 'signin', day_number: 2, longcoin: 2, ends_at })
  await makeRule(shop, { occasion: 'signin', day_number: 3, longcoin: 100, game_id, chances: 2, ends_at })
  const member = await shop.member()
  const midnight = midnightAfter(shop.site.shared.now())
  const day = 86_400_000
  const at = async (ms: number) => {
    await setClock(shop, ms)
    return member.call('reward/sign_in', {}).then(
      ({ streak, longcoin }) => [streak, longcoin],
      (error: { reason: string }) => error.reason,
    )
  }
  expect(await at(midnight - 60_000)).toEqual([1, 1])
  expect(await at(midnight - 30_000)).toBe('reward.already_signed_in')
  expect(await at(midnight + 1000)).toEqual([2, 2])
  expect(await at(midnight + 5000)).toBe('reward.already_signed_in')
  // Day 3 is day 1 of the round again, and the first that comes after three days without a gap.
  expect(await at(midnight + day + 1000)).toEqual([3, 101])
  expect((await member.call('reward/sign_in_view', {})).streak_rewards).toMatchObject([
    { day_number: 3, rewards: [{ longcoin: 100, chances: 2 }] },
  ])
  expect((await shop.db.selectFrom('game_member').select('chances').executeTakeFirstOrThrow()).chances).toBe(2)
  await setClock(shop, midnight + 2 * day + 1000)
  expect(await member.call('reward/sign_in_view', {})).toMatchObject({ is_signed: false, streak: 3 })
  expect(await at(midnight + 3 * day + 1000)).toEqual([1, 1])
  const view = await member.call('reward/sign_in_view', {})
  expect(view).toMatchObject({ streak: 1, cumulative: 105, longcoin: 105 })
})

test('PRM-15 what has a stock is given as long as it lasts, and one signs in without it', async () => {
  const shop = await openTestShop()
  await makeRule(shop, { occasion: 'signin', day_number: 1, longcoin: 50, total: 3 })
  const members = []
  for (let n = 0; n < 16; n++) members.push(await shop.member())
  const given = await Promise.all(members.map((member) => member.call('reward/sign_in', {})))
  expect(given.map(({ longcoin }) => longcoin).toSorted((a, b) => a - b)).toEqual([...Array.from({ length: 13 }, () => 0), 50, 50, 50])
  expect((await members[0]!.call('reward/sign_in_view', {})).round[0]).toMatchObject({ remaining: 0 })
  expect((await shop.db.selectFrom('reward_rule').select('granted').executeTakeFirstOrThrow()).granted).toBe(3)
})

test('PRM-15 the calendar shows the days of a month, and no other member’s', async () => {
  const shop = await openTestShop()
  const [member, other] = [await shop.member(), await shop.member()]
  const days = ['2026-02-27', '2026-02-28', '2026-03-01']
  for (const [n, day] of days.entries())
    await shop.db
      .insertInto('signin')
      .values({ member_id: member.member_id, day, streak: n + 1, longcoin: 4, signed_at: shop.site.shared.now() })
      .execute()
  expect(await member.call('reward/sign_in_view', { month: '2026-02' })).toMatchObject({
    month: '2026-02',
    days: days.slice(0, 2),
    cumulative: 12,
    streak: 0,
  })
  expect((await other.call('reward/sign_in_view', { month: '2026-02' })).days).toEqual([])
})

test('SHL-07 with the add-on off nobody signs in', async () => {
  const off = await openTestShop({ settings: { 'site.addons': { membersignin: false } } })
  const member = await off.member()
  expect(await reasonOf(member.call('reward/sign_in', {}))).toBe('call.feature_off')
  expect(await reasonOf(member.call('reward/sign_in_view', {}))).toBe('call.feature_off')
  await makeTask(off, { kind: 'address' })
  expect((await member.call('reward/tasks', {})).list).toHaveLength(1)
})
