import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { outcomeOf } from '../identity/test/accounts.ts'
import { refusalOf } from '../order/test/shopping.ts'
import { makeStore } from '../store/test/make-store.ts'
import { halfMinute, makeClerk, paidPickup, redeemAt } from './test/desk.ts'

const shop = await openTestShop()
const [branch_id, elsewhere] = [await makeStore(shop), await makeStore(shop, { names: { 'en-us': 'Hill store', 'zh-cn': '山顶店' } })]
const { sku_id } = await makeGoods(shop, { stock: 99_999 })
const [ann, bob] = [await makeClerk(shop, branch_id), await makeClerk(shop, branch_id)]
const other = await makeClerk(shop, elsewhere)
const operator = await staffClient(shop, 'operator')
let at = Math.floor(Date.now() / halfMinute) * halfMinute + 10_000
/** The next code is shown. */
const nextCode = (steps = 1) => void vi.setSystemTime((at += steps * halfMinute))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (at += 4 * halfMinute) }))
afterAll(() => void vi.useRealTimers())
const paid = (quantity = 1) => paidPickup(shop, { sku_id, quantity, branch_id })
const check = (code: string, clerk = ann) => clerk.call('redemption/check', { desk_code: code })

describe('check', () => {
  test('DSK-01 DSK-02 R-28 a code shows what it hands over, scanned or typed, and is not used up', async () => {
    const { order_no, scanned, typed, order_goods_id } = await paid(3)
    for (const text of [scanned(), typed(), scanned(at - halfMinute)]) {
      const shown = await check(text)
      expect(shown).toMatchObject({ kind: 'order', subject_no: order_no, coins: null, history: [] })
      expect(shown.branches).toEqual([{ branch_id, name: 'Bay store' }])
      expect(shown.lines).toMatchObject([{ order_goods_id, quantity: 3, remaining: 3 }])
    }
  })

  test('DSK-02 R-28 each wrong code says which: unknown, changed, used, of another store, not paid, nothing left', async () => {
    const { scanned, typed, buyer, order_id } = await paid()
    for (const text of [
      '123456789012',
      'GIFT-0001',
      'longmall:pickup:20269999:12345678',
      '1234567890123456',
      'X202611280000000000-123456789012',
    ])
      expect(await outcomeOf(check(text))).toBe('redemption.code_unknown')
    const photo = scanned()
    nextCode(2)
    expect(await outcomeOf(check(photo))).toBe('redemption.code_expired')
    expect(await outcomeOf(check(typed(at - 2 * halfMinute)))).toBe('redemption.code_expired')
    expect(await refusalOf(check(scanned(), other))).toMatchObject({ reason: 'redemption.other_store' })
    expect(await outcomeOf(check(scanned(), buyer as never))).toBe('redemption.not_clerk')
    const code = scanned()
    await redeemAt(ann, code, branch_id)
    expect(await outcomeOf(check(code))).toBe('redemption.code_used')
    nextCode()
    expect(await outcomeOf(check(scanned()))).toBe('redemption.nothing_left')
    expect((await buyer.call('order/view', { order_id })).actions).not.toContain('pickup_code')
  })

  test('R-28 QUA-09 a clerk who tries many wrong codes is stopped, at once too; right ones are not counted', async () => {
    const guesser = await makeClerk(shop, branch_id)
    const { scanned } = await paid()
    for (let n = 0; n < 25; n++) await check(scanned(), guesser)
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, n) => outcomeOf(check(String(100_000_000_000 + n), guesser))))
    expect(outcomes.filter((one) => one === 'redemption.code_unknown')).toHaveLength(20)
    expect(outcomes.filter((one) => one === 'call.too_many')).toHaveLength(10)
    expect(await outcomeOf(check(scanned(), guesser))).toBe('call.too_many')
    expect((await check(scanned())).kind).toBe('order')
  })

  test('R-28 a check is good for its clerk and 5 minutes, and is not forged', async () => {
    const { scanned } = await paid()
    const { check_token } = await check(scanned())
    const redeem = (clerk: typeof ann, token = check_token) => outcomeOf(clerk.call('redemption/redeem', { check_token: token, branch_id }))
    expect(await redeem(bob)).toBe('redemption.check_expired')
    expect(await redeem(ann, check_token.replace(/^order\.\d+/, 'order.1'))).toBe('redemption.check_expired')
    expect(await redeem(ann, 'x')).toBe('redemption.check_expired')
    vi.setSystemTime((at += 10 * halfMinute))
    expect(await redeem(ann)).toBe('redemption.check_expired')
  })
})

