import type { PlacementNode, SponsorNode } from '@longmall/contract/network.ts'
import { expect, test } from 'vitest'
import { placementItems, shortVolume, sponsorItems } from './tree-items.ts'

const person = { name: 'Mei', grade: 4, state: 'active' as const }
const sponsored = (member_id: number, parent_id: number | null, hidden_count = 0): SponsorNode => ({
  ...person,
  member_id,
  parent_id,
  hidden_count,
  generation: 0,
  registered_at: '2026-11-01T00:00:00Z',
  direct_count: hidden_count,
  team_count: hidden_count,
})
const placed = (node_id: number, parent_id: number | null, side: 'left' | 'right' | null, legs: string): PlacementNode => ({
  ...person,
  member_id: node_id,
  node_id,
  parent_id,
  side,
  is_clone: false,
  clone_number: null,
  level: 0,
  placed_at: '2026-11-01T00:00:00Z',
  carry: null,
  has_left: legs.includes('l'),
  has_right: legs.includes('r'),
})

test('AST-04 a member of the sponsor tree can be opened when somebody is below, shown or not; the top is open already', () => {
  const items = sponsorItems([sponsored(1, null, 9), sponsored(2, 1), sponsored(3, 1, 4), sponsored(4, 2)])
  expect(items.map(({ id, parentId, hiddenCount, canOpen }) => [id, parentId, hiddenCount, canOpen])).toEqual([
    [1, null, 9, false],
    [2, 1, 0, true],
    [3, 1, 4, true],
    [4, 2, 0, false],
  ])
})

test('AST-04 a position marks the taken legs that the view does not hold', () => {
  const items = placementItems([
    placed(1, null, null, 'lr'),
    placed(2, 1, 'left', 'r'),
    placed(3, 1, 'right', ''),
    placed(4, 2, 'right', 'l'),
  ])
  expect(items.map(({ id, taken, isHidden, canOpen }) => [id, taken.join(), isHidden, canOpen])).toEqual([
    [1, 'left,right', false, false],
    [2, 'right', false, true],
    [3, '', false, false],
    [4, 'left', true, true],
  ])
})

test('AST-04 volumes are short on a node, never rounded', () => {
  expect(['1200.00', '0.00', '1250000.50', '-900.00'].map(shortVolume)).toEqual(['1,200', '0', '1,250,000.50', '−900'])
})
