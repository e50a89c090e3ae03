import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Client, openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { makeCoupon } from '../coupon/test/coupons.ts'
import { emit } from '../kernel/work/outbox.ts'
import { makeBuyer, type Buyer } from '../order/test/shopping.ts'
import { runTimer } from '../order/test/places.ts'
import { openAfterSale } from '../refund/test/after-sale.ts'
import { invitationAccountClosure } from './close-account.ts'
import { recordInvitee, rewardFirstOrder } from './handle-events.ts'

const shop = await openTestShop()
const afterSale = await openAfterSale(shop)
const inTransaction = (work: Parameters<ReturnType<typeof shop.systemContext>['transaction']>[0]) => shop.systemContext().transaction(work)

/** What an invitation pays from now on. */
async function pays(terms: Record<string, unknown>): Promise<void> {
  await sql`delete from setting where key like 'invitation.%'`.execute(shop.db)
  for (const [name, value] of Object.entries(terms))
    await sql`insert into setting (key, value) values (${`invitation.${name}`}, ${JSON.stringify(value)}::jsonb)`.execute(shop.db)
  await shop.refresh()
}
beforeEach(() => pays({}))

/** A newcomer is announced, as registration does. */
async function register(inviter: Client, newcomer?: Client): Promise<Client> {
  const member = newcomer ?? (await shop.member())
  await inTransaction((context) => emit(context, 'member.registered', { member_id: member.member_id, referrer_id: inviter.member_id }))
  await shop.relay()
  return member
}
async function invitedBuyer(inviter: Client): Promise<Buyer> {
  const buyer = await makeBuyer(shop)
  await register(inviter, buyer)
  return buyer
}
/** A received order of 10.00 each piece. */
async function received(buyer: Buyer, quantity = 1) {
  const { order_id, lines } = await afterSale.paid([{ price: 1000, quantity, freight_template_id: null }], buyer)
  await afterSale.ship(order_id)
  await buyer.call('order/confirm_receipt', { order_id })
  await shop.relay()
  return { order_id, line: lines[0]! }
}
const settle = async (order_id: number) => {
  await runTimer(shop, 'order.settle', order_id)
  await shop.relay()
}
const earnedBy = async (inviter: Client) => {
  const { earned, invitees, buyers } = await inviter.call('invitation/view', {})
  return { ...earned, invitees, buyers }
}

describe('what an invitation pays', () => {
  test('CAT-13 a registration by an invitation gives the inviter coins, money that cannot be withdrawn and a coupon, once', async () => {
    const coupon_id = await makeCoupon(shop, { claim_method: 'granted' })
    await pays({ registered_longcoin: 50, registered_cents: 300, registered_coupon_id: coupon_id })
    const inviter = await shop.member()
    const newcomer = await register(inviter)
    for (let n = 0; n < 3; n++) await register(inviter, newcomer)
    expect(await earnedBy(inviter)).toEqual({ longcoin: 50, money: '3.00', coupons: 1, invitees: 1, buyers: 0 })
    expect((await inviter.call('wallet/view', {})).money).toMatchObject({ total: '3.00', withdrawable: '0.00' })
    expect((await inviter.call('coupon/mine', {})).list).toHaveLength(1)
    const { rows } = await sql<{ body: string }>`
      select body from message where template = 'invitation_rewarded' and recipient = (select email from member where id = ${inviter.member_id})`.execute(
      shop.db,
    )
    expect(rows).toEqual([{ body: expect.stringMatching(/USD\s3\.00 \+ 50 LONGCOIN \+ /) }])
  })

  test('CAT-13 the same event by many workers at once pays once', async () => {
    await pays({ registered_longcoin: 7 })
    const [inviter, newcomer] = [await shop.member(), await shop.member()]
    const payload = { member_id: newcomer.member_id, referrer_id: inviter.member_id }
    await Promise.all(Array.from({ length: 8 }, () => inTransaction((context) => recordInvitee(context, payload, context.now))))
    expect(await earnedBy(inviter)).toMatchObject({ longcoin: 7, invitees: 1 })
  })

  test('CAT-13 a limit holds, also where the last places are taken at once', async () => {
    await pays({ registered_longcoin: 5, registered_limit: 3 })
    const inviter = await shop.member()
    const newcomers = await Promise.all(Array.from({ length: 8 }, () => shop.member()))
    await Promise.all(
      newcomers.map(({ member_id }) =>
        inTransaction((context) => recordInvitee(context, { member_id, referrer_id: inviter.member_id }, context.now)),
      ),
    )
    expect(await earnedBy(inviter)).toMatchObject({ longcoin: 15, invitees: 8 })
    const { rewards } = await inviter.call('invitation/view', {})
    expect(rewards).toEqual([{ occasion: 'registered', longcoin: 5, money: '0.00', coupon_name: null, limit: 3 }])
  })

  test('CAT-13 nothing set pays nothing, and a coupon of which none is left leaves no reward', async () => {
    const inviter = await shop.member()
    await register(inviter)
    await pays({ registered_coupon_id: await makeCoupon(shop, { claim_method: 'granted', total: 1 }) })
    await register(inviter)
    await register(inviter)
    expect(await earnedBy(inviter)).toEqual({ longcoin: 0, money: '0.00', coupons: 1, invitees: 3, buyers: 0 })
  })
})

