import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { openTestBank } from '../../test/payments.ts'
import { relayEvents } from '../kernel/work/outbox.ts'
import { drainTimers } from '../kernel/time/timers.ts'
import { makeAddress, payAtBank, refusalOf } from '../order/test/shopping.ts'
import { endGroup } from './decide-group.ts'
import { mailsTo, makeTeamBuy } from './test/team-buys.ts'

const shop = await openTestShop()
const strict = await openTestShop({ settings: { 'team_buy.late_payment': 'refund' } })
const bank = openTestBank(shop)

describe('the end of a team', () => {
  test('R-16 a second before it somebody joins, at it nobody does', async () => {
    const { join, order, view } = await makeTeamBuy(shop, { size: 3, hours: 1 })
    const group_id = await (await join()).group()
    const { ends_at } = await view(group_id)
    await shop.advance({ seconds: Math.floor((Date.parse(ends_at) - Date.parse(shop.site.shared.now())) / 1000) - 60 })
    await join(group_id)
    expect((await view(group_id)).joined).toBe(2)
    const late = await order(group_id)
    await shop.advance({ seconds: 61 })
    expect(await view(group_id)).toMatchObject({ state: 'failed', failure_reason: 'time', joined: 2 })
    expect(await refusalOf(order(group_id))).toMatchObject({ reason: 'team_buy.ended' })
    // Ordered in time and paid after the end: a team of one's own.
    await late.pay()
    expect(await late.group()).not.toBe(group_id)
  })

  test('R-16 R-11 everybody gets every cent back to where it came from, once', async () => {
    const { join, sku_id, promotion_id, taken } = await makeTeamBuy(shop, { size: 3, hours: 2 })
    const leader = await join()
    const group_id = await leader.group()
    const rich = await bank.payer({ withdrawable: 300n, non_withdrawable: 200n })
    const address_id = await makeAddress(rich)
    const source = { sku_id, quantity: 1, promotion_id, group_id, address_id }
    const { quote } = await rich.call('order/quote', source)
    const { payment_id } = await rich.call('order/create', { ...source, quote })
    const grant = await bank.grant(rich, payment_id)
    const { redirect_url } = await rich.call('payment/pay', { payment_id, method: 'sandbox', use_balance: true, grant })
    await bank.press(bank.referenceOf(redirect_url), 'succeed')
    expect(await bank.money(rich)).toMatchObject({ total: 0n })
    expect((await shop.visitor().call('team_buy/group', { group_id })).joined).toBe(2)
    await shop.advance({ hours: 2 })
    await Promise.all([shop.relay(), shop.relay()])
    await shop.relay()
    expect(await bank.money(rich)).toMatchObject({ withdrawable: 300n, non_withdrawable: 200n, frozen: 0n })
    expect(await bank.refundedTo(bank.referenceOf(redirect_url))).toBe(700n)
    expect(await leader.state()).toEqual({ state: 'cancelled', on_hold_by: null, cancel_reason: 'team_buy_failed' })
    for (const [client, id] of [
      [rich, payment_id],
      [leader.buyer, leader.made.payment_id],
    ] as const)
      expect((await client.call('payment/view', { payment_id: id })).state).toBe('refunded')
    expect(await taken()).toEqual([0, 0])
    expect(await mailsTo(shop, rich)).toEqual(['team_buy_failed'])
  })

  test('R-16 a stop in the middle loses nothing: the timer and the refunds go on, and happen once', async () => {
    const { join, view, taken } = await makeTeamBuy(shop, { size: 4, hours: 3 })
    const members = [await join()]
    const group_id = await members[0]!.group()
    members.push(await join(group_id), await join(group_id))
    const stop = new Error('the process ended')
    const context = shop.systemContext()
    const { ends_at } = await view(group_id)
    // Decided, and gone with the process before it was committed.
    const run = context.transaction(async (inner) => {
      await endGroup({ ...inner, now: ends_at }, String(group_id))
      throw stop
    })
    await expect(run).rejects.toBe(stop)
    expect((await view(group_id)).state).toBe('forming')
    await shop.advance({ hours: 3 })
    expect((await view(group_id)).state).toBe('failed')
    // Decided and committed; the refunds find a process that ends after the first of them.
    const refund = shop.site.reactions.find((one) => one.event === 'order.refund_due')!
    let left = 1
    const breaking = {
      ...refund,
      run: async (...args: Parameters<typeof refund.run>) => {
        if (left-- <= 0) throw stop
        await refund.run(...args)
      },
    }
    const whole = shop.site.reactions
    Object.assign(shop.site, { reactions: whole.map((one) => (one === refund ? breaking : one)) })
    const states = async () => Promise.all(members.map(async (one) => (await one.state()).state))
    const refunded = async () => {
      await relayEvents(shop.site)
      return (await states()).filter((state) => state === 'cancelled').length
    }
    await expect.poll(refunded).toBe(1)
    expect(await refunded()).toBe(1)
    Object.assign(shop.site, { reactions: whole })
    await shop.relay()
    await shop.relay()
    expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled'])
    expect(await taken()).toEqual([0, 0])
    await sql`insert into timer (kind, subject, due_at) values ('team_buy.ends', ${String(group_id)}, ${ends_at})`.execute(shop.db)
    await drainTimers(shop.site)
    await shop.relay()
    expect(await taken()).toEqual([0, 0])
  })

  test('PRM-05 with virtual completion the shop completes it and says so', async () => {
    const { join, view } = await makeTeamBuy(shop, { size: 5, hours: 2, virtual_completion: true })
    const leader = await join()
    const group_id = await leader.group()
    await join(group_id)
    await shop.advance({ hours: 2 })
    const done = await view(group_id)
    expect(done).toMatchObject({ state: 'completed', completed_by: 'shop', joined: 2, size: 5 })
    expect(done.members).toHaveLength(2)
    expect(await leader.state()).toMatchObject({ state: 'paid', on_hold_by: null })
  })
})

describe('who pays too late', () => {
  test('R-16 is refunded where the shop says so, and is notified', async () => {
    const { join, order, taken } = await makeTeamBuy(strict)
    const group_id = await (await join()).group()
    const late = await order(group_id)
    await join(group_id)
    await late.pay()
    await strict.relay()
    expect(await late.state()).toEqual({ state: 'cancelled', on_hold_by: null, cancel_reason: 'team_buy_late' })
    expect(await mailsTo(strict, late.buyer)).toEqual(['team_buy_too_late'])
    expect(await taken()).toEqual([2, 2])
  })

  test('R-16 is refunded when the promotion is over by then, for nobody could fill a new team', async () => {
    const { join, order, promotion_id } = await makeTeamBuy(shop)
    const group_id = await (await join()).group()
    const late = await order(group_id)
    await join(group_id)
    await sql`update promotion set is_on = false where id = ${promotion_id}`.execute(shop.db)
    await payAtBank(shop, late.buyer, late.made.payment_id)
    await shop.relay()
    expect((await late.state()).cancel_reason).toBe('team_buy_late')
  })

  test('R-16 a leader who ordered in time has a team, also when the promotion ended before the payment', async () => {
    const { order, promotion_id } = await makeTeamBuy(shop)
    const leader = await order()
    await sql`update promotion set is_on = false where id = ${promotion_id}`.execute(shop.db)
    await leader.pay()
    expect(await shop.visitor().call('team_buy/group', { group_id: await leader.group() })).toMatchObject({ state: 'forming', joined: 1 })
  })
})
