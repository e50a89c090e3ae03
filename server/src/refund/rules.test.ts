import type { AfterSaleStatus } from '@longmall/contract/refund.ts'
import { describe, expect, test } from 'vitest'
import { coinsOf, shareOverPayments } from './plan/amounts.ts'
import {
  returnableQuantityOf,
  dueStep,
  freightBack,
  isOpen,
  memberActions,
  nextStatus,
  returnRefusal,
  returnEvents,
  staffActions,
  type LineFacts,
  type ReturnStep,
} from './rules.ts'

const allowed: Record<AfterSaleStatus, Partial<Record<ReturnStep, AfterSaleStatus>>> = {
  1: { approve: 3, approve_by_time: 3, refuse: 2, cancel: 7 },
  2: { reapply: 1, cancel: 7 },
  3: { request_parcel: 4, refund: 6 },
  4: { send_parcel: 5, close_by_time: 7, cancel: 7 },
  5: { confirm_receipt: 6, refund_by_time: 6, refuse_receipt: 7 },
  6: {},
  7: { reapply: 1 },
}
const statuses = [1, 2, 3, 4, 5, 6, 7] as const

describe('the state table', () => {
  test.each(statuses.flatMap((from) => returnEvents.map((step) => [from, step, allowed[from][step] ?? null] as const)))(
    'ORD-13 §4 from %i, %s leads to %s',
    (from, step, to) => expect(nextStatus(from, step)).toBe(to),
  )

  test('ORD-13 no step leaves a request where nobody can move it, but refunded', () => {
    for (const from of statuses) expect(returnEvents.some((step) => nextStatus(from, step) !== null)).toBe(from !== 6)
  })

  test('R-27 each side’s silence has a step that the table takes', () => {
    expect(
      Object.entries(dueStep).map(([from, due]) => [
        Number(from),
        due.step,
        due.deadline,
        nextStatus(Number(from) as AfterSaleStatus, due.step),
      ]),
    ).toEqual([
      [1, 'approve_by_time', 'merchant_deadline', 3],
      [4, 'close_by_time', 'buyer_deadline', 7],
      [5, 'refund_by_time', 'merchant_deadline', 6],
    ])
    expect(statuses.filter((one) => isOpen(one))).toEqual([1, 3, 4, 5])
  })

  test.each([
    [1, true, ['cancel'], ['approve', 'refuse']],
    [2, true, ['reapply', 'cancel'], []],
    [2, false, ['cancel'], []],
    [4, true, ['cancel', 'send_parcel'], []],
    [5, true, [], ['confirm_receipt', 'refuse_receipt']],
    [6, true, [], []],
    [7, true, ['reapply'], []],
    [7, false, [], []],
  ] as const)('ORD-13 R-29 at %i (returnable: %s) the member may %j, the shop %j', (at, isReturnable, member, staff) => {
    expect([memberActions(at, isReturnable), staffActions(at)]).toEqual([member, staff])
  })
})

const now = '2026-11-21T00:00:00.000Z'
const line = (parts: Partial<LineFacts>): LineFacts => ({
  state: 'paid',
  received_at: null,
  quantity: 3,
  refunded_quantity: 0,
  requested_quantity: 0,
  redeemed_quantity: 0,
  shipped_quantity: 0,
  on_hold_quantity: 0,
  ...parts,
})
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()

describe('what can be asked', () => {
  test.each<[string, Parameters<typeof line>[0], [number, number, number]]>([
    ['paid, nothing sent', {}, [3, 0, 3]],
    ['one of three sent', { shipped_quantity: 1 }, [3, 1, 2]],
    ['one sent, one refunded unsent', { shipped_quantity: 1, refunded_quantity: 1, on_hold_quantity: 1 }, [2, 1, 1]],
    ['one sent and returned, two to go', { shipped_quantity: 1, refunded_quantity: 1 }, [2, 0, 2]],
    ['all sent', { state: 'shipping', shipped_quantity: 3 }, [3, 3, 0]],
    ['fetched in a store', { state: 'completed', received_at: daysAgo(1) }, [3, 3, 0]],
    ['all refunded', { state: 'completed', refunded_quantity: 3, shipped_quantity: 3, received_at: daysAgo(1) }, [0, 0, 0]],
    ['two redeemed by their codes', { state: 'completed', received_at: daysAgo(1), redeemed_quantity: 2, shipped_quantity: 3 }, [1, 1, 0]],
    ['received 14 days ago', { state: 'completed', received_at: daysAgo(14), shipped_quantity: 3 }, [3, 3, 0]],
    ['received 15 days ago', { state: 'completed', received_at: daysAgo(15), shipped_quantity: 3 }, [0, 0, 0]],
    ['unpaid', { state: 'unpaid' }, [0, 0, 0]],
    ['closed', { state: 'cancelled' }, [0, 0, 0]],
  ])('ORD-13 %s', (_, parts, [refund_only, return_refund, unshipped]) => {
    expect(returnableQuantityOf(line(parts), now, 15)).toEqual({ refund_only, return_refund, unshipped })
  })

  test.each([
    ['refund_only', 3, null],
    ['refund_only', 4, 'refund.quantity_exceeded'],
    ['return_refund', 1, null],
    ['return_refund', 2, 'refund.quantity_exceeded'],
  ] as const)('ORD-13 of one sent and two to go, %s of %i: %s', (kind, quantity, refusal) => {
    expect(returnRefusal({ refund_only: 3, return_refund: 1, unshipped: 2 }, kind, quantity)).toBe(refusal)
  })

  test('ORD-13 goods that have not gone out cannot come back, and what is over cannot be asked', () => {
    expect(returnRefusal({ refund_only: 3, return_refund: 0, unshipped: 3 }, 'return_refund', 1)).toBe('refund.not_shipped')
    expect(returnRefusal({ refund_only: 0, return_refund: 0, unshipped: 0 }, 'refund_only', 1)).toBe('refund.not_refundable')
  })
})

describe('what goes back', () => {
  test.each([
    [500, 0, 3, 3, 'last_unshipped'],
    [500, 0, 3, 2, 'others_remain'],
    [500, 1, 3, 3, 'something_shipped'],
    [0, 0, 3, 3, 'no_freight'],
  ])('R-12 freight %i, %i sent, %i standing, %i asked back: %s', (freight, shipped, standing, quantity, why) => {
    expect(freightBack({ freight_total: BigInt(freight), shipped, standing }, quantity)).toBe(why)
  })

  test('R-11 the odd coins come with the later units', () => {
    const coins = { quantity: 3, longcoin: 100 }
    expect([0, 1, 2].map((before) => coinsOf(coins, before, 1))).toEqual([33, 33, 34])
    expect(coinsOf(coins, 0, 3)).toBe(100)
  })

  test.each([
    [0, 30, '2: 30'],
    [0, 70, '2: 70'],
    [0, 80, '2: 70, 1: 10'],
    [60, 20, '2: 10, 1: 10'],
    [70, 30, '1: 30'],
    [90, 10, '1: 10'],
    [100, 0, ''],
  ])('R-19 of a balance of 70 after a deposit of 30, after %i so far %i goes back as %s', (before, amount, shares) => {
    const payments = [
      { payment_id: 2, amount: 70n },
      { payment_id: 1, amount: 30n },
    ]
    const found = shareOverPayments(payments, BigInt(before), BigInt(amount))
    expect(found.map((one) => `${one.payment_id}: ${one.amount}`).join(', ')).toBe(shares)
  })

  test('R-11 never more than was paid', () => {
    expect(() => shareOverPayments([{ payment_id: 1, amount: 100n }], 90n, 11n)).toThrow(RangeError)
  })
})
