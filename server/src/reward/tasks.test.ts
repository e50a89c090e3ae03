import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { midnightAfter, openTestShop, type TestShop } from '../../test/harness.ts'
import { makeCoupon } from '../coupon/test/coupons.ts'
import { drawOnce, makeGame } from '../game/test/games.ts'
import { emit } from '../kernel/work/outbox.ts'
import { buyNow, makeAddress, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { balanceOf } from '../wallet/balances.ts'
import { makeTask } from './test/rewards.ts'

const shop = await openTestShop()
beforeEach(() => shop.passMidnight())
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason
const coinsOf = (member_id: number) => balanceOf(shop.systemContext(), { member: member_id, unit: 'LONGCOIN', purpose: 'available' })

const setClock = async (of: TestShop, ms: number) => {
  await sql`update store_clock set time_offset = make_interval(secs => ${(ms - Date.now()) / 1000})`.execute(of.db)
  await of.refresh()
}

test('PRM-16 what members do counts in its tasks, each thing once, up to the goal', async () => {
  const goods = []
  for (let n = 0; n < 4; n++) goods.push(await makeGoods(shop))
  const browse = await makeTask(shop, { kind: 'browse', period: 'daily', goal: 3, longcoin: 6 })
  const tasks: Record<string, number> = { browse }
  for (const kind of ['address', 'favourite', 'order', 'draw', 'signin', 'invite'] as const) tasks[kind] = await makeTask(shop, { kind })
  const game_id = await makeGame(shop, { free_daily: 1 })
  const member = await shop.member()
  const { member_id } = member
  const doneOf = async () => Object.fromEntries((await member.call('reward/tasks', {})).list.map(({ task_id, done }) => [task_id, done]))
  for (const { sku_id } of [goods[0]!, goods[0]!, goods[1]!]) await member.call('catalogue/record_visit', { sku_id })
  expect(await doneOf()).toMatchObject({ [browse]: 2 })
  expect(await reasonOf(member.call('reward/claim_task', { task_id: browse }))).toBe('reward.task_not_done')
  for (const { sku_id } of goods) await member.call('catalogue/record_visit', { sku_id })
  await member.call('catalogue/add_favourite', { goods_id: goods[0]!.goods_id })
  const address_id = await makeAddress(member)
  const { payment_id } = await buyNow({ ...member, address_id }, goods[0]!.sku_id)
  await payAtBank(shop, member, payment_id)
  await member.call('reward/sign_in', {})
  await drawOnce(member, game_id)
  const friend = await shop.member()
  await shop
    .systemContext()
    .transaction((context) => emit(context, 'member.registered', { member_id: friend.member_id, referrer_id: member_id }))
  await shop.relay()
  expect(await doneOf()).toEqual({ ...Object.fromEntries(Object.values(tasks).map((id) => [id, 1])), [browse]: 3 })
  expect((await friend.call('reward/tasks', {})).list.every(({ done }) => done === 0)).toBe(true)
})

test('PRM-16 a done task is claimed once, of eight at once too', async () => {
  const coupon_id = await makeCoupon(shop, { claim_method: 'granted' })
  const game_id = await makeGame(shop)
  const task_id = await makeTask(shop, { kind: 'favourite', longcoin: 12, coupon_id, game_id, chances: 1 })
  const member = await shop.member()
  await member.call('catalogue/add_favourite', { goods_id: (await makeGoods(shop)).goods_id })
  const stateOf = async () => (await member.call('reward/tasks', {})).list.find((task) => task.task_id === task_id)!.state
  expect(await stateOf()).toBe('claimable')
  const reasons = await Promise.all(Array.from({ length: 8 }, () => reasonOf(member.call('reward/claim_task', { task_id }))))
  expect(reasons.filter(Boolean)).toEqual(Array.from({ length: 7 }, () => 'reward.task_already_claimed'))
  expect(await coinsOf(member.member_id)).toBe(12n)
  expect((await member.call('coupon/mine', {})).list).toHaveLength(1)
  expect((await member.call('game/view', { game_id, kind: 'wheel' })).chances).toBe(1)
  expect(await stateOf()).toBe('claimed')
  expect(await reasonOf(member.call('reward/claim_task', { task_id: 2147483647 }))).toBe('reward.task_not_found')
})

test('PRM-16 a daily task begins again at the store’s midnight; what was not claimed is gone with its day', async () => {
  const fresh = await openTestShop()
  const task_id = await makeTask(fresh, { kind: 'favourite', period: 'daily' })
  const member = await fresh.member()
  const midnight = midnightAfter(fresh.site.shared.now())
  const at = (ms: number) => setClock(fresh, ms)
  const addFavourite = async () => member.call('catalogue/add_favourite', { goods_id: (await makeGoods(fresh)).goods_id })
  await at(midnight - 60_000)
  await addFavourite()
  await member.call('reward/claim_task', { task_id })
  await at(midnight - 20_000)
  expect(await reasonOf(member.call('reward/claim_task', { task_id }))).toBe('reward.task_already_claimed')
  await at(midnight + 1000)
  expect(await refusalOf(member.call('reward/claim_task', { task_id }))).toMatchObject({
    reason: 'reward.task_not_done',
    details: { done: 0, goal: 1 },
  })
  await addFavourite()
  await at(midnight + 86_400_000 + 1000)
  expect((await member.call('reward/tasks', {})).list).toMatchObject([{ done: 0, state: 'open' }])
})

test('PRM-16 R-06 what was paid before midnight counts for that day, told before midnight or after', async () => {
  const fresh = await openTestShop()
  const task_id = await makeTask(fresh, { kind: 'order', period: 'daily', goal: 5 })
  const { sku_id } = await makeGoods(fresh)
  const member = await fresh.member()
  const buyer = { ...member, address_id: await makeAddress(member) }
  const midnight = midnightAfter(fresh.site.shared.now())
  const pay = async () => payAtBank(fresh, member, (await buyNow(buyer, sku_id)).payment_id)
  await setClock(fresh, midnight - 60_000)
  await pay()
  await setClock(fresh, midnight)
  await fresh.relay()
  expect((await member.call('reward/tasks', {})).list).toMatchObject([{ task_id, done: 0 }])
  await pay()
  await fresh.relay()
  expect((await member.call('reward/tasks', {})).list).toMatchObject([{ task_id, done: 1 }])
  const { rows } = await sql`select cardinality(subjects) as done from reward_progress order by day`.execute(fresh.db)
  expect(rows).toEqual([{ done: 1 }, { done: 1 }])
})

test('PRM-16 a profile counts when it is complete', async () => {
  const fresh = await openTestShop()
  await makeTask(fresh, { kind: 'profile' })
  const member = await fresh.member()
  const done = async () => (await member.call('reward/tasks', {})).list[0]!.done
  await member.call('member/change_profile', { birthday: '1990-01-01' })
  expect(await done()).toBe(0)
  await fresh.db.updateTable('member').set({ avatar: 'demo/face.webp' }).where('id', '=', member.member_id).execute()
  await member.call('member/change_profile', { nickname: 'Mei' })
  expect(await done()).toBe(1)
})
