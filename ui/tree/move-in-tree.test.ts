import { expect, test } from 'vitest'
import { layoutTree, type TreeItem } from './layout-tree.ts'
import { moveInTree } from './move-in-tree.ts'

const items: TreeItem[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
  { id: 4, parentId: 2 },
  { id: 5, parentId: 3 },
]
const { nodes } = layoutTree(items, { direction: 'down', node: { width: 100, height: 40 } })

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowUp', 5, 3],
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 3, 2],
  // A cousin is the neighbour on the line.
  ['ArrowRight', 4, 5],
  ['Home', 5, 1],
  ['End', 1, 5],
  // Nothing lies that way.
  ['ArrowUp', 1, 1],
  ['ArrowRight', 5, 5],
  ['ArrowDown', 4, 4],
])('AST-04 in a tree that grows down %s leads from %i to %i', (key, from, to) => {
  expect(moveInTree(nodes, from, key, 'down')).toBe(to)
})

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowLeft', 4, 2],
  ['ArrowDown', 2, 3],
  ['ArrowUp', 5, 4],
])('AST-04 in a tree that grows to the right %s leads from %i to %i', (key, from, to) => {
  expect(moveInTree(nodes, from, key, 'right')).toBe(to)
})

test('AST-04 other keys lead nowhere', () => {
  expect(moveInTree(nodes, 1, 'Enter', 'down')).toBeUndefined()
  expect(moveInTree(nodes, 99, 'ArrowDown', 'down')).toBeUndefined()
})
