import { addons } from '@longmall/contract/addons.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { makeBuyer, refusalOf } from '../order/test/shopping.ts'
import { mailsTo, makeTeamBuy } from './test/team-buys.ts'

const shop = await openTestShop()
const closed = await openTestShop({ settings: { 'site.addons': Object.fromEntries(addons.map((name) => [name, false])) } })
const clerk = await staffClient(shop, 'operator')

describe('a team', () => {
  test('R-16 stands from its leader’s payment, at the leader’s price', async () => {
    const { order, promotion_id, view } = await makeTeamBuy(shop)
    const leader = await order()
    expect((await shop.visitor().call('team_buy/groups', { promotion_id })).total).toBe(0)
    expect(leader.made.total).toBe('10.00')
    await leader.pay()
    const group_id = await leader.group()
    expect(await view(group_id)).toMatchObject({ state: 'forming', size: 2, joined: 1, members: [{ is_leader: true }], is_mine: false })
    expect(await leader.state()).toMatchObject({ state: 'paid', on_hold_by: 'team_buy' })
  })

  test('PRM-05 is complete with its last member, who pays the joiner’s price, and everybody is notified', async () => {
    const { join, view } = await makeTeamBuy(shop)
    const leader = await join()
    const group_id = await leader.group()
    const second = await join(group_id)
    expect(second.made.total).toBe('12.00')
    expect(await view(group_id)).toMatchObject({ state: 'completed', completed_by: 'members', joined: 2 })
    for (const one of [leader, second]) {
      expect(await one.state()).toMatchObject({ state: 'paid', on_hold_by: null })
    }
    await Promise.all([shop.relay(), shop.relay()])
    for (const one of [leader, second])
      expect((await mailsTo(shop, one.buyer)).filter((template) => template === 'team_buy_completed')).toHaveLength(1)
  })

  test('R-16 nobody has two places in it, and a full one is refused', async () => {
    const { join, order, promotion_id, sku_id } = await makeTeamBuy(shop)
    const leader = await join()
    const group_id = await leader.group()
    expect(await refusalOf(order(group_id, leader.buyer))).toMatchObject({ reason: 'team_buy.own_team' })
    await join(group_id)
    expect(await refusalOf(order(group_id))).toMatchObject({ reason: 'team_buy.full' })
    const stranger = await makeBuyer(shop)
    const other = await makeTeamBuy(shop)
    const quote = (input: object) =>
      stranger.call('order/quote', { sku_id, quantity: 1, address_id: stranger.address_id, promotion_id, group_id, ...input })
    expect(await refusalOf(quote({ promotion_id: other.promotion_id, sku_id: other.sku_id }))).toMatchObject({
      reason: 'team_buy.not_found',
    })
    expect(await refusalOf(quote({ group_id: 2147483647 }))).toMatchObject({ reason: 'team_buy.not_found' })
    const another = await (await other.join()).group()
    expect(await refusalOf(quote({ promotion_id: other.promotion_id, group_id: another }))).toMatchObject({
      reason: 'team_buy.not_in_team',
    })
  })

  test('R-16 a member who pays twice for one team has one place in it, and a team of their own', async () => {
    const { join, order, view } = await makeTeamBuy(shop, { size: 3 })
    const group_id = await (await join()).group()
    const buyer = await makeBuyer(shop)
    const [first, second] = [await order(group_id, buyer), await order(group_id, buyer)]
    await Promise.all([first.pay(), second.pay()])
    const groups = [await first.group(), await second.group()]
    expect(groups.filter((one) => one === group_id)).toHaveLength(1)
    expect((await view(group_id)).joined).toBe(2)
  })

  test('R-14 keeps what it was opened with, whatever becomes of its promotion', async () => {
    const { join, promotion_id } = await makeTeamBuy(shop, { size: 3 })
    const group_id = await (await join()).group()
    await sql`update promotion_item set price = 1900, rules = '{}' where promotion_id = ${promotion_id}`.execute(shop.db)
    await sql`update promotion set is_on = false, rules = '{"size":9,"hours":1,"virtual_completion":true}' where id = ${promotion_id}`.execute(
      shop.db,
    )
    expect((await join(group_id)).made.total).toBe('12.00')
    expect(await shop.visitor().call('team_buy/group', { group_id })).toMatchObject({ size: 3, virtual_completion: false, joined: 2 })
  })

  test('R-04 the limit of a member holds over teams, unpaid ones too', async () => {
    const { order } = await makeTeamBuy(shop, { per_member: 1 })
    const first = await order()
    expect(await refusalOf(order(undefined, first.buyer))).toMatchObject({ reason: 'promotion.limit_reached' })
  })
})

