import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { checkNetwork } from '../network/check/check-network.ts'
import { makeClones } from './make-clones.ts'
import { clonesFor } from './rules.ts'
import { placeClones } from './place-clones.ts'
import { openClones } from './test/clone-fixture.ts'

const shop = await openTestShop()
const { register, raise, placed, node, credit, usdaOf, clonesOf, eventsOf, transfersOf, drain, differences } = openClones(shop)
const operator = await staffClient(shop)

test.each([
  [0n, { count: 0, missing: 250_000n }],
  [249_999n, { count: 0, missing: 1n }],
  [250_000n, { count: 1, missing: 250_000n }],
  [750_001n, { count: 3, missing: 249_999n }],
  [-5n, { count: 0, missing: 250_005n }],
])('AST-06 %s smallest parts of USDA pay for clones', (amount, expected) => {
  expect(clonesFor(amount)).toEqual(expected)
})

describe('a clone', () => {
  test('AST-06 is made of 250 USDA as often as they fit, is placed below its owner, and is an event for the sponsor', async () => {
    const ann = await placed()
    const bob = await placed(ann.member_id)
    await credit(bob.member_id, 249_999n)
    await drain()
    expect(await clonesOf(bob.member_id)).toEqual([])
    await credit(bob.member_id, 500_002n)
    await drain()
    expect(await usdaOf(bob.member_id)).toBe(1n)
    const clones = await clonesOf(bob.member_id)
    expect(clones.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3])
    for (const { node_id } of clones) expect(await node(node_id!)).toMatchObject({ owner_id: bob.member_id, is_clone: true })
    expect((await node(clones[0]!.node_id!)).parent_id).toBe(bob.node_id)
    expect(await transfersOf(bob.member_id)).toEqual([1, 2, 3].map((n) => `${bob.member_id} ${n}`))
    expect(await eventsOf(bob.member_id)).toEqual(clones.map(() => ({ base: 250_000n, upline: [ann.member_id], run_id: null })))
    expect(await differences()).toEqual([])
  })

  test('AST-06 made and placed again, changes nothing', async () => {
    const bob = await placed()
    await credit(bob.member_id, 260_000n)
    await drain()
    const before = [await clonesOf(bob.member_id), await eventsOf(bob.member_id), await usdaOf(bob.member_id)]
    const again = (verb: typeof makeClones) => shop.systemContext().transaction((context) => verb(context, `${bob.member_id} again`))
    await again(makeClones)
    await again(placeClones)
    expect([await clonesOf(bob.member_id), await eventsOf(bob.member_id), await usdaOf(bob.member_id)]).toEqual(before)
  })

  test('AST-06 is noticed by mail, once for all that were made together', async () => {
    const bob = await placed()
    await credit(bob.member_id, 500_000n)
    await drain()
    const { rows } = await sql<{ body: string }>`
      select body from message where recipient = (select email from member where id = ${bob.member_id}) and template = 'clones_made'`.execute(
      shop.db,
    )
    expect(rows.map(({ body }) => body)).toEqual([expect.stringContaining('New clones: 2')])
  })

  test('AST-06 waits until its owner is AM', async () => {
    const bob = await register()
    await credit(bob.member_id, 500_000n)
    await drain()
    expect(await clonesOf(bob.member_id)).toEqual([])
    expect(await bob.call('clone/mine', {})).toMatchObject({ is_am: false, clone_count: 0, usda: '500.000' })
    await raise(bob.member_id)
    await drain()
    const clones = await clonesOf(bob.member_id)
    expect(clones.map(({ node_id }) => node_id === null)).toEqual([false, false])
    await shop.relay()
    expect(await differences()).toEqual([])
  })

  test('AST-06 is not made while an operator has frozen the account, and is when the freeze is lifted', async () => {
    const bob = await placed()
    await operator.call('member/freeze', { member_id: bob.member_id, reason: 'A question about payments' })
    await credit(bob.member_id, 300_000n)
    await drain()
    expect([await clonesOf(bob.member_id), await usdaOf(bob.member_id)]).toEqual([[], 300_000n])
    expect(await bob.call('clone/mine', {})).toMatchObject({ is_frozen: true, clone_count: 0 })
    expect(await differences()).toEqual([])
    await operator.call('member/unfreeze', { member_id: bob.member_id, reason: 'Answered' })
    await drain()
    expect([(await clonesOf(bob.member_id)).length, await usdaOf(bob.member_id)]).toEqual([1, 50_000n])
  })

  test('AST-06 is not made of a closed account, and a waiting one keeps its place', async () => {
    const bob = await placed()
    await credit(bob.member_id, 250_000n)
    await sql`update member set state = 'cancelled' where id = ${bob.member_id}`.execute(shop.db)
    await drain()
    expect(await clonesOf(bob.member_id)).toEqual([])
    expect(await differences()).toEqual([])
    await sql`update member set state = 'active' where id = ${bob.member_id}`.execute(shop.db)
    await shop.systemContext().transaction((context) => makeClones(context, String(bob.member_id)))
    await sql`update member set state = 'cancelled' where id = ${bob.member_id}`.execute(shop.db)
    await drain()
    expect((await clonesOf(bob.member_id)).map(({ node_id }) => node_id === null)).toEqual([false])
  })

  test('AST-06 of a large credit is made and placed in batches', async () => {
    const bob = await placed()
    await credit(bob.member_id, 250n * 250_000n + 7n)
    await drain()
    const clones = await clonesOf(bob.member_id)
    expect([clones.length, clones.filter(({ node_id }) => node_id === null).length, await usdaOf(bob.member_id)]).toEqual([250, 0, 7n])
    expect(await differences()).toEqual([])
  })
})

