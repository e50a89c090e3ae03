import { describe, expect, test } from 'vitest'
import type { AnyField } from './field.ts'
import { formValues, mergeValues, textsToInput, toSubmittedValues } from './form-values.ts'

const fields: AnyField[] = [
  { kind: 'text', name: 'title', label: 'Title' },
  { kind: 'flag', name: 'is_on', label: 'On' },
  { kind: 'number', name: 'total', label: 'Total', when: ({ is_on }) => is_on === true },
  { kind: 'rows', name: 'steps', label: 'Steps', add: 'Add', fields: [{ kind: 'money', name: 'off', label: 'Off' }] },
]

describe('what a form sends', () => {
  test('CON-02 fields that are not shown, and empty ones, are left out', () => {
    expect(toSubmittedValues(fields, { title: 'A', is_on: false, total: 3, steps: [{ off: '1.00', more: 1 }, {}], version: 4 })).toEqual({
      title: 'A',
      is_on: false,
      steps: [{ off: '1.00' }, {}],
    })
    expect(toSubmittedValues([{ kind: 'group', name: 'rules', label: 'Rules', fields }], {})).toEqual({ rules: {} })
    expect(toSubmittedValues([{ kind: 'group', name: 'rules', label: 'Rules', fields }], { rules: { total: 3, is_on: false } })).toEqual({
      rules: { is_on: false },
    })
    expect(toSubmittedValues(fields, { title: undefined, is_on: true, total: 3 })).toEqual({ is_on: true, total: 3 })
  })
})

describe('CON-07 a stale edit', () => {
  const base = { title: 'A', is_on: true, total: 1 }
  test.each([
    ['what only they changed is adopted', { ...base }, { ...base, title: 'T' }, { title: 'T' }, []],
    ['what only I changed stays', { ...base, title: 'M' }, { ...base }, { title: 'M' }, []],
    ['both to the same is no question', { ...base, title: 'X' }, { ...base, title: 'X' }, { title: 'X' }, []],
    [
      'both to something else is a difference',
      { ...base, title: 'M' },
      { ...base, title: 'T', total: 2 },
      { title: 'M', total: 2 },
      ['title'],
    ],
  ])('%s', (_, mine, theirs, expected, differing) => {
    const { merged, differences } = mergeValues(fields, base, mine, theirs)
    expect(merged).toMatchObject(expected)
    expect(differences.map(({ field }) => field.name)).toEqual(differing)
  })
})

test('a form begins with what is set of a thing, without what it does not edit', () => {
  expect(formValues({ task_id: 7, version: 3, longcoin: 0, game_id: null, is_on: false }, 'task_id', 'version')).toEqual({
    longcoin: 0,
    is_on: false,
  })
})

test('a part of a text that may be empty is sent empty', () => {
  expect(textsToInput([{ language: 'en-us', name: 'A' }, { note: 'B' }])).toEqual([
    { language: 'en-us', name: 'A', note: '' },
    { note: 'B' },
  ])
  expect(textsToInput(undefined)).toEqual([])
})
