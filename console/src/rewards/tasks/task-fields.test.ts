import type { StaffTask } from '@longmall/contract/reward-staff.ts'
import { expect, test } from 'vitest'
import { toSubmittedValues } from '../../shell/form/form-values.ts'
import { fixedOf, taskFields, toForm, toInput } from './task-fields.ts'

const task: StaffTask = {
  task_id: 7,
  version: 3,
  kind: 'review',
  period: 'once',
  goal: 2,
  longcoin: 0,
  coupon_id: 5,
  game_id: null,
  chances: 0,
  is_on: false,
  position: 1,
  texts: [{ language: 'en-us', name: 'Say what you think', note: '' }],
}

test('CON-04 PRM-16 what is read of a task is what its form sends back, without what it does not have', () => {
  const { task_id, version, game_id: _game, ...expected } = task
  expect(fixedOf(task)).toEqual({ task_id, version })
  expect(toInput(toSubmittedValues(taskFields(((key: string) => key) as never), toForm(task)))).toEqual(expected)
})
