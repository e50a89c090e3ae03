import { describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { openNetwork } from '../test/network-fixture.ts'

const shop = await openTestShop()
const { register, raise, placed, difference } = openNetwork(shop)
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Refused) => error.reason,
  )
const idsOf = (nodes: readonly { member_id: number | null }[]) => nodes.map(({ member_id }) => member_id)

/** A chain of so many members, the first at its top. */
async function chainOf(length: number): Promise<Client[]> {
  const chain = [await register()]
  while (chain.length < length) chain.push(await register(chain.at(-1)!.member_id))
  await shop.relay()
  return chain
}

describe('the sponsor tree', () => {
  test('AST-04 shows six generations below the caller, the top first, with what is below each', async () => {
    const chain = await chainOf(9)
    const aside = await register(chain[1]!.member_id)
    await shop.relay()
    const { nodes, has_more } = await chain[0]!.call('network/member_tree', {})
    expect(idsOf(nodes)).toEqual([...idsOf(chain.slice(0, 3)), aside.member_id, ...idsOf(chain.slice(3, 7))])
    expect(nodes.map(({ generation }) => generation)).toEqual([0, 1, 2, 2, 3, 4, 5, 6])
    expect(nodes[1]).toMatchObject({ parent_id: chain[0]!.member_id, direct_count: 2, team_count: 7, hidden_count: 0, state: 'active' })
    // The seventh generation is nobody's whom the caller may open.
    expect(nodes.at(-1)).toMatchObject({ direct_count: 1, team_count: 2, hidden_count: 0 })
    expect(has_more).toBe(false)
  })

  test('AST-04 opens at a member within six generations of the caller, and shows no more of them', async () => {
    const chain = await chainOf(9)
    const at = (member: Client) => chain[0]!.call('network/member_tree', { member_id: member.member_id })
    const { nodes } = await at(chain[4]!)
    expect(nodes.map(({ member_id, parent_id, generation }) => [member_id, parent_id, generation])).toEqual([
      [chain[4]!.member_id, null, 4],
      [chain[5]!.member_id, chain[4]!.member_id, 5],
      [chain[6]!.member_id, chain[5]!.member_id, 6],
    ])
    expect(await refusalOf(at(chain[7]!))).toBe('network.not_in_team')
    expect(await refusalOf(chain[1]!.call('network/member_tree', { member_id: chain[0]!.member_id }))).toBe('network.not_in_team')
    expect(await refusalOf(at(await register()))).toBe('network.not_in_team')
    expect(await refusalOf(chain[0]!.call('network/member_tree', { member_id: 2_147_483_647 }))).toBe('network.not_in_team')
  })

  test('AST-04 shows at most 50 members of a hub, and how many more it has', async () => {
    const hub = await register()
    for (let n = 0; n < 55; n++) await register(hub.member_id)
    await shop.relay()
    const { nodes, has_more } = await hub.call('network/member_tree', {})
    expect([nodes.length, has_more, nodes[0]!.hidden_count]).toEqual([50, true, 6])
  })

  test('AST-04 names are masked but the caller’s and direct referrals’; operators see them whole', async () => {
    const [top, direct, second] = await chainOf(3)
    const { nodes } = await top!.call('network/member_tree', {})
    expect(nodes.map(({ name }) => name.includes('***'))).toEqual([false, false, true])
    const ann = await staffClient(shop, 'support')
    const whole = await ann.call('network/staff_member_tree', { member_id: top!.member_id })
    expect(whole.nodes.map(({ name }) => name.includes('***'))).toEqual([false, false, false])
    expect(idsOf(whole.nodes)).toEqual(idsOf([top!, direct!, second!]))
    expect(await refusalOf(ann.call('network/staff_member_tree', { member_id: 2_147_483_647 }))).toBe('member.not_found')
  })

  test('AST-04 shows frozen, locked and closed members as such, and a closed one stays with what is below', async () => {
    const top = await register()
    const below = [await register(top.member_id), await register(top.member_id), await register(top.member_id)]
    const change = (index: number, fields: object) =>
      shop.db.updateTable('member').set(fields).where('id', '=', below[index]!.member_id).execute()
    await change(0, { is_frozen: true })
    await change(1, { state: 'locked' })
    await change(2, { state: 'cancelled', nickname: 'Q***' })
    const last = await register(below[2]!.member_id)
    const { nodes } = await top.call('network/member_tree', {})
    expect(nodes.map(({ state, name }) => [state, name === 'Q***'])).toEqual([
      ['active', false],
      ['frozen', false],
      ['locked', false],
      ['closed', true],
      ['active', false],
    ])
    expect(nodes.at(-1)!.member_id).toBe(last.member_id)
  })
})

