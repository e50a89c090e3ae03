import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { openNetwork } from '../test/network-fixture.ts'
import { bindNewcomer } from './bind-sponsor.ts'
import { countTeamMembers } from './count-teams.ts'

const shop = await openTestShop()
const { register, raise, difference } = openNetwork(shop)

const nodeOf = ({ member_id }: Client) =>
  shop.db.selectFrom('sponsor_node').selectAll().where('member_id', '=', member_id).executeTakeFirstOrThrow()
const agentCode = async (kind: 'dealer' | 'regional', code: string, owner_id: number | null) =>
  shop.db.insertInto('agent_code').values({ kind, code, owner_id, created_at: shop.site.shared.now() }).execute()
/** Registers a member who named agents' codes. */
async function registerBy(codes: { dealer_code?: string; regional_code?: string }, referrer_id: number | null = null) {
  const client = await shop.member()
  await shop.db.updateTable('member').set(codes).where('id', '=', client.member_id).execute()
  await shop.systemContext().transaction((context) => bindNewcomer(context, { member_id: client.member_id, referrer_id }))
  return client
}

describe('the sponsor of a newcomer', () => {
  test('R-23 is who was named, in the transaction of the registration, with the first row of the history', async () => {
    const ann = await register()
    const bob = await register(ann.member_id)
    expect(await nodeOf(bob)).toMatchObject({ sponsor_id: ann.member_id, upline: [ann.member_id], leg: 'automatic' })
    const history = await shop.db.selectFrom('sponsor_binding').selectAll().where('member_id', '=', bob.member_id).execute()
    expect(history).toMatchObject([{ sponsor_id: ann.member_id, cause: 'registration', request_id: null }])
    expect(await ann.call('network/view', {})).toMatchObject({ sponsor: null, placement: 'none', node_id: null })
    expect(await bob.call('network/view', {})).toMatchObject({
      sponsor: { member_id: ann.member_id, name: expect.stringMatching(/^m\*\*\*\d$/) },
    })
  })

  test('AST-04 has six generations above in the newcomer’s node, and no more', async () => {
    const chain = [await register()]
    for (let n = 0; n < 7; n++) chain.push(await register(chain.at(-1)!.member_id))
    const upline = chain.slice(1, 7).map(({ member_id }) => member_id)
    expect((await nodeOf(chain[7]!)).upline).toEqual(upline.toReversed())
  })

  test('R-23 is the member who owns the dealer’s code, else the regional agent’s, where nobody was named', async () => {
    const [dealer, regional, named] = [await register(), await register(), await register()]
    await agentCode('dealer', 'D-9', dealer.member_id)
    await agentCode('regional', 'R-9', regional.member_id)
    await agentCode('dealer', 'D-0', null)
    const both = { dealer_code: 'D-9', regional_code: 'R-9' }
    const byDealer = await registerBy(both)
    expect((await nodeOf(byDealer)).sponsor_id).toBe(dealer.member_id)
    const { referrer_id } = await shop.db
      .selectFrom('member')
      .select('referrer_id')
      .where('id', '=', byDealer.member_id)
      .executeTakeFirstOrThrow()
    expect(referrer_id).toBe(dealer.member_id)
    expect((await nodeOf(await registerBy({ dealer_code: 'D-0', regional_code: 'R-9' }))).sponsor_id).toBe(regional.member_id)
    expect((await nodeOf(await registerBy(both, named.member_id))).sponsor_id).toBe(named.member_id)
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', dealer.member_id).execute()
    expect((await nodeOf(await registerBy(both))).sponsor_id).toBe(regional.member_id)
    await shop.db.updateTable('member').set({ is_frozen: false, state: 'locked' }).where('id', '=', dealer.member_id).execute()
    expect((await nodeOf(await registerBy({ dealer_code: 'D-9' }))).sponsor_id).toBeNull()
  })

  test('R-23 is bound once: the same again changes nothing', async () => {
    const [ann, bob] = [await register(), await register()]
    const cid = await register(ann.member_id)
    await sql`select bind_sponsor(${cid.member_id}, ${bob.member_id}, store_now())`.execute(shop.db)
    expect((await nodeOf(cid)).sponsor_id).toBe(ann.member_id)
  })

  test('R-23 a history is neither edited nor deleted', async () => {
    await expect(sql`update sponsor_binding set sponsor_id = null`.execute(shop.admin)).rejects.toThrow('is refused')
    await expect(sql`delete from sponsor_binding`.execute(shop.admin)).rejects.toThrow('is refused')
  })
})

describe('my team', () => {
  test('AST-04 is counted by generation and grade, and lists its members, the newest first', async () => {
    const ann = await register()
    const bob = await register(ann.member_id)
    const cid = await register(ann.member_id)
    const dan = await register(bob.member_id)
    await raise(cid.member_id)
    await raise(dan.member_id, 5)
    await shop.relay()
    expect((await ann.call('network/team', {})).counts).toEqual([
      { generation: 1, grade: 0, count: 1 },
      { generation: 1, grade: 4, count: 1 },
      { generation: 2, grade: 5, count: 1 },
    ])
    const first = await ann.call('network/team_members', { generation: 1, page_size: 1 })
    expect(first.list).toMatchObject([{ member_id: cid.member_id, grade: 4, state: 'active', direct_count: 0, team_count: 0 }])
    const second = await ann.call('network/team_members', { generation: 1, page_size: 1, cursor: first.next! })
    expect(second).toMatchObject({ list: [{ member_id: bob.member_id, direct_count: 1, team_count: 1 }], next: null })
    const filtered = await ann.call('network/team_members', { generation: 1, grade: 4 })
    expect(filtered.list.map(({ member_id }) => member_id)).toEqual([cid.member_id])
    const deeper = await ann.call('network/team_members', { generation: 2 })
    expect(deeper.list).toMatchObject([{ member_id: dan.member_id, name: expect.stringContaining('***') }])
    expect(await ann.call('network/view', {})).toMatchObject({ direct_count: 2, team_count: 3 })
  })

  test('AST-04 is counted once, in whatever order the events come, and each of them twice', async () => {
    const ann = await register()
    const team = [await register(ann.member_id), await register(ann.member_id)]
    const ids = team.map(({ member_id }) => member_id)
    await raise(ids[0]!)
    await raise(ids[0]!, 5)
    const count = (some: number[]) => shop.systemContext().transaction((context) => countTeamMembers(context, some))
    await Promise.all([count(ids), count(ids.toReversed()), count([ids[0]!, ids[0]!])])
    await shop.relay()
    expect((await ann.call('network/team', {})).counts).toEqual([
      { generation: 1, grade: 0, count: 1 },
      { generation: 1, grade: 5, count: 1 },
    ])
    expect(await difference()).toBeNull()
  })

  test('AST-04 a hundred newcomers at once under one hub are each counted once', async () => {
    const hub = await register()
    const newcomers = await Promise.all(Array.from({ length: 100 }, () => register(hub.member_id)))
    await Promise.all(newcomers.slice(0, 40).map(({ member_id }) => raise(member_id)))
    await shop.relay()
    expect((await hub.call('network/team', {})).counts).toEqual([
      { generation: 1, grade: 0, count: 60 },
      { generation: 1, grade: 4, count: 40 },
    ])
    expect(await difference()).toBeNull()
  })
})
