import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test.each([
  [
    'a field that changed, by its path',
    '{"a":1,"texts":[{"title":"A"}]}',
    '{"a":1,"texts":[{"title":"B"}]}',
    [['texts.0.title', 'A', 'B']],
  ],
  ['what was made', null, '{"name":"n"}', [['name', null, 'n']]],
  ['what was removed', '{"name":"n","x":null}', null, [['name', 'n', null]]],
  ['nothing', '{"a":1}', '{"a":1}', []],
  ['a bare value', '1', '2', [['·', '1', '2']]],
])('CON-08 the audit log shows %s', (_, before, after, expected) => {
  expect(changedFields(before, after).map((one) => [one.name, one.before, one.after])).toEqual(expected)
})
