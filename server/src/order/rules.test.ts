import { orderStates, tabs } from '@longmall/contract/order.ts'
import { expect, test } from 'vitest'
import { actionsOf, effectOfPayment, statesOfTab } from './rules.ts'

test.each([
  ['unpaid', 'pay'],
  ['payment_failed', 'pay'],
  ['cancelled', 'reopen_or_refund'],
  ['paid', 'nothing'],
  ['shipping', 'nothing'],
  ['completed', 'nothing'],
] as const)('R-25 money that comes for an order that is %s: %s', (state, effect) => {
  expect(effectOfPayment(state)).toBe(effect)
})

test('R-29 only an order that can still be paid offers to pay or cancel', () => {
  for (const state of orderStates)
    expect(actionsOf(state)).toEqual(state === 'unpaid' || state === 'payment_failed' ? ['pay', 'cancel'] : [])
})

test('ORD-06 no state stands in two tabs, but for the tab of all', () => {
  const states = tabs.flatMap((tab) => statesOfTab[tab] ?? [])
  expect(new Set(states).size).toBe(states.length)
})
