import type { NodeState, PlacementNode, Side, SponsorNode } from '@longmall/contract/network.ts'
import { groupDigits } from '../format/amount-text.ts'

/** A node of the sponsor tree as `ui/tree` draws it. */
export interface SponsorItem {
  id: number
  parentId: number | null
  /** Direct referrals that may be opened and are not shown. */
  hiddenCount: number
  /** Somebody is below, shown or not. */
  canOpen: boolean
  node: SponsorNode
}

export function sponsorItems(nodes: readonly SponsorNode[]): SponsorItem[] {
  const parents = new Set(nodes.map(({ parent_id }) => parent_id))
  return nodes.map((node) => ({
    id: node.member_id,
    parentId: node.parent_id,
    hiddenCount: node.hidden_count,
    canOpen: node.parent_id !== null && (node.hidden_count > 0 || parents.has(node.member_id)),
    node,
  }))
}

/** A position of the placement tree as `ui/tree` draws it. */
export interface PlacementItem {
  id: number
  parentId: number | null
  side: Side | null
  taken: readonly Side[]
  /** A taken leg is not shown. */
  isHidden: boolean
  canOpen: boolean
  node: PlacementNode
}

export function placementItems(nodes: readonly PlacementNode[]): PlacementItem[] {
  const shown = new Set(nodes.map(({ parent_id, side }) => `${parent_id} ${side}`))
  return nodes.map((node) => {
    const taken = (['left', 'right'] as const).filter((side) => node[`has_${side}`])
    return {
      id: node.node_id,
      parentId: node.parent_id,
      side: node.side,
      taken,
      isHidden: taken.some((side) => !shown.has(`${node.node_id} ${side}`)),
      canOpen: node.parent_id !== null && taken.length > 0,
      node,
    }
  })
}

/** The look of a node by the state of its member. */
export const nodeTones = { active: 'normal', frozen: 'warning', locked: 'danger', closed: 'quiet' } as const satisfies Record<
  NodeState,
  string
>

/** A volume where there is little room: "1200.00" → "1,200", "-1200.00" → "−1,200", "0.50" stays. */
export const shortVolume = (amount: string): string =>
  (amount.startsWith('-') ? '−' : '') + groupDigits(amount.replace(/\.0+$/, '').replace('-', ''))
