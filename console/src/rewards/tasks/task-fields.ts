import { type StaffTask, taskKinds, taskPeriods } from '@longmall/contract/reward-staff.ts'
import type { reward as english } from '@longmall/translations/en-us/console/reward.ts'
import type { Translate } from '@longmall/translations/translate.ts'
import type { Field, Values } from '../../shell/form/field.ts'
import { formValues, textsToInput } from '../../shell/form/form-values.ts'
import { chancesFields, coinsField, couponField } from '../fields/reward-fields.tsx'

/** The fields of a task. */
export const taskFields = (t: Translate<typeof english>): Field<'reward/save_task'>[] => [
  {
    kind: 'texts',
    name: 'texts',
    label: t('texts'),
    isRequired: true,
    parts: [
      { name: 'name', label: t('name'), maximum: 80 },
      { name: 'note', label: t('note'), maximum: 200, isOptional: true },
    ],
  },
  {
    kind: 'choice',
    name: 'kind',
    label: t('task_kind'),
    isRequired: true,
    options: taskKinds.map((value) => ({ value, label: t(`task_${value}`) })),
  },
  {
    kind: 'choice',
    name: 'period',
    label: t('period'),
    isRequired: true,
    options: taskPeriods.map((value) => ({ value, label: t(`period_${value}`) })),
  },
  { kind: 'number', name: 'goal', label: t('goal'), help: t('goal_help'), isRequired: true, minimum: 1, maximum: 100 },
  coinsField(t),
  couponField(t),
  ...chancesFields(t),
  { kind: 'number', name: 'position', label: t('position'), help: t('position_help'), minimum: 0, maximum: 10_000 },
  { kind: 'flag', name: 'is_on', label: t('is_on'), help: t('task_on_help') },
]

/** Form values of a task. */
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
  texts: textsToInput(values.texts),
})

/** Initial values of a new task. */
export const emptyTask: Values = { kind: 'browse', period: 'daily', goal: 1, position: 0, is_on: false }