describe('the last place', () => {
  test('R-16 sixty-four who pay for it at once: one has it, each other opens a team and is notified', async () => {
    const { join, order, view, promotion_id, taken } = await makeTeamBuy(shop)
    const group_id = await (await join()).group()
    const ordered = await Promise.all(Array.from({ length: 64 }, () => order(group_id)))
    await Promise.all(ordered.map((one) => one.pay()))
    const groups = await Promise.all(ordered.map((one) => one.group()))
    expect(groups.filter((one) => one === group_id)).toHaveLength(1)
    expect(new Set(groups).size).toBe(64)
    expect(await view(group_id)).toMatchObject({ state: 'completed', joined: 2 })
    expect((await shop.visitor().call('team_buy/groups', { promotion_id })).total).toBe(63)
    expect(await taken()).toEqual([65, 65])
    const late = ordered.find((_, place) => groups[place] !== group_id)!
    expect(await mailsTo(shop, late.buyer)).toEqual(['team_buy_price', 'team_buy_new_team'])
  })
})

describe('what is shown', () => {
  test('PRM-05 names are masked, and nobody’s ID is shown', async () => {
    const { join, promotion_id } = await makeTeamBuy(shop, { size: 3 })
    const leader = await join()
    const { list } = await shop.visitor().call('team_buy/groups', { promotion_id })
    expect(list[0]!.members[0]!.nickname).toMatch(/^.\*\*\*.$/)
    expect(JSON.stringify(list)).not.toContain('member_id')
    const own = await leader.buyer.call('team_buy/groups', { promotion_id })
    expect(own.list[0]!.is_mine).toBe(true)
  })

  test('PRM-05 the caller’s own team stands first, then those that end first', async () => {
    const { join, promotion_id } = await makeTeamBuy(shop)
    const [first, second, third] = [await join(), await join(), await join()]
    await sql`update team_buy_team set ends_at = ends_at - interval '1 hour' where id = ${await second.group()}`.execute(shop.db)
    const { list } = await third.buyer.call('team_buy/groups', { promotion_id })
    expect(list.map((one) => one.group_id)).toEqual([await third.group(), await second.group(), await first.group()])
  })

  test('PRM-05 my teams stand in their tabs, with what I paid', async () => {
    const { join } = await makeTeamBuy(shop)
    const leader = await join()
    const mine = (state: 'forming' | 'completed' | 'failed') => leader.buyer.call('team_buy/mine', { state })
    expect((await mine('forming')).list).toMatchObject([
      { order_id: leader.order_id, price: '10.00', list_price: '20.00', is_leader: true },
    ])
    await join(await leader.group())
    expect([(await mine('forming')).list.length, (await mine('completed')).list.length, (await mine('failed')).list.length]).toEqual([
      0, 1, 0,
    ])
  })

  test('PRM-05 a team of somebody’s order is told to them alone', async () => {
    const { join } = await makeTeamBuy(shop)
    const { order_id } = await join()
    expect(await refusalOf((await shop.member()).call('team_buy/of_order', { order_id }))).toMatchObject({ reason: 'team_buy.not_found' })
  })

  test('SHL-07 with the add-on off it is refused', async () => {
    const { order } = await makeTeamBuy(closed)
    expect(await refusalOf(order())).toMatchObject({ reason: 'call.feature_off' })
    expect(await refusalOf(closed.visitor().call('team_buy/groups', { promotion_id: 1 }))).toMatchObject({ reason: 'call.feature_off' })
    expect(await refusalOf(closed.visitor().call('team_buy/group', { group_id: 1 }))).toMatchObject({ reason: 'call.feature_off' })
  })
})

