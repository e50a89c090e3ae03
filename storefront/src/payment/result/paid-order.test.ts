import { expect, test } from 'vitest'
import { levelText, paidAs, paidTexts, recordOf } from './paid-order.ts'

const order = { payment_id: 1, delivery_plan: 'mail', on_hold_by: null } as const
const none = { pledge_id: undefined, box_id: undefined }

test.each([
  ['standard', 'mail', 'paid', ['success_text'], null],
  ['standard', 'mail', 'shipping', ['shipped_text'], null],
  ['standard', 'mail', 'completed', ['completed_text'], null],
  ['standard', 'mail', 'cancelled', ['order_cancelled_text'], null],
  ['pledge', 'mail', 'completed', ['pledge_text'], '/v2/assets/pledge'],
  ['pledge', 'mail', 'cancelled', ['order_cancelled_text'], '/v2/assets/pledge'],
  ['entity', 'hosting', 'completed', ['hosted_device_text'], '/v2/assets/devices'],
  ['entity', 'mail', 'paid', ['success_text', 'home_device_text'], '/v2/assets/devices'],
  ['entity', 'mail', 'shipping', ['shipped_text', 'home_device_text'], '/v2/assets/devices'],
  ['start_up', 'mail', 'paid', ['success_text'], '/v2/assets/rights'],
  ['start_up', 'mail', 'completed', ['completed_text'], '/v2/assets/rights'],
  ['virtual', 'mail', 'completed', ['virtual_text'], null],
  ['deposit', 'mail', 'deposit_paid', ['deposit_paid_text'], '/v2/order/presale/presale'],
  ['deposit', 'mail', 'paid', ['balance_paid_text'], '/v2/order/presale/presale'],
  ['deposit', 'mail', 'shipping', ['shipped_text'], '/v2/order/presale/presale'],
] as const)(
  'ORD-05 AST-08 AST-11 a paid %s order sent by %s in state %s says %s and leads to %s',
  (order_type, delivery_plan, state, texts, to) => {
    const paid = { ...order, order_id: 7, order_type, delivery_plan, state, promotion: null }
    expect(paidTexts(paidAs(paid, 1), state)).toEqual(texts)
    expect(recordOf(paid, none)?.to ?? null).toBe(to)
  },
)

test('ORD-05 PRO-05 an order that waits for its team says so, whatever was bought', () => {
  const hosted = { ...order, order_type: 'entity', delivery_plan: 'hosting', state: 'paid', on_hold_by: 'team_buy' } as const
  expect(paidTexts(paidAs(hosted, 1), 'paid')).toEqual(['group_text'])
})

test('AST-08 AST-11 the one pledge or device of an order is opened itself', () => {
  const made = { pledge_id: 3, box_id: 4 }
  const links = (['pledge', 'entity'] as const).map((order_type) => recordOf({ order_id: 7, order_type, promotion: null }, made))
  expect(links).toEqual([
    { labelKey: 'view_pledge', to: '/v2/assets/pledge_detail', search: { id: 3 } },
    { labelKey: 'view_device', to: '/v2/assets/device', search: { id: 4 } },
  ])
})

test('AST-02 a Start-up order that raised its buyer says so, and any other the level that they have', () => {
  const am = { order_id: 7, grade_name: 'AM' }
  expect(levelText([am], 7)).toEqual({ key: 'level_reached', grade: 'AM' })
  expect(levelText([am], 8)).toEqual({ key: 'level_kept', grade: 'AM' })
  expect(levelText([{ order_id: null, grade_name: 'RM' }, am], 7)).toEqual({ key: 'level_kept', grade: 'RM' })
  expect(levelText([], 7)).toBeUndefined()
})
