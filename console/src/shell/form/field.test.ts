import { expect, expectTypeOf, test } from 'vitest'
import type { Field } from './field.ts'

test('a field of a form names one of the command’s input, or is marked as the form’s own', () => {
  const named = { kind: 'day', label: 'First day', name: 'first_day' } as const
  expectTypeOf(named).toExtend<Field<'points_shop/save'>>()
  const renamed = { kind: 'day', label: 'First day', name: 'start_day' } as const
  expectTypeOf(renamed).not.toExtend<Field<'points_shop/save'>>()
  expectTypeOf({ ...renamed, isOwn: true } as const).toExtend<Field<'points_shop/save'>>()
  expect(named.name).not.toBe(renamed.name)
  const row = <Name extends string>(name: Name) =>
    ({ kind: 'rows', label: 'Prizes', name: 'prizes', add: 'Add', fields: [{ kind: 'money', label: 'Amount', name }] }) as const
  expectTypeOf(row('weight')).toExtend<Field<'game/save'>>()
  expectTypeOf(row('sum')).not.toExtend<Field<'game/save'>>()
})
