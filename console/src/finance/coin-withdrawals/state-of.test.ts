import { describe, expect, test } from 'vitest'
import { actionsOf, isOpen, stateOf } from './state-of.ts'

describe('a coin withdrawal in the console', () => {
  test('AST-10 waits for a second operator once a first one has approved it', () => {
    expect(stateOf({ state: 'requested', first_approved_by: null })).toBe('requested')
    expect(stateOf({ state: 'requested', first_approved_by: 7 })).toBe('second')
    expect(stateOf({ state: 'approved', first_approved_by: 7 })).toBe('approved')
  })

  test.each([
    ['requested', null, false, ['approve', 'refuse']],
    ['requested', 'frozen', false, ['refuse']],
    ['approved', null, false, ['refuse']],
    ['ready', null, false, ['refuse']],
    ['sending', null, false, []],
    ['sending', null, true, ['record', 'record_failed']],
    ['done', null, false, []],
    ['expired', null, false, []],
  ] as const)('AST-10 that is %s (stopped by %s, to be recorded: %s) has the actions %j', (state, payout_blocker, can_record, actions) => {
    expect(actionsOf({ state, payout_blocker, can_record, first_approved_by: null, failure_reported_by: null }, 7)).toEqual(actions)
  })

  test('AST-10 is approved a second time by another operator only', () => {
    const row = { state: 'requested', payout_blocker: null, can_record: false, first_approved_by: 7, failure_reported_by: null } as const
    expect([actionsOf(row, 7), actionsOf(row, 8)]).toEqual([['refuse'], ['approve', 'refuse']])
  })

  test('AST-10 reported as not sent is confirmed by another operator only', () => {
    const row = { state: 'sending', payout_blocker: null, can_record: true, first_approved_by: null, failure_reported_by: 7 } as const
    expect([actionsOf(row, 7), actionsOf(row, 8)]).toEqual([['record'], ['record', 'record_failed']])
  })

  test('AST-10 is open until it ends', () => {
    expect((['requested', 'approved', 'ready', 'sending', 'done', 'failed'] as const).map((state) => isOpen({ state }))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})
