import type { CoinWithdrawal, CoinWithdrawalState } from '@longmall/contract/coin-withdrawal.ts'
import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const at = (day: number) => `2026-11-${20 + day}T02:00:00.000Z`
const shown = (way: CoinWithdrawal['way'], states: CoinWithdrawalState[]) =>
  stepsOf({
    way,
    state: states.at(-1)!,
    timeline: states.map((state, index) => ({ state, at: at(index) })),
    due_from: at(5),
    send_from: way === 'scan_code' ? null : at(7),
  } as CoinWithdrawal).map(({ state, at: when, tone }) => `${state} ${tone} ${when?.slice(8, 10) ?? '-'}`)

test('AST-10 what was requested is to be approved on the working day, sent after three days, and done at some time', () => {
  expect(shown('address', ['requested'])).toEqual(['requested now 20', 'approved later 25', 'sending later 27', 'done later -'])
  expect(shown('transfer_out', ['requested', 'approved', 'sending'])).toEqual([
    'requested done 20',
    'approved done 21',
    'sending now 22',
    'done later -',
  ])
})

test('AST-10 a code is ready at once, or after it was approved', () => {
  expect(shown('scan_code', ['requested'])).toEqual(['requested now 20', 'ready later 25', 'done later -'])
  expect(shown('scan_code', ['ready'])).toEqual(['ready now 20', 'done later -'])
})

test.each(['refused', 'failed', 'cancelled', 'expired'] as const)('AST-10 nothing comes after one that is %s', (end) => {
  expect(shown('address', ['requested', end])).toEqual(['requested done 20', `${end} danger 21`])
})

test('AST-10 one that is done has only passed steps', () => {
  expect(shown('address', ['requested', 'approved', 'sending', 'done']).every((step) => step.includes(' done '))).toBe(true)
})
