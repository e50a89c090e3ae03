import type { LegChoice } from '@longmall/contract/network.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import type { Database } from '../../kernel/database/database.ts'
import { openNetwork } from '../test/network-fixture.ts'
import { ReferenceTree } from '../test/reference-tree.ts'
import { placeNode } from './place-members.ts'
import { recordCarries } from './record-carries.ts'

const shop = await openTestShop()
const { register, raise, placed, difference, node } = openNetwork(shop)

interface Shape {
  /** Of each member but the first, how far before it its sponsor registered. */
  steps: number[]
  legs: LegChoice[]
  /** The order of becoming AM, by draws; some never do. */
  ranks: number[]
  clones: number[]
}
const leg = fc.constantFrom<LegChoice>('automatic', 'automatic', 'automatic', 'left', 'right')
/** `reach`: 1 is one chain, a large one is random. */
const shapeOf = (step: fc.Arbitrary<number>, size: number): fc.Arbitrary<Shape> =>
  fc.record({
    steps: fc.array(step, { minLength: size, maxLength: size }),
    legs: fc.array(leg, { minLength: size + 1, maxLength: size + 1 }),
    ranks: fc.array(fc.integer({ min: -20, max: 100 }), { minLength: size + 1, maxLength: size + 1 }),
    clones: fc.array(fc.nat(size), { maxLength: 8 }),
  })
const shapes = {
  random: shapeOf(fc.integer({ min: 1, max: 1000 }), 40),
  // Most have one of the first as their sponsor.
  skewed: shapeOf(fc.constantFrom(997, 998, 999, 1000, 1), 40),
  deep: shapeOf(fc.constantFrom(1, 1, 1, 1, 2), 40),
}

/** Members 5000 and on with these sponsors, in a transaction that is rolled back. */
async function placeAll(db: Database, { steps, legs, ranks, clones }: Shape) {
  const id = (n: number) => 5000 + n
  const sponsor = [-1, ...steps.map((step, n) => Math.max(0, n + 1 - step))]
  await sql`
    insert into member (id, account, email, nickname, country, language, invitation_code, created_at)
    select id, 'p_' || id, 'p_' || id, 'p', 'CN', 'en-us', 'p_' || id, store_now() from unnest(${sponsor.map((_, n) => id(n))}::int[]) id`.execute(
    db,
  )
  for (const [n, upper] of sponsor.entries()) {
    await sql`select bind_sponsor(${id(n)}, ${upper < 0 ? null : id(upper)}, store_now())`.execute(db)
    await sql`update sponsor_node set leg = ${legs[n]} where member_id = ${id(n)}`.execute(db)
  }
  const reference = new ReferenceTree(new Map(legs.map((one, n) => [id(n), one])))
  const sponsorsOf = (n: number): number[] => (sponsor[n]! < 0 ? [] : [id(sponsor[n]!), ...sponsorsOf(sponsor[n]!)])
  const entrants = ranks.flatMap((rank, n) => (rank < 0 ? [] : [{ n, rank }])).toSorted((one, other) => one.rank - other.rank)
  const all = [
    ...entrants.map(({ n }) => ({ n, isClone: false })),
    ...clones.map((n) => ({ n, isClone: true })),
    ...entrants.slice(0, 3).map(({ n }) => ({ n, isClone: false })),
  ]
  for (const { n, isClone } of all) {
    reference.place({ owner: id(n), sponsors: sponsorsOf(n), isClone })
    await sql`select place_node(${id(n)}, ${isClone}, store_now())`.execute(db)
  }
  const { rows } = await sql<{ owner: number; parent: number | null; side: string | null }>`
    select coalesce(owner_id, 0) as owner, parent_id - 1 as parent, side from placement_node order by id`.execute(db)
  await sql`select count_team_members(array_agg(id)) from member`.execute(db)
  const { rows: checks } = await sql<{ first_difference: string | null }>`select first_difference from check_network()`.execute(db)
  return { found: rows, expected: reference.nodes.map(({ owner, parent, side }) => ({ owner, parent, side })), checks }
}

class RolledBack extends Error {}