describe('operators', () => {
  const shown = async (group_id: number, promotion_id: number) =>
    (await clerk.call('team_buy/staff_groups', { promotion_id })).list.find((one) => one.group_id === group_id)!

  test('CON-04 groups are found by their goods and by who has or had a place in them', async () => {
    const { join, promotion_id } = await makeTeamBuy(shop, { size: 3 })
    const first = await join()
    const group_id = await first.group()
    const other = await (await join()).group()
    const { goods_id } = await shown(group_id, promotion_id)
    const { member_id } = first.buyer
    const ids = async (fields: { goods_id?: number; member_id?: number }) =>
      (await clerk.call('team_buy/staff_groups', fields)).list.map((one) => one.group_id)
    expect(await ids({ goods_id })).toEqual([other, group_id])
    expect(await ids({ goods_id, member_id })).toEqual([group_id])
    expect(await ids({ goods_id: goods_id + 1000, member_id })).toEqual([])
  })

  test('R-16 when the leader is taken out the next member leads, and the leader gets everything back', async () => {
    const { join, view, promotion_id, taken } = await makeTeamBuy(shop, { size: 3 })
    const leader = await join()
    const group_id = await leader.group()
    const second = await join(group_id)
    const { version } = await shown(group_id, promotion_id)
    const after = await clerk.call('team_buy/remove', { group_id, version, member_id: leader.buyer.member_id })
    expect(after.members.filter((one) => one.is_leader).map((one) => one.member_id)).toEqual([second.buyer.member_id])
    await shop.relay()
    expect(await leader.state()).toEqual({ state: 'cancelled', on_hold_by: null, cancel_reason: 'team_buy_removed' })
    expect(await mailsTo(shop, leader.buyer)).toEqual(['team_buy_removed'])
    expect(await view(group_id)).toMatchObject({ state: 'forming', joined: 1 })
    expect(await taken()).toEqual([1, 1])
    expect((await leader.buyer.call('team_buy/mine', { state: 'failed' })).list).toHaveLength(1)
  })

  test('R-16 a team that nobody is left in has failed', async () => {
    const { join, view, promotion_id } = await makeTeamBuy(shop)
    const leader = await join()
    const group_id = await leader.group()
    const { version } = await shown(group_id, promotion_id)
    await clerk.call('team_buy/remove', { group_id, version, member_id: leader.buyer.member_id })
    expect(await view(group_id)).toMatchObject({ state: 'failed', failure_reason: 'empty', joined: 0 })
  })

  test('R-16 a team that the shop completes says so, and nobody is invented', async () => {
    const { join, view, promotion_id } = await makeTeamBuy(shop, { size: 5 })
    const leader = await join()
    const group_id = await leader.group()
    await clerk.call('team_buy/complete', { group_id, version: (await shown(group_id, promotion_id)).version })
    const done = await view(group_id)
    expect(done).toMatchObject({ state: 'completed', completed_by: 'shop', joined: 1, size: 5 })
    expect(done.members).toHaveLength(1)
    expect(await leader.state()).toMatchObject({ on_hold_by: null })
  })

  test('PRM-05 a stale view, a decided team and a stranger are refused', async () => {
    const { join, promotion_id } = await makeTeamBuy(shop, { size: 3 })
    const group_id = await (await join()).group()
    const { version } = await shown(group_id, promotion_id)
    await join(group_id)
    expect(await refusalOf(clerk.call('team_buy/fail', { group_id, version }))).toMatchObject({ reason: 'team_buy.changed' })
    const now = await shown(group_id, promotion_id)
    expect(await refusalOf(clerk.call('team_buy/remove', { group_id, version: now.version, member_id: 2147483647 }))).toMatchObject({
      reason: 'team_buy.not_a_member',
    })
    await clerk.call('team_buy/fail', { group_id, version: now.version })
    expect(await refusalOf(clerk.call('team_buy/complete', { group_id, version: now.version }))).toMatchObject({
      reason: 'team_buy.decided',
    })
    expect(await refusalOf(clerk.call('team_buy/fail', { group_id: 2147483647, version: 1 }))).toMatchObject({
      reason: 'team_buy.not_found',
    })
  })
})
