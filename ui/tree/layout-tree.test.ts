import { expect, test } from 'vitest'
import { layoutTree, type TreeItem } from './layout-tree.ts'

const node = { width: 100, height: 40 }
const chain: TreeItem[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
  { id: 4, parentId: 3 },
]
const placesOf = ({ nodes }: ReturnType<typeof layoutTree>) => Object.fromEntries(nodes.map(({ item, x, y }) => [item.id, [x, y]]))

test('AST-04 a tree grows down: a parent is above the middle of its children, each level has its own line', () => {
  const layout = layoutTree(chain, { direction: 'down', node })
  const places = placesOf(layout)
  expect(places).toEqual({ 1: [57, 0], 2: [0, 84], 3: [114, 84], 4: [114, 168] })
  expect(layout.links).toHaveLength(3)
  expect([layout.width, layout.height]).toEqual([214, 208])
})

test('AST-04 a tree grows to the right: levels are columns', () => {
  const places = placesOf(layoutTree(chain, { direction: 'right', node }))
  expect(places).toEqual({ 1: [0, 27], 2: [144, 0], 3: [144, 54], 4: [288, 54] })
})

test('AST-04 a lone right leg is at the right: the left one is drawn as a free place, or as taken where the view does not hold it', () => {
  const items: TreeItem[] = [
    { id: 1, parentId: null, taken: ['left', 'right'] },
    { id: 2, parentId: 1, side: 'right', taken: ['right'] },
    { id: 3, parentId: 2, side: 'right', taken: ['left'] },
  ]
  const { nodes, emptyLegs, links } = layoutTree(items, { direction: 'down', node, hasLegs: true })
  const [top, second] = nodes
  expect(second!.x).toBeGreaterThan(top!.x)
  expect(emptyLegs.map(({ parentId, side, isTaken }) => ({ parentId, side, isTaken }))).toEqual([
    { parentId: 1, side: 'left', isTaken: true },
    { parentId: 2, side: 'left', isTaken: false },
  ])
  expect(links.filter(({ isEmpty }) => isEmpty)).toHaveLength(2)
})

test('AST-04 a position without anyone below shows its two free places, where it is the top', () => {
  const { emptyLegs } = layoutTree([{ id: 7, parentId: null, taken: [] }], { direction: 'down', node, hasLegs: true })
  expect(emptyLegs.map(({ side }) => side)).toEqual(['left', 'right'])
})

test('AST-04 fifty nodes of any shape do not overlap, and what has no parent in the view is left out', () => {
  const items: TreeItem[] = Array.from({ length: 50 }, (_, n) => ({
    id: n + 1,
    parentId: n === 0 ? null : Math.ceil(((n * 7) % 11) % n) + 1,
  }))
  for (const direction of ['down', 'right'] as const) {
    const { nodes } = layoutTree([...items, { id: 99, parentId: 98 }], { direction, node })
    expect(nodes).toHaveLength(50)
    const overlaps = nodes.filter((one) =>
      nodes.some((other) => other !== one && Math.abs(other.x - one.x) < node.width && Math.abs(other.y - one.y) < node.height),
    )
    expect(overlaps).toEqual([])
  }
  expect(layoutTree([], { direction: 'down', node }).nodes).toEqual([])
})
