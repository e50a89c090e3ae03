import type { CategoryNode } from '@longmall/contract/catalogue-tree-staff.ts'
import { expect, test } from 'vitest'
import { dropTarget, nameIn, treeOf } from './tree-of.ts'

const node = (category_id: number, parent_id: number | null): CategoryNode => ({
  category_id,
  parent_id,
  level: parent_id === null ? 1 : 2,
  is_shown: true,
  picture: null,
  texts: [{ language: 'en-us', name: `Category ${category_id}` }],
  goods_count: 0,
  version: 1,
})
const list = [node(1, null), node(2, null), node(3, null), node(4, 2)]
const at = (id: number) => list.find(({ category_id }) => category_id === id)!

test('CON-02 categories are nested in their order', () => {
  expect(treeOf(list).map(({ key, children }) => [key, children.map((one) => one.key)])).toEqual([
    [1, []],
    [2, [4]],
    [3, []],
  ])
  expect(nameIn(at(1).texts, 'zh-cn')).toBe('Category 1')
})

// `gap` as reported by the tree: 0 before the first, 1 after it, and so on, counted with the dragged one in its old position.
test.each([
  ['the first behind the last', 1, 3, { isBeside: true, position: 3 }, { parent_id: null, position: 2 }],
  ['the last before the first', 3, 1, { isBeside: true, position: -1 }, { parent_id: null, position: 0 }],
  ['the first behind the second', 1, 2, { isBeside: true, position: 2 }, { parent_id: null, position: 1 }],
  ['into another', 3, 2, { isBeside: false, position: 0 }, { parent_id: 2, position: 0 }],
  ['out of its parent', 4, 1, { isBeside: true, position: 1 }, { parent_id: null, position: 1 }],
] as const)('CON-02 %s', (_, moved, target, drop, expected) => {
  expect(dropTarget(list, at(moved), at(target), drop)).toEqual(expected)
})
