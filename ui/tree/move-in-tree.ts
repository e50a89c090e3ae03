import type { Direction, PlacedNode, TreeItem } from './layout-tree.ts'

type Move = 'parent' | 'child' | 'previous' | 'next' | 'first' | 'last'

const moves: Record<Direction, Readonly<Record<string, Move>>> = {
  down: { ArrowUp: 'parent', ArrowDown: 'child', ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' },
  right: { ArrowLeft: 'parent', ArrowRight: 'child', ArrowUp: 'previous', ArrowDown: 'next', Home: 'first', End: 'last' },
}

/**
 * The node that a key leads to, as it is drawn: to the parent, to the first child, to the neighbour of the same depth (also a
 * cousin), to the first or the last. Undefined for another key; the node itself where nothing lies that way.
 */
export function moveInTree(nodes: readonly PlacedNode<TreeItem>[], from: number, key: string, direction: Direction): number | undefined {
  const move = moves[direction][key]
  const at = nodes.find(({ item }) => item.id === from)
  if (!move || !at) return undefined
  const row = nodes.filter(({ depth }) => depth === at.depth)
  const index = row.indexOf(at)
  const target = {
    parent: () => nodes.find(({ item }) => item.id === at.item.parentId),
    child: () => nodes.find(({ item }) => item.parentId === from),
    previous: () => row[index - 1],
    next: () => row[index + 1],
    first: () => nodes[0],
    last: () => nodes.at(-1),
  }[move]()
  return (target ?? at).item.id
}