describe('place_node', () => {
  test.each(Object.entries(shapes))('AST-04 gives the first free place of a breadth-first search: %s', async (_, shape) => {
    await fc.assert(
      fc.asyncProperty(shape, async (one) => {
        const outcome: { made?: Awaited<ReturnType<typeof placeAll>> } = {}
        await shop.db
          .transaction()
          .execute(async (db) => {
            outcome.made = await placeAll(db, one)
            throw new RolledBack()
          })
          .catch((error: unknown) => {
            if (!(error instanceof RolledBack)) throw error
          })
        expect(outcome.made!.found).toEqual(outcome.made!.expected)
        expect(outcome.made!.checks).toEqual([{ first_difference: null }])
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })

  test('AST-04 places a member once, below the nearest sponsor who has a position, and clones below their owner', async () => {
    const ann = await placed()
    const bob = await register(ann.member_id)
    const cid = await placed(bob.member_id)
    expect(await node(cid.node_id)).toMatchObject({ parent_id: ann.node_id, side: 'left', is_clone: false })
    const place = (owner_id: number, is_clone: boolean) =>
      shop.systemContext().transaction((context) => placeNode(context, { owner_id, is_clone }))
    expect(await place(cid.member_id, false)).toEqual({ node_id: cid.node_id })
    const clone = await place(cid.member_id, true)
    expect(await node(clone.node_id)).toMatchObject({ parent_id: cid.node_id, owner_id: cid.member_id, is_clone: true })
    expect(await place(cid.member_id, true)).not.toEqual(clone)
  })

  test('AST-04 follows the sponsor’s leg from the next newcomer on; placed ones stay', async () => {
    const ann = await placed()
    const [first, second] = [await placed(ann.member_id), await placed(ann.member_id)]
    expect(await ann.call('network/choose_leg', { leg: 'right' })).toEqual({ leg: 'right' })
    const third = await placed(ann.member_id)
    expect(await node(first.node_id)).toMatchObject({ parent_id: ann.node_id, side: 'left' })
    expect(await node(second.node_id)).toMatchObject({ parent_id: ann.node_id, side: 'right' })
    expect(await node(third.node_id)).toMatchObject({ parent_id: second.node_id, side: 'left' })
    expect((await ann.call('network/view', {})).leg).toBe('right')
  })

  test('AST-04 a member becomes placed after the grade is reached, and waits as pending until then', async () => {
    const ann = await register()
    await raise(ann.member_id)
    expect(await ann.call('network/view', {})).toMatchObject({ placement: 'pending', node_id: null })
    await raise(ann.member_id, 5)
    await shop.relay()
    expect(await ann.call('network/view', {})).toMatchObject({ placement: 'placed', node_id: expect.any(Number) })
    expect(await difference()).toBeNull()
  })

  test('AST-04 placements and registrations at once under one hub end in a right tree, each placed once', async () => {
    const hub = await placed()
    const place = (owner_id: number) => shop.systemContext().transaction((context) => placeNode(context, { owner_id, is_clone: false }))
    const newcomers = await Promise.all(Array.from({ length: 40 }, () => register(hub.member_id)))
    await Promise.all([
      ...newcomers.map(({ member_id }) => place(member_id)),
      ...newcomers.map(({ member_id }) => place(member_id)),
      ...Array.from({ length: 10 }, () => register(hub.member_id)),
    ])
    await shop.relay()
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from placement_node where is_placed_below(id, ${hub.node_id})`.execute(shop.db)
    expect(rows[0]!.count).toBe(41)
    expect(await difference()).toBeNull()
  })
})

describe('a position', () => {
  test('AST-04 is neither moved nor removed, and has the depth of its parent and one', async () => {
    const { node_id } = await placed()
    await expect(
      sql`update placement_node set placed_at = placed_at + interval '1 day' where id = ${node_id}`.execute(shop.db),
    ).rejects.toThrow('is refused')
    await expect(sql`delete from placement_node where id = ${node_id}`.execute(shop.db)).rejects.toThrow('is refused')
    const { member_id } = await register()
    const insert = sql`
      insert into placement_node (id, owner_id, parent_id, side, depth, free_depth, jump_id, placed_at)
      values (1000, ${member_id}, ${node_id}, 'left', 99, 100, 1, store_now())`
    await expect(insert.execute(shop.db)).rejects.toThrow('the depth of position 1000')
    await expect(
      sql`insert into placement_node (id, depth, free_depth, jump_id, placed_at) values (1000, 0, 1, 1, store_now())`.execute(shop.db),
    ).rejects.toThrow('placement_node_one_root')
  })

  test('AST-04 shows the volumes of the last run with their day, and none before the first', async () => {
    const ann = await placed()
    const { nodes } = await ann.call('network/binary_tree', {})
    expect([nodes[0]!.carry, (await ann.call('network/view', {})).volumes_of]).toEqual([null, null])
    const record = (day: string, left: bigint, right: bigint) =>
      shop.systemContext().transaction((context) => recordCarries(context, day, [{ node_id: ann.node_id, left, right }]))
    await record('2026-11-02', 300_000n, -1_500n)
    expect((await ann.call('network/binary_tree', {})).nodes[0]!.carry).toEqual({ left: '300.000', right: '-1.500' })
    expect((await ann.call('network/view', {})).volumes_of).toBe('2026-11-02')
    expect(await difference()).toBeNull()
  })
})
