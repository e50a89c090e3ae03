import { describe, expect, test } from 'vitest'
import { findLists, requestVariants, type List } from './find-lists.ts'
import { sampleValues } from './sample-values.ts'

const lists = findLists()
const of = (path: string) => lists.find(({ operation }) => operation.path === path)!

describe('lists that the bench opens', () => {
  test('CON-10 are all that operators open page by page, and no member’s', () => {
    const paths = lists.map(({ operation }) => operation.path)
    expect(paths).toEqual(expect.arrayContaining(['order/search', 'member/list_members', 'staff/list_audit', 'catalogue/staff_goods']))
    expect(paths.filter((path) => /mine|entries$/.test(path))).toEqual([])
  })

  test.each(lists.map((list) => [list.operation.path, list] as const))('CON-10 %s is asked for by each of its filters', (_path, list) => {
    const ways = requestVariants(list, sampleValues(1_000_000))
    expect(new Set(ways.flatMap(Object.keys))).toEqual(new Set(list.fields.map(({ name }) => name)))
  })

  test('CON-10 a filter is requested by every value, and with each other one by its commonest and its rarest', () => {
    const list: List = {
      operation: of('game/list').operation,
      fields: [
        { name: 'area', isRequired: true, values: ['a', 'b'] },
        { name: 'state', isRequired: false, values: ['on', 'off', 'over'] },
        { name: 'id', isRequired: false, values: null },
      ],
    }
    expect(requestVariants(list, () => [7])).toEqual([
      { area: 'a' },
      { area: 'b' },
      { area: 'a', state: 'on' },
      { area: 'a', state: 'off' },
      { area: 'a', state: 'over' },
      { area: 'a', id: 7 },
      { area: 'b', state: 'on' },
      { area: 'b', state: 'off' },
      { area: 'b', state: 'over' },
      { area: 'b', id: 7 },
      { area: 'a', state: 'on', id: 7 },
      { area: 'a', state: 'over', id: 7 },
    ])
  })
})
