import { expect, test } from 'vitest'
import { readBinaryTree, readMemberTree, readTeam } from './network-address.ts'

test('AST-04 the team of an address: its generation and grade, the first generation and all grades otherwise', () => {
  expect(readTeam({})).toEqual({ generation: 1, grade: undefined })
  expect(readTeam({ generation: '6', grade: '0' })).toEqual({ generation: 6, grade: 0 })
  expect(readTeam({ generation: '7', grade: '1' })).toEqual({ generation: 1, grade: undefined })
})

test('AST-04 the trees of an address: the node at the top and the view', () => {
  expect(readMemberTree({ member_id: '12', view: 'list' })).toEqual({ member_id: 12, view: 'list' })
  expect(readMemberTree({ member_id: '-1', view: 'map' })).toEqual({ member_id: undefined, view: undefined })
  expect(readBinaryTree({ node_id: '7', view: 'drawing' })).toEqual({ node_id: 7, view: 'drawing', levels: undefined })
  expect(readBinaryTree({ levels: 'all' })).toEqual({ node_id: undefined, view: undefined, levels: 'all' })
})