describe('the first order', () => {
  test('CAT-13 is rewarded when it is settled, and only the first', async () => {
    await pays({ first_order_longcoin: 20, first_order_cents: 500 })
    const inviter = await shop.member()
    const buyer = await invitedBuyer(inviter)
    const first = await received(buyer)
    expect(await earnedBy(inviter)).toEqual({ longcoin: 0, money: '0.00', coupons: 0, invitees: 1, buyers: 1 })
    await settle(first.order_id)
    await settle((await received(buyer)).order_id)
    expect(await earnedBy(inviter)).toEqual({ longcoin: 20, money: '5.00', coupons: 0, invitees: 1, buyers: 1 })
    const { rows } = await sql`select order_id from invitation_reward where invitee_id = ${buyer.member_id}`.execute(shop.db)
    expect(rows).toEqual([{ order_id: first.order_id }])
  })

  test('CAT-13 R-11 one that is refunded whole earns nothing, and the next one does', async () => {
    await pays({ first_order_longcoin: 20 })
    const inviter = await shop.member()
    const buyer = await invitedBuyer(inviter)
    const { order_id, line } = await received(buyer, 2)
    const { refund_id } = await afterSale.requestRefund(buyer, line, { quantity: 2 })
    await afterSale.approve(refund_id)
    await shop.relay()
    await settle(order_id)
    expect(await earnedBy(inviter)).toMatchObject({ longcoin: 0, buyers: 1 })
    await settle((await received(buyer)).order_id)
    expect(await earnedBy(inviter)).toMatchObject({ longcoin: 20 })
  })

  test('CAT-13 two orders settled at once are one first order', async () => {
    await pays({ first_order_longcoin: 20 })
    const inviter = await shop.member()
    const buyer = await invitedBuyer(inviter)
    const orders = [await received(buyer), await received(buyer)]
    const settled = orders.map(({ order_id }) => ({ order_id, member_id: buyer.member_id, goods_total: '1000' }))
    await Promise.all(settled.map((order) => inTransaction((context) => rewardFirstOrder(context, order))))
    expect(await earnedBy(inviter)).toMatchObject({ longcoin: 20 })
  })
})

describe('who was invited', () => {
  test('CAT-13 the newest first, masked, with what each brought, by pages', async () => {
    await pays({ registered_longcoin: 3 })
    const inviter = await shop.member()
    const invited = [await register(inviter), await register(inviter), await register(inviter)]
    const first = await inviter.call('invitation/invitees', { page_size: 2 })
    const second = await inviter.call('invitation/invitees', { page_size: 2, cursor: first.next! })
    expect([first.list.length, second.list.length, second.next]).toEqual([2, 1, null])
    expect(second.list[0]).toMatchObject({ longcoin: 3, money: '0.00', coupons: 0, has_ordered: false })
    expect(JSON.stringify([first, second])).not.toContain(`member_${invited[0]!.member_id}`)
    expect(first.list[0]!.name).toMatch(/^m\*\*\*\w$/)
    const { address, invitation_code } = await inviter.call('invitation/view', {})
    expect(address).toBe(`http://shop.example/?source_member=${inviter.member_id}`)
    expect(invitation_code).toMatch(/^\w{10}$/)
  })

  test('CAT-13 an inviter whose account is closed gets nothing more', async () => {
    await pays({ registered_longcoin: 3, first_order_longcoin: 9 })
    const inviter = await shop.member()
    const buyer = await invitedBuyer(inviter)
    await inTransaction((context) => invitationAccountClosure.erase(context, inviter.member_id))
    await settle((await received(buyer)).order_id)
    const { rows } = await sql`select occasion from invitation_reward where inviter_id = ${inviter.member_id}`.execute(shop.db)
    expect(rows).toEqual([{ occasion: 'registered' }])
  })

  test('CAT-13 an operator lists rewards by member, occasion and day', async () => {
    await pays({ registered_longcoin: 3, registered_cents: 100 })
    const inviter = await shop.member()
    const newcomer = await register(inviter)
    const operator = await staffClient(shop, 'support')
    const day = new Date(Date.parse(shop.site.shared.now()) + 8 * 3_600_000).toISOString().slice(0, 10)
    const { list } = await operator.call('invitation/list_rewards', { member_id: newcomer.member_id, from: day, until: day })
    expect(list).toMatchObject([
      {
        inviter_id: inviter.member_id,
        invitee_id: newcomer.member_id,
        occasion: 'registered',
        longcoin: 3,
        money: '1.00',
        coupon_name: null,
      },
    ])
    const other = await operator.call('invitation/list_rewards', { member_id: inviter.member_id, occasion: 'first_order' })
    expect(other.list).toEqual([])
  })
})