describe('the placement tree', () => {
  test('AST-04 shows the positions below the caller’s, left before right, with the places taken', async () => {
    const top = await placed()
    const below = []
    for (let n = 0; n < 4; n++) below.push(await placed(top.member_id))
    const { nodes, has_more } = await top.call('network/binary_tree', {})
    expect(nodes.map(({ member_id, side, level }) => [member_id, side, level])).toEqual([
      [top.member_id, expect.any(String), 0],
      [below[0]!.member_id, 'left', 1],
      [below[1]!.member_id, 'right', 1],
      [below[2]!.member_id, 'left', 2],
      [below[3]!.member_id, 'right', 2],
    ])
    expect(nodes[0]).toMatchObject({ parent_id: null, has_left: true, has_right: true, is_clone: false, carry: null, grade: 4 })
    expect(nodes[1]).toMatchObject({ parent_id: top.node_id, has_left: true, has_right: true })
    expect(has_more).toBe(false)
    const opened = await top.call('network/binary_tree', { node_id: below[0]!.node_id })
    expect(idsOf(opened.nodes)).toEqual(idsOf([below[0]!, below[2]!, below[3]!]))
  })

  test('AST-04 opens only below the caller’s own position', async () => {
    const top = await placed()
    const [left, right] = [await placed(top.member_id), await placed(top.member_id)]
    const open = (caller: Client, node_id: number) => refusalOf(caller.call('network/binary_tree', { node_id }))
    expect(await open(left, left.node_id)).toBe('done')
    for (const node_id of [top.node_id, right.node_id, 1, 2_147_483_647]) expect(await open(left, node_id)).toBe('network.not_in_team')
    expect(await refusalOf((await register()).call('network/binary_tree', {}))).toBe('network.not_placed')
  })

  test('AST-04 operators see it from the house’s root, from a member and from a position', async () => {
    const ann = await staffClient(shop)
    const top = await placed()
    const { nodes } = await ann.call('network/staff_binary_tree', {})
    expect(nodes[0]).toMatchObject({ node_id: 1, member_id: null, name: 'Longmall', side: null, parent_id: null })
    expect((await ann.call('network/staff_binary_tree', { member_id: top.member_id })).nodes[0]).toMatchObject({ node_id: top.node_id })
    expect((await ann.call('network/staff_binary_tree', { node_id: top.node_id })).nodes[0]).toMatchObject({ parent_id: null, level: 0 })
    const { member_id } = await register()
    expect(await refusalOf(ann.call('network/staff_binary_tree', { member_id }))).toBe('network.not_placed')
    expect(await refusalOf(ann.call('network/staff_binary_tree', { node_id: 999_999 }))).toBe('network.not_placed')
  })
})

describe('search', () => {
  test('AST-04 finds members of the caller’s sponsor tree alone, by ID and by the beginning of an account', async () => {
    const top = await register()
    const near = await register(top.member_id, 'Finder_One')
    const far = await register(near.member_id, 'finder_two')
    await register(null, 'finder_three')
    await shop.relay()
    const find = async (search: string) => (await top.call('network/search', { tree: 'sponsor', search })).list
    expect(await find('FINDER')).toMatchObject([
      { member_id: near.member_id, name: 'Finder_One', generation: 1, node_id: null },
      { member_id: far.member_id, name: 'f***o', generation: 2 },
    ])
    expect(idsOf(await find(String(far.member_id)))).toEqual([far.member_id])
    for (const search of ['finder_three', String(top.member_id), 'inder', '%', '2147483648', 'no body'])
      expect(await find(search)).toEqual([])
  })

  test('AST-04 finds positions below the caller’s in a tree of any size', async () => {
    const top = await placed()
    const members = []
    for (let n = 0; n < 12; n++) members.push(await placed(top.member_id))
    const other = await placed()
    const find = async (caller: Client, search: string) => caller.call('network/search', { tree: 'placement', search })
    const found = await find(top, 'member_')
    expect([found.list.length, found.has_more]).toEqual([10, true])
    expect(found.list.every(({ node_id }) => node_id !== null)).toBe(true)
    expect((await find(top, String(members[5]!.member_id))).list).toMatchObject([{ node_id: members[5]!.node_id, generation: 1 }])
    expect((await find(top, String(other.member_id))).list).toEqual([])
    expect((await find(members[0]!, String(top.member_id))).list).toEqual([])
    expect((await find(await register(), 'member_')).list).toEqual([])
  })

  test('AST-04 of operators finds everybody, with the position', async () => {
    const ann = await staffClient(shop)
    const member = await register(null, 'staff_seeks_me')
    await raise(member.member_id)
    await shop.relay()
    const { list, has_more } = await ann.call('network/staff_search', { search: 'Staff_seeks' })
    expect([list, has_more]).toMatchObject([[{ member_id: member.member_id, name: 'staff_seeks_me', node_id: expect.any(Number) }], false])
    expect((await ann.call('network/staff_search', { search: String(member.member_id) })).list).toHaveLength(1)
    expect(await difference()).toBeNull()
  })
})