describe('the daily checks', () => {
  test('AST-06 name a clone without money, without a position, and USDA that was passed over', async () => {
    const bob = await placed()
    await credit(bob.member_id, 250_000n)
    await drain()
    const inRolledBack = async (change: string): Promise<string[]> => {
      const found: string[] = []
      await shop.admin
        .transaction()
        .execute(async (db) => {
          await sql.raw(change).execute(db)
          const { rows } = await sql<{ one: string | null; other: string | null }>`
            select check_clones() as one, check_clone_money() as other`.execute(db)
          found.push(...[rows[0]!.one, rows[0]!.other].filter((text) => text !== null))
          throw new Error('rolled back')
        })
        .catch((error: Error) => {
          if (error.message !== 'rolled back') throw error
        })
      return found
    }
    const make = `insert into clone (owner_id, ordinal, created_at) values (${bob.member_id}, 2, now())`
    expect((await inRolledBack(make)).join()).toMatch(/waits for a position.*USDA, the house has/)
    expect(await inRolledBack(`select place_node(${bob.member_id}, true, now())`)).toEqual([expect.stringContaining('there is none')])
    await credit(bob.member_id, 250_000n)
    expect(await inRolledBack(`delete from timer where kind = 'clone.make'`)).toEqual([
      `member ${bob.member_id}: has 250 USDA without clones`,
    ])
    await drain()
    await shop.relay()
    await sql`select bind_sponsor(id, null, store_now()) from member`.execute(shop.db)
    await sql`select count_team_members(array_agg(id)) from member`.execute(shop.db)
    await checkNetwork(shop.site)
    expect(await operator.call('network/last_check', {})).toMatchObject({ is_right: true })
  })

  test('AST-06 a clone is neither removed nor moved', async () => {
    const bob = await placed()
    await credit(bob.member_id, 250_000n)
    await drain()
    await expect(sql`delete from clone`.execute(shop.admin)).rejects.toThrow('is refused')
    await expect(sql`update clone set node_id = null where owner_id = ${bob.member_id}`.execute(shop.db)).rejects.toThrow('is refused')
    await expect(sql`update clone set ordinal = 9 where owner_id = ${bob.member_id}`.execute(shop.db)).rejects.toThrow('is refused')
  })
})

describe('the list of accounts', () => {
  test('AST-06 has the main one and the clones by number, a page at a time, with what is missing to the next', async () => {
    const ann = await placed()
    expect(await ann.call('clone/mine', {})).toMatchObject({
      list: [],
      next: null,
      main: { node_id: ann.node_id, earned: '0.000' },
      clone_count: 0,
      usda: '0.000',
      usda_per_clone: '250.000',
      usda_missing: '250.000',
      is_am: true,
      is_frozen: false,
    })
    await credit(ann.member_id, 5n * 250_000n + 100_000n)
    await drain()
    const first = await ann.call('clone/mine', { page_size: 3 })
    expect(first).toMatchObject({ clone_count: 5, usda: '100.000', usda_missing: '150.000', grade: 4 })
    expect(first.list.map(({ ordinal }) => ordinal)).toEqual([1, 2, 3])
    const second = await ann.call('clone/mine', { page_size: 3, cursor: first.next! })
    expect([second.list.map(({ ordinal }) => ordinal), second.next]).toEqual([[4, 5], null])
    const listed = await operator.call('clone/list', { member_id: ann.member_id })
    expect(listed.list.map(({ ordinal, node_id }) => ({ ordinal, node_id }))).toEqual(await clonesOf(ann.member_id))
    await expect(operator.call('clone/list', { member_id: 999_999 })).rejects.toMatchObject({ reason: 'member.not_found' })
  })

  test('AST-06 both trees show a clone with its number and its owner’s grade', async () => {
    const ann = await placed()
    await credit(ann.member_id, 500_000n)
    await drain()
    await raise(ann.member_id, 5)
    const { nodes } = await ann.call('network/binary_tree', {})
    expect(nodes.map(({ is_clone, clone_number, grade, member_id }) => ({ is_clone, clone_number, grade, member_id }))).toEqual([
      { is_clone: false, clone_number: null, grade: 5, member_id: ann.member_id },
      { is_clone: true, clone_number: 1, grade: 5, member_id: ann.member_id },
      { is_clone: true, clone_number: 2, grade: 5, member_id: ann.member_id },
    ])
    const { nodes: own } = await ann.call('network/binary_tree', { node_id: (await clonesOf(ann.member_id))[1]!.node_id! })
    expect(own[0]).toMatchObject({ is_clone: true, clone_number: 2 })
    const staff = await operator.call('network/staff_binary_tree', { member_id: ann.member_id })
    expect(staff.nodes.map(({ clone_number }) => clone_number)).toEqual([null, 1, 2])
  })
})
