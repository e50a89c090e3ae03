import { hierarchy, tree } from 'd3-hierarchy'

export type Side = 'left' | 'right'

/** A node of a tree as the server gives it: the top first, each after its parent. */
export interface TreeItem {
  id: number
  /** Null: the top of the tree that is shown. */
  parentId: number | null
  /** Of a tree with two legs: the leg of the parent. */
  side?: Side | null
  /** Of a tree with two legs: those that are taken, whether shown or not. */
  taken?: readonly Side[]
}

/** `down` grows from the top edge, `right` from the left one. */
export type Direction = 'down' | 'right'
export interface Size {
  width: number
  height: number
}
interface Corner {
  /** Of the left upper corner, in px. */
  x: number
  y: number
}
export interface PlacedNode<Item> extends Corner {
  item: Item
  /** Steps below the top. */
  depth: number
}
/** A leg without a shown node: a free place, or a node that the view does not hold. */
export interface EmptyLeg extends Corner {
  parentId: number
  side: Side
  isTaken: boolean
}
export interface TreeLayout<Item> extends Size {
  /** By depth, then from the first sibling to the last. */
  nodes: PlacedNode<Item>[]
  emptyLegs: EmptyLeg[]
  /** Paths of SVG from each parent to its children. */
  links: { path: string; isEmpty: boolean }[]
}

export interface LayoutOptions {
  direction: Direction
  node: Size
  /** Each node has a left leg and a right leg: one that is not shown has its place, so that a child is never under the wrong leg. */
  hasLegs?: boolean
}

const gap = { sibling: 14, level: 44 }

interface Branch<Item> {
  item: Item | null
  side: Side | null
  children: Branch<Item>[]
}

/** Where each node is drawn, by the algorithm of Reingold and Tilford; nodes whose parent is not shown are left out. */
export function layoutTree<Item extends TreeItem>(items: readonly Item[], { direction, node, hasLegs }: LayoutOptions): TreeLayout<Item> {
  const top = items.find(({ parentId }) => parentId === null)
  if (!top) return { nodes: [], emptyLegs: [], links: [], width: 0, height: 0 }
  const isDown = direction === 'down'
  const [breadth, depth] = isDown ? [node.width, node.height] : [node.height, node.width]
  const root = tree<Branch<Item>>()
    .nodeSize([breadth + gap.sibling, depth + gap.level])
    .separation((one, other) => (one.parent === other.parent ? 1 : 1.15))(hierarchy(branchOf(top, items, hasLegs ?? false)))
  const all = root.descendants()
  const lowest = Math.min(...all.map(({ x }) => x))
  const cornerOf = ({ x, y }: { x: number; y: number }): Corner => (isDown ? { x: x - lowest, y } : { x: y, y: x - lowest })
  const nodes: PlacedNode<Item>[] = []
  const emptyLegs: EmptyLeg[] = []
  for (const one of all) {
    const { item, side } = one.data
    const parent = one.parent?.data.item
    if (item) nodes.push({ item, depth: one.depth, ...cornerOf(one) })
    else if (parent && side) emptyLegs.push({ parentId: parent.id, side, isTaken: parent.taken?.includes(side) ?? false, ...cornerOf(one) })
  }
  const corners = all.map(cornerOf)
  return {
    nodes,
    emptyLegs,
    links: root.links().map(({ source, target }) => ({
      path: linkPath(cornerOf(source), cornerOf(target), node, isDown),
      isEmpty: target.data.item === null,
    })),
    width: Math.max(...corners.map(({ x }) => x)) + node.width,
    height: Math.max(...corners.map(({ y }) => y)) + node.height,
  }
}

function branchOf<Item extends TreeItem>(top: Item, items: readonly Item[], hasLegs: boolean): Branch<Item> {
  const childrenOf = Map.groupBy(items, ({ parentId }) => parentId)
  const grow = (item: Item): Branch<Item> => {
    const below = (childrenOf.get(item.id) ?? []).map(grow)
    if (!hasLegs) return { item, side: null, children: below }
    const isBare = below.length === 0 && item !== top
    const leg = (side: Side): Branch<Item> => below.find((child) => child.side === side) ?? { item: null, side, children: [] }
    return { item, side: item.side ?? null, children: isBare ? [] : [leg('left'), leg('right')] }
  }
  return grow(top)
}

function linkPath(from: Corner, to: Corner, { width, height }: Size, isDown: boolean): string {
  if (isDown) {
    const [x, y, endX, endY] = [from.x + width / 2, from.y + height, to.x + width / 2, to.y]
    const middle = (y + endY) / 2
    return `M${x},${y}C${x},${middle} ${endX},${middle} ${endX},${endY}`
  }
  const [x, y, endX, endY] = [from.x + width, from.y + height / 2, to.x, to.y + height / 2]
  const middle = (x + endX) / 2
  return `M${x},${y}C${middle},${y} ${middle},${endY} ${endX},${endY}`
}
