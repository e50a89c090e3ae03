import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { makeGoods } from '../../test/fixtures.ts'
import { openTestShop } from '../../test/harness.ts'
import { outcomeOf } from '../identity/test/accounts.ts'
import { makeStore } from '../store/test/make-store.ts'
import { halfMinute, makeClerk, paidPickup, redeemAt } from './test/desk.ts'

const shop = await openTestShop()
const [branch_id, elsewhere] = [await makeStore(shop), await makeStore(shop, { names: { 'en-us': 'Hill store' } })]
const { sku_id } = await makeGoods(shop, { stock: 99_999 })
const [ann, bob, other] = [await makeClerk(shop, branch_id), await makeClerk(shop, branch_id), await makeClerk(shop, elsewhere)]
let at = Math.floor(Date.now() / halfMinute) * halfMinute + 10_000
const nextCode = () => void vi.setSystemTime((at += halfMinute))
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: (at += 4 * halfMinute) }))
afterAll(() => void vi.useRealTimers())
const undo = (redemption_id: number, clerk = ann, reason = 'Wrong box') => clerk.call('redemption/undo', { redemption_id, reason })

async function redeemed(quantity = 2) {
  const order = await paidPickup(shop, { sku_id, quantity, branch_id })
  const { redemption_id, undo_until } = await redeemAt(ann, order.scanned(), branch_id)
  return { ...order, redemption_id, undo_until }
}

test('DSK-01 a hand-over is undone with its reason: the order waits again, is handed over by a new code, and completed once', async () => {
  const { redemption_id, undo_until, scanned, view, order_goods_id, buyer } = await redeemed()
  expect(undo_until).not.toBeNull()
  expect(await undo(redemption_id)).toMatchObject({ undo_reason: 'Wrong box', undo_until: null, undone_at: expect.any(String) })
  expect(await outcomeOf(redeemAt(ann, scanned(), branch_id))).toBe('redemption.code_used')
  await shop.advance({ minutes: 6 })
  const { state, lines, actions, events } = await view()
  expect([state, lines[0]!.shipped_quantity]).toEqual(['paid', 0])
  expect(actions).toContain('pickup_code')
  expect((await buyer.call('order/list', { tab: 'all' })).list[0]!.actions).toContain('pickup_code')
  expect(events.at(-1)).toMatchObject({ event: 'redemption_undone', actor: 'desk', details: { reason: 'Wrong box', store: 'Bay store' } })
  nextCode()
  await redeemAt(bob, scanned(), branch_id, [{ order_goods_id, quantity: 2 }])
  await shop.advance({ minutes: 5 })
  expect((await view()).state).toBe('completed')
  expect((await ann.call('redemption/desk', {})).today).toMatchObject({ redemptions: 1, quantity: 2, own_redemptions: 0 })
})

test('DSK-01 undo has limits: its clerk, its store, once, 5 minutes; of four at once one does it', async () => {
  const { redemption_id } = await redeemed()
  expect(await outcomeOf(undo(redemption_id, bob))).toBe('redemption.not_own')
  expect(await outcomeOf(undo(redemption_id, other))).toBe('redemption.not_found')
  expect(await outcomeOf(undo(2_147_483_647))).toBe('redemption.not_found')
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcomeOf(undo(redemption_id))))
  expect(outcomes.filter((one) => one === 'redemption.undone')).toHaveLength(3)
  const late = await redeemed()
  await shop.advance({ minutes: 5 })
  expect(await outcomeOf(undo(late.redemption_id))).toBe('redemption.undo_over')
  expect((await late.view()).state).toBe('completed')
  expect((await ann.call('redemption/view', { redemption_id: late.redemption_id })).undo_until).toBeNull()
})

test('DSK-01 R-28 not once a refund was requested, even where that was taken back', async () => {
  const { redemption_id, buyer, order_goods_id } = await redeemed()
  const input = { order_goods_id, kind: 'refund_only', quantity: 1, reason: 'faulty', note: 'Broken' } as const
  const { refund_id } = await buyer.call('refund/apply', input)
  expect(await outcomeOf(undo(redemption_id))).toBe('redemption.refund_open')
  await buyer.call('refund/cancel', { refund_id })
  expect(await outcomeOf(undo(redemption_id))).toBe('redemption.refund_open')
})

test('DSK-01 a part that is undone leaves the other part handed over', async () => {
  const order = await paidPickup(shop, { sku_id, quantity: 3, branch_id })
  const lines = (quantity: number) => [{ order_goods_id: order.order_goods_id, quantity }]
  await redeemAt(bob, order.scanned(), branch_id, lines(1))
  nextCode()
  const { redemption_id } = await redeemAt(ann, order.scanned(), branch_id, lines(2))
  await undo(redemption_id)
  nextCode()
  const shown = await ann.call('redemption/check', { desk_code: order.scanned() })
  expect(shown.lines[0]).toMatchObject({ remaining: 2, shipped_quantity: 1 })
  expect(shown.history.map(({ undone_at }) => undone_at === null)).toEqual([false, true])
  expect((await ann.call('redemption/pickup_orders', { state: 'ready' })).list).toContainEqual(
    expect.objectContaining({ order_id: order.order_id, state: 'partly_redeemed', remaining: 2 }),
  )
})

test('QUA-07 a crash within a hand-over leaves nothing of it, and the code is not used up', async () => {
  const { scanned, view } = await paidPickup(shop, { sku_id, branch_id })
  const { check_token } = await ann.call('redemption/check', { desk_code: scanned() })
  // The last statement of the transaction fails, as if the process ended before the commit.
  await sql`alter table redemption_line add constraint crash check (quantity > 1000) not valid`.execute(shop.admin)
  expect(await outcomeOf(ann.call('redemption/redeem', { check_token, branch_id }))).toBe('call.internal_error')
  await sql`alter table redemption_line drop constraint crash`.execute(shop.admin)
  expect((await view()).lines[0]!.shipped_quantity).toBe(0)
  expect((await ann.call('redemption/redeem', { check_token, branch_id })).lines).toMatchObject([{ quantity: 1 }])
})