describe('redeem', () => {
  test('ORD-11 DSK-01 two clerks redeem an order in two parts, each with a new code; then it is completed', async () => {
    const { scanned, order_goods_id, buyer, order_id, order_no, view } = await paid(3)
    const first = await redeemAt(ann, scanned(), branch_id, [{ order_goods_id, quantity: 2 }])
    expect(first).toMatchObject({ kind: 'order', subject_no: order_no, lines: [{ order_goods_id, quantity: 2 }], undone_at: null })
    expect((await view()).state).toBe('paid')
    nextCode()
    const shown = await check(scanned(), bob)
    expect(shown).toMatchObject({ lines: [{ remaining: 1 }], history: [{ redemption_id: first.redemption_id }] })
    await bob.call('redemption/redeem', { check_token: shown.check_token, branch_id })
    await shop.advance({ minutes: 5 })
    const { state, events, received_at } = await view()
    expect(state).toBe('completed')
    expect(received_at).not.toBeNull()
    expect(events.filter(({ event }) => event === 'redeemed')).toMatchObject([
      { actor: 'desk', details: { store: 'Bay store', quantity: '2' } },
      { actor: 'desk', details: { quantity: '1' } },
    ])
    expect(events.map(({ event }) => event)).toEqual(expect.arrayContaining(['pickup_ready', 'fetched']))
    const mine = await buyer.call('redemption/mine', {})
    expect(mine.list.map(({ lines }) => lines[0]!.quantity)).toEqual([1, 2])
    const all = await operator.call('redemption/list_redemptions', { subject_no: order_no })
    expect(all.list.map(({ clerk_id }) => clerk_id)).toEqual([bob.member_id, ann.member_id])
    expect((await operator.call('order/staff_view', { order_id })).lines[0]).toMatchObject({ shipped_quantity: 3 })
  })

  test('R-28 eight clerks at once with one code: one hands over; the same call again is answered the same', async () => {
    const { scanned, order_goods_id } = await paid(8)
    const clerks = await Promise.all(Array.from({ length: 8 }, () => makeClerk(shop, branch_id)))
    const tokens = await Promise.all(clerks.map(async (clerk) => (await check(scanned(), clerk)).check_token))
    const lines = [{ order_goods_id, quantity: 1 }]
    const outcomes = await Promise.all(
      clerks.map((clerk, n) => outcomeOf(clerk.call('redemption/redeem', { check_token: tokens[n]!, branch_id, lines }))),
    )
    expect(outcomes.filter((one) => one === 'redemption.code_used')).toHaveLength(7)
    nextCode()
    const { check_token, lines: left } = await check(scanned())
    expect(left[0]!.remaining).toBe(7)
    const request_key = '1d6f3f9c-0a37-4f2f-9a0b-1b2c3d4e5f61'
    const done = await ann.call('redemption/redeem', { check_token, branch_id, lines }, { request_key })
    expect(await ann.call('redemption/redeem', { check_token, branch_id, lines }, { request_key })).toEqual(done)
    nextCode()
    expect((await check(scanned())).lines[0]!.remaining).toBe(6)
  })

  test('R-28 a photographed code fails after its step and the one before; one that was used fails at once', async () => {
    const { scanned, order_goods_id } = await paid(2)
    const photo = scanned()
    await redeemAt(ann, photo, branch_id, [{ order_goods_id, quantity: 1 }])
    expect(await outcomeOf(redeemAt(bob, photo, branch_id))).toBe('redemption.code_used')
    nextCode()
    const second = scanned()
    nextCode()
    expect((await check(second)).lines[0]!.remaining).toBe(1)
    nextCode()
    expect(await outcomeOf(check(second))).toBe('redemption.code_expired')
  })

  test('R-28 nothing beyond what a check showed: too many, a stale check, a line twice, another store', async () => {
    const { scanned, order_goods_id } = await paid(2)
    const { check_token } = await check(scanned())
    const redeem = (lines?: { order_goods_id: number; quantity: number }[], store = branch_id) =>
      refusalOf(ann.call('redemption/redeem', { check_token, branch_id: store, ...(lines ? { lines } : {}) }))
    expect(await redeem([{ order_goods_id, quantity: 3 }])).toMatchObject({ reason: 'redemption.too_many' })
    expect(
      await redeem([
        { order_goods_id, quantity: 1 },
        { order_goods_id, quantity: 1 },
      ]),
    ).toMatchObject({ reason: 'call.wrong_fields' })
    expect(await redeem([{ order_goods_id: order_goods_id + 999, quantity: 1 }])).toMatchObject({ reason: 'call.wrong_fields' })
    expect(await redeem(undefined, elsewhere)).toMatchObject({ reason: 'call.wrong_fields' })
    nextCode()
    const later = await check(scanned(), bob)
    await redeemAt(ann, scanned(at - halfMinute), branch_id, [{ order_goods_id, quantity: 1 }])
    expect(await outcomeOf(bob.call('redemption/redeem', { check_token: later.check_token, branch_id }))).toBe('redemption.stale_check')
  })

  test('R-28 refused while a refund is open, and what was refunded is not handed over', async () => {
    const { scanned, order_goods_id, buyer, view, order_id } = await paid(3)
    const { check_token } = await check(scanned())
    const input = { order_goods_id, kind: 'refund_only', quantity: 2, reason: 'changed_mind', note: '' } as const
    const { refund_id } = await buyer.call('refund/apply', input)
    expect(await outcomeOf(check(scanned()))).toBe('redemption.refund_open')
    expect(await outcomeOf(ann.call('redemption/redeem', { check_token, branch_id }))).toBe('redemption.refund_open')
    await operator.call('refund/approve', { refund_id, version: 1 })
    expect((await check(scanned())).lines[0]!.remaining).toBe(1)
    await redeemAt(ann, scanned(), branch_id)
    await shop.advance({ minutes: 5 })
    expect((await view()).state).toBe('completed')
    expect((await operator.call('redemption/list_pickup_orders', { order_no: (await view()).order_no })).list).toMatchObject([
      { order_id, state: 'redeemed', remaining: 0 },
    ])
  })

  test('R-28 R-12 an order that was refunded whole says so, and waits no more', async () => {
    const { scanned, order_goods_id, buyer, order_no } = await paid()
    const { refund_id } = await buyer.call('refund/apply', {
      order_goods_id,
      kind: 'refund_only',
      quantity: 1,
      reason: 'changed_mind',
      note: '',
    })
    const code = scanned()
    await operator.call('refund/approve', { refund_id, version: 1 })
    expect(await outcomeOf(check(code))).toBe('redemption.refunded')
    expect((await operator.call('redemption/list_pickup_orders', { order_no })).list[0]!.state).toBe('refunded')
  })

  test('R-28 the rest is refunded after a part was handed over: the order is completed, not sent', async () => {
    const { scanned, order_goods_id, buyer, view } = await paid(2)
    await redeemAt(ann, scanned(), branch_id, [{ order_goods_id, quantity: 1 }])
    const { refund_id } = await buyer.call('refund/apply', {
      order_goods_id,
      kind: 'refund_only',
      quantity: 1,
      reason: 'changed_mind',
      note: '',
    })
    await operator.call('refund/approve', { refund_id, version: 1 })
    expect((await view()).state).toBe('paid')
    await shop.advance({ minutes: 5 })
    expect((await view()).state).toBe('completed')
  })
})
