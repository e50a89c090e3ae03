import { expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { staffClient } from '../../test/staff-client.ts'
import { dayIn } from '../kernel/time/clock.ts'
import { giveLongcoin } from '../coupon/test/coupons.ts'
import { makeAddress, makeBuyer, payAtBank } from '../order/test/shopping.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { balanceOf } from '../wallet/balances.ts'
import { mailsTo, makeTeamBuy } from './test/team-buys.ts'

const shop = await openTestShop()
const bank = openTestBank(shop)
const clerk = await staffClient(shop)

/** An order of two units at the joiner's price, whose team fills before it is paid with 3.00 of the balance and a bank. */
async function payLate() {
  const teams = await makeTeamBuy(shop)
  const { join, sku_id, promotion_id } = teams
  const group_id = await (await join()).group()
  const rich = await bank.payer({ withdrawable: 300n })
  const address_id = await makeAddress(rich)
  const source = { sku_id, quantity: 2, promotion_id, group_id, address_id }
  const { quote } = await rich.call('order/quote', source)
  const { payment_id, order_ids, total } = await rich.call('order/create', { ...source, quote })
  await join(group_id)
  const grant = await bank.grant(rich, payment_id)
  const { redirect_url } = await rich.call('payment/pay', { payment_id, method: 'sandbox', use_balance: true, grant })
  const reference = bank.referenceOf(redirect_url)
  await bank.press(reference, 'succeed')
  const order_id = order_ids[0]!
  return { ...teams, rich, total, payment_id, order_id, reference, full: group_id, order: () => rich.call('order/view', { order_id }) }
}

test('R-16 R-11 who pays for a full team leads a new one at its leader’s price, and the difference goes back the way it was paid', async () => {
  const { rich, total, payment_id, order_id, reference, full, order, view } = await payLate()
  expect(total).toBe('24.00')
  const { group_id } = await rich.call('team_buy/of_order', { order_id })
  expect(group_id).not.toBe(full)
  expect(await view(group_id)).toMatchObject({ state: 'forming', joined: 1 })
  const shown = await order()
  expect(shown).toMatchObject({
    state: 'paid',
    on_hold_by: 'team_buy',
    totals: { list_total: '40.00', goods_total: '20.00', reduction_total: '0.00', total: '20.00' },
  })
  expect(shown.lines[0]).toMatchObject({ unit_price: '10.00', goods_total: '20.00', total: '20.00' })
  expect(shown.trace.find(({ stage, applied }) => stage === 'unit_price' && applied)).toMatchObject({ saved: '20.00' })
  expect(shown.events.map(({ event }) => event)).toContain('team_price')
  expect([await bank.refundedTo(reference), (await bank.money(rich)).total]).toEqual([400n, 0n])
  expect((await rich.call('payment/view', { payment_id })).state).toBe('paid')
  expect(await mailsTo(shop, rich)).toEqual(['team_buy_price', 'team_buy_new_team'])
})

test('R-16 R-02 the same news again gives nothing more back, and a team that fails gives the rest', async () => {
  const { rich, reference, order, taken } = await payLate()
  await bank.notify(reference, 'success', 2100n)
  await bank.notify(reference, 'success', 2100n, 'the same, told otherwise')
  expect(await bank.refundedTo(reference)).toBe(400n)
  await shop.advance({ hours: 24 })
  await shop.relay()
  await shop.relay()
  expect(await order()).toMatchObject({ state: 'cancelled', cancel_reason: 'team_buy_failed' })
  expect([await bank.refundedTo(reference), (await bank.money(rich)).withdrawable, await taken()]).toEqual([2100n, 300n, [2, 2]])
})

test('R-16 R-07 what a friend completes is being returned at what it cost, piece by piece', async () => {
  const { rich, order_id, reference, order, join } = await payLate()
  const { group_id } = await rich.call('team_buy/of_order', { order_id })
  await join(group_id)
  const { order_goods_id } = (await order()).lines[0]!
  for (let unit = 0; unit < 2; unit++) {
    const request = { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'changed_mind', note: '' } as const
    const { refund_id } = await rich.call('refund/apply', request)
    await clerk.call('refund/approve', { refund_id, version: 1 })
  }
  expect([await bank.refundedTo(reference), (await bank.money(rich)).withdrawable]).toEqual([2100n, 300n])
})

test('R-16 PRM-02 the promotion counts what was paid in the end', async () => {
  const { promotion_id } = await payLate()
  await shop.relay()
  await shop.relay()
  // The leader of the full team 10.00, its member 12.00, and two units of the late one at 10.00.
  const day = dayIn('Asia/Shanghai', shop.site.shared.now())
  const { total } = await clerk.call('campaign/figures', { promotion_id, first_day: day, last_day: day })
  expect(total).toMatchObject({ orders: 3, quantity: 4, sales: '42.00', cost: '38.00' })
})

test('R-16 R-11 coins that the lower price leaves nothing to pay for go back after the money', async () => {
  const { join, sku_id, promotion_id } = await makeTeamBuy(shop, { leader_price: 400 })
  const group_id = await (await join()).group()
  const buyer = await makeBuyer(shop)
  await giveLongcoin(shop, buyer.member_id, 600)
  const { grantFor } = await openAfterSale(shop)
  const source = { sku_id, quantity: 1, promotion_id, group_id, address_id: buyer.address_id, longcoin: 600 }
  const { quote } = await buyer.call('order/quote', source)
  const made = await buyer.call('order/create', { ...source, quote, longcoin_grant: await grantFor(buyer, 'longcoin', '', 600n) })
  await join(group_id)
  await payAtBank(shop, buyer, made.payment_id)
  const shown = await buyer.call('order/view', { order_id: made.order_ids[0]! })
  expect([made.total, shown.totals.total, shown.longcoin]).toEqual(['6.00', '0.00', 400])
  const coins = { member: buyer.member_id, unit: 'LONGCOIN', purpose: 'available' } as const
  expect(await balanceOf(shop.systemContext(), coins)).toBe(200n)
  expect((await buyer.call('payment/view', { payment_id: made.payment_id })).state).toBe('refunded')
  await shop.advance({ hours: 24 })
  await shop.relay()
  await shop.relay()
  expect(await balanceOf(shop.systemContext(), coins)).toBe(600n)
})

test('PRM-05 who leads because the leader left has a place at what a member pays', async () => {
  const { join } = await makeTeamBuy(shop, { size: 3 })
  const leader = await join()
  const group_id = await leader.group()
  const member = await join(group_id)
  const { list } = await clerk.call('team_buy/staff_groups', {})
  const { version } = list.find((one) => one.group_id === group_id)!
  await clerk.call('team_buy/remove', { group_id, version, member_id: leader.buyer.member_id })
  await shop.relay()
  const mine = await member.buyer.call('team_buy/mine', {})
  expect(mine.list).toMatchObject([{ group_id, is_leader: true, price: '12.00' }])
})
