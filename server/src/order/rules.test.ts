import { orderActions, orderStates, tabs } from '@longmall/contract/order.ts'
import { describe, expect, test } from 'vitest'
import { actionsOf, paymentEffect, nextState, statesBefore, tabStates, type ActionFacts, type Step } from './rules.ts'

const machine: Record<Step, Partial<Record<(typeof orderStates)[number], (typeof orderStates)[number]>>> = {
  fail_payment: { unpaid: 'payment_failed', payment_failed: 'payment_failed' },
  pay: { unpaid: 'paid', payment_failed: 'paid', cancelled: 'paid' },
  pay_deposit: { unpaid: 'deposit_paid', payment_failed: 'deposit_paid', cancelled: 'deposit_paid' },
  reserve: { unpaid: 'reserved' },
  pay_balance: { reserved: 'paid', deposit_paid: 'paid' },
  ship: { paid: 'shipping' },
  receive: { paid: 'completed', shipping: 'completed' },
  close: { unpaid: 'cancelled', payment_failed: 'cancelled' },
  miss_balance: { reserved: 'cancelled', deposit_paid: 'cancelled' },
  refund: { paid: 'cancelled', shipping: 'cancelled' },
  take_back: { completed: 'cancelled' },
}
const steps = Object.keys(machine) as Step[]

test.each(orderStates.flatMap((state) => steps.map((step) => [state, step] as const)))('R-29 an order that is %s: %s', (state, step) => {
  expect(nextState(state, step)).toBe(machine[step][state] ?? null)
  expect(statesBefore(step).includes(state)).toBe(machine[step][state] !== undefined)
})

test.each([
  ['unpaid', 'pay'],
  ['payment_failed', 'pay'],
  ['cancelled', 'reopen_or_refund'],
  ['paid', 'nothing'],
  ['shipping', 'nothing'],
  ['completed', 'nothing'],
] as const)('R-25 money that comes for an order that is %s: %s', (state, effect) => {
  expect(paymentEffect(state)).toBe(effect)
})

const now = '2026-11-22T00:00:00.000Z'
const yesterday = '2026-11-20T23:59:00.000Z'
const facts: ActionFacts = {
  state: 'unpaid',
  order_type: 'standard',
  delivery_plan: 'mail',
  balance_payment_id: null,
  is_on_hold: false,
  reminded_at: null,
  extended_at: null,
  received_at: null,
  has_invoice: true,
  shipped_quantity: 0,
  unshipped_quantity: 2,
  remaining_quantity: 2,
  unreviewed: 1,
  appendable: 0,
}
const actions = (changed: Partial<ActionFacts>) => actionsOf({ ...facts, ...changed }, { now, after_sale_days: 15 })

describe('R-29 what a member can do', () => {
  test.each<[string, Partial<ActionFacts>, string[]]>([
    ['unpaid', {}, ['pay', 'cancel']],
    ['failed payment', { state: 'payment_failed' }, ['pay', 'cancel']],
    ['reserved, window not open', { state: 'reserved', order_type: 'deposit' }, ['cancel']],
    ['reserved, balance due', { state: 'reserved', order_type: 'deposit', balance_payment_id: 7 }, ['pay', 'cancel']],
    ['deposit paid, window not open', { state: 'deposit_paid', order_type: 'deposit' }, []],
    ['deposit paid, balance due', { state: 'deposit_paid', order_type: 'deposit', balance_payment_id: 7 }, ['pay']],
    ['paid', { state: 'paid' }, ['remind', 'after_sale', 'invoice']],
    ['paid and reminded today', { state: 'paid', reminded_at: now }, ['after_sale', 'invoice']],
    ['paid and reminded before yesterday', { state: 'paid', reminded_at: yesterday }, ['remind', 'after_sale', 'invoice']],
    ['paid, one parcel gone', { state: 'paid', shipped_quantity: 1 }, ['remind', 'logistics', 'after_sale', 'invoice']],
    ['paid, to be fetched', { state: 'paid', delivery_plan: 'pickup' }, ['pickup_code', 'after_sale', 'invoice']],
    ['paid, virtual', { state: 'paid', order_type: 'virtual', has_invoice: false }, ['after_sale']],
    [
      'on its way',
      { state: 'shipping', shipped_quantity: 2 },
      ['extend', 'confirm_receipt', 'logistics', 'after_sale', 'invoice', 'buy_again'],
    ],
    [
      'on its way, put off before',
      { state: 'shipping', shipped_quantity: 2, extended_at: now },
      ['confirm_receipt', 'logistics', 'after_sale', 'invoice', 'buy_again'],
    ],
    [
      'received',
      { state: 'completed', shipped_quantity: 2, received_at: yesterday },
      ['logistics', 'review', 'after_sale', 'invoice', 'buy_again', 'delete'],
    ],
    [
      'reviewed, after-sale over',
      { state: 'completed', received_at: '2026-11-07T00:00:00.000Z', unreviewed: 0, appendable: 1 },
      ['append_review', 'invoice', 'buy_again', 'delete'],
    ],
    ['a pledge that runs', { state: 'completed', order_type: 'pledge', received_at: now, has_invoice: false }, ['delete']],
    ['refunded whole', { state: 'cancelled', remaining_quantity: 0 }, ['buy_again', 'delete']],
    ['cancelled device', { state: 'cancelled', order_type: 'entity' }, ['delete']],
  ])('%s', (_name, changed, expected) => {
    expect(actions(changed)).toEqual(expected)
  })

  test('every action of the contract can be offered, and none beside', () => {
    const offered = new Set(
      orderStates.flatMap((state) =>
        [null, now].flatMap((received_at) =>
          (['mail', 'pickup'] as const).flatMap((delivery_plan) =>
            actions({ state, received_at, delivery_plan, shipped_quantity: 1, appendable: 1 }),
          ),
        ),
      ),
    )
    expect([...offered].toSorted()).toEqual(orderActions.toSorted())
  })
})

test('ORD-06 no state stands in two tabs, but for the tabs of all and of after-sales', () => {
  const states = tabs.flatMap((tab) => tabStates[tab] ?? [])
  expect(new Set(states).size).toBe(states.length)
})
