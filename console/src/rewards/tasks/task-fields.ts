import { type StaffTask, taskKinds, taskPeriods } from '@longmall/contract/reward-staff.ts'
import type { reward as english } from '@longmall/phrases/en-us/console/reward.ts'
import type { Say } from '@longmall/phrases/phrases.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { formValues, sentTexts } from '../../shell/form/form-values.ts'
import { chancesFields, coinsField, couponField } from '../fields/gives-fields.tsx'

/** The fields of a task. */
export const taskFields = (say: Say<typeof english>): Field<'reward/save_task'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: say('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: say('name'), maximum: 80 },
      { name: 'note', label: say('note'), maximum: 200, isOptional: true },
    ],
  },
  {
    kind: 'choice',
    name: 'kind',
    label: say('task_kind'),
    isRequired: true,
    options: taskKinds.map((value) => ({ value, label: say(`task_${value}`) })),
  },
  {
    kind: 'choice',
    name: 'period',
    label: say('period'),
    isRequired: true,
    options: taskPeriods.map((value) => ({ value, label: say(`period_${value}`) })),
  },
  { kind: 'number', name: 'goal', label: say('goal'), help: say('goal_help'), isRequired: true, minimum: 1, maximum: 100 },
  coinsField(say),
  couponField(say),
  ...chancesFields(say),
  { kind: 'number', name: 'position', label: say('position'), help: say('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: say('is_on'), help: say('task_on_help') },
]

/** A task as its form begins. */
export const toForm = (task: StaffTask): Values => ({
  ...formValues(task, 'task_id', 'version'),
  ...(task.game_id === null && { chances: undefined }),
})

export const fixedOf = ({ task_id, version }: StaffTask): Values => ({ task_id, version })

/** What the form sends. */
export const toInput = (values: Values): Values => ({
  longcoin: 0,
  chances: 0,
  position: 0,
  is_on: false,
  ...values,
  texts: sentTexts(values.texts),
})

/** What a new task begins with. */
export const emptyTask: Values = { kind: 'browse', period: 'daily', goal: 1, position: 0, is_on: false }
