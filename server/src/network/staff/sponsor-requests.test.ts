import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { checkNetwork } from '../check/check-network.ts'
import { networkAccountClosure } from '../close-account.ts'
import { openNetwork } from '../test/network-fixture.ts'
import { applyDueSponsors } from './apply-due.ts'

const shop = await openTestShop()
const { register, raise, difference } = openNetwork(shop)
let ann: Client & { staff_id: number }
let bob: Client & { staff_id: number }
beforeAll(async () => {
  ann = await staffClient(shop, 'operator')
  bob = await staffClient(shop, 'owner')
})
const reason = 'Named another one by telephone'
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Refused) => error.reason,
  )
const request = (member: Client, sponsor: Client | null, by: Client = ann) =>
  by.call('network/request_sponsor', { member_id: member.member_id, ...(sponsor && { sponsor_id: sponsor.member_id }), reason })
async function change(member: Client, sponsor: Client | null) {
  const { request_id, version } = await request(member, sponsor)
  return bob.call('network/approve_sponsor', { request_id, version })
}
const teamOf = async (member: Client) =>
  (await member.call('network/team', {})).counts.map(({ generation, grade, count }) => [generation, grade, count])

describe('another sponsor', () => {
  test('R-23 is requested by one operator, approved by another, and has its history', async () => {
    const [old, fresh] = [await register(), await register()]
    const member = await register(old.member_id)
    await shop.relay()
    const made = await request(member, fresh)
    expect(made).toMatchObject({
      before: { member_id: old.member_id },
      after: { member_id: fresh.member_id },
      state: 'requested',
      requested_by: ann.staff_id,
      effective_at: null,
      decided_at: null,
      version: 1,
    })
    const decision = { request_id: made.request_id, version: 1 }
    expect(await refusalOf(ann.call('network/approve_sponsor', decision))).toBe('network.own_request')
    expect(await bob.call('network/approve_sponsor', decision)).toEqual({ ...decision, version: 2, state: 'approved' })
    expect(await refusalOf(bob.call('network/approve_sponsor', decision))).toBe('network.request_decided')
    const seen = await ann.call('network/member', { member_id: member.member_id })
    expect(seen).toMatchObject({ sponsor: { member_id: fresh.member_id }, direct_count: 0 })
    expect(seen.history.map(({ sponsor, cause, request_id }) => [sponsor?.member_id, cause, request_id])).toEqual([
      [fresh.member_id, 'operator', made.request_id],
      [old.member_id, 'registration', null],
    ])
    expect([await teamOf(old), await teamOf(fresh)]).toEqual([[], [[1, 0, 1]]])
    // The ladder counts referrals by it.
    expect(
      (await shop.db.selectFrom('member').select('referrer_id').where('id', '=', member.member_id).executeTakeFirstOrThrow()).referrer_id,
    ).toBe(fresh.member_id)
    const audits = await shop.db.selectFrom('audit').select('action').where('subject', '=', `member ${member.member_id}`).execute()
    expect(audits.map(({ action }) => action)).toEqual(['network/request_sponsor', 'network/approve_sponsor'])
  })

  test('AST-04 moves the generations below and the counts of everybody concerned, as a fresh computation has them', async () => {
    const chain = [await register()]
    for (let n = 0; n < 9; n++) chain.push(await register(chain.at(-1)!.member_id))
    const hub = await register()
    const deep = await register((await register(hub.member_id)).member_id)
    for (const member of [chain[4]!, chain[6]!, chain[8]!]) await raise(member.member_id)
    await shop.relay()
    await raise(chain[5]!.member_id, 5)
    // With an event that is still to be delivered.
    await change(chain[3]!, deep)
    const uplines = await shop.db.selectFrom('sponsor_node').select(['member_id', 'upline']).execute()
    const uplineOf = (member: Client) => uplines.find(({ member_id }) => member_id === member.member_id)!.upline
    const ids = (...members: Client[]) => members.map(({ member_id }) => member_id)
    expect(uplineOf(chain[3]!).slice(0, 1)).toEqual(ids(deep))
    expect(uplineOf(chain[5]!)).toEqual([...ids(chain[4]!, chain[3]!, deep), ...uplineOf(deep)])
    expect(uplineOf(chain[9]!)).toEqual(ids(chain[8]!, chain[7]!, chain[6]!, chain[5]!, chain[4]!, chain[3]!))
    await shop.relay()
    expect(await difference()).toBeNull()
    await change(chain[3]!, null)
    await change(chain[3]!, chain[1]!)
    expect(await difference()).toBeNull()
    expect(await teamOf(hub)).toEqual([
      [1, 0, 1],
      [2, 0, 1],
    ])
  })

  test('R-23 a newcomer who registers while the sponsor is moved has the upline of before or after, never a mixture', async () => {
    const [first, second] = [await register(), await register()]
    const middle = await register(first.member_id)
    const { request_id, version } = await request(middle, second)
    await Promise.all([
      bob.call('network/approve_sponsor', { request_id, version }),
      ...Array.from({ length: 12 }, () => register(middle.member_id)),
    ])
    await shop.relay()
    expect(await teamOf(second)).toEqual([
      [1, 0, 1],
      [2, 0, 12],
    ])
    expect(await difference()).toBeNull()
  })

  test('AST-04 is refused by name: a cycle, oneself, an unknown, closed, frozen or locked one, and the same', async () => {
    const [top, middle, low] = [await register(), await register(), await register()]
    await change(middle, top)
    await change(low, middle)
    const of = async (fields: object) => {
      const one = await register()
      await shop.db.updateTable('member').set(fields).where('id', '=', one.member_id).execute()
      return one
    }
    expect(await refusalOf(request(top, low))).toBe('network.sponsor_cycle')
    expect(await refusalOf(request(top, top))).toBe('network.own_sponsor')
    expect(await refusalOf(request(top, await of({ state: 'cancelled' })))).toBe('network.sponsor_unknown')
    expect(await refusalOf(request(top, await of({ is_frozen: true })))).toBe('network.sponsor_frozen')
    expect(await refusalOf(request(top, await of({ state: 'locked' })))).toBe('network.sponsor_frozen')
    expect(await refusalOf(request(low, middle))).toBe('network.same_sponsor')
    expect(await refusalOf(request(top, null))).toBe('network.same_sponsor')
    expect(await refusalOf(request(await of({ state: 'cancelled' }), top))).toBe('member.not_found')
    const unknown = { member_id: top.member_id, sponsor_id: 2_147_483_647, reason }
    expect(await refusalOf(ann.call('network/request_sponsor', unknown))).toBe('network.sponsor_unknown')
    const decision = { request_id: 2_147_483_647, version: 1 }
    expect(await refusalOf(bob.call('network/approve_sponsor', decision))).toBe('network.request_not_found')
  })

  test('AST-04 two requests that together would close a cycle do not: the second approval is refused', async () => {
    const [one, other] = [await register(), await register()]
    const requests = [await request(one, other), await request(other, one)]
    const outcomes = await Promise.all(
      requests.map(({ request_id, version }) => refusalOf(bob.call('network/approve_sponsor', { request_id, version }))),
    )
    expect(outcomes.toSorted()).toEqual(['done', 'network.sponsor_cycle'])
    expect(await difference()).toBeNull()
  })

  test('R-23 one request of a member waits at a time; who requested it may refuse it; one that was overtaken is not approved', async () => {
    const [member, first, second] = [await register(), await register(), await register()]
    const waiting = await request(member, first)
    expect(await refusalOf(request(member, second))).toBe('network.request_pending')
    await ann.call('network/refuse_sponsor', { request_id: waiting.request_id, version: 1 })
    const overtaken = await request(member, second)
    await sql`select change_sponsor(${member.member_id}, ${first.member_id}, ${waiting.request_id}, store_now())`.execute(shop.db)
    const decision = { request_id: overtaken.request_id, version: 1 }
    expect(await refusalOf(bob.call('network/approve_sponsor', decision))).toBe('network.sponsor_changed')
    const { list } = await bob.call('network/sponsor_requests', { member_id: member.member_id })
    expect(list.map(({ state }) => state)).toEqual(['requested', 'refused'])
    expect((await bob.call('network/sponsor_requests', { state: 'refused', sort: '-decided_at' })).list[0]).toMatchObject({
      request_id: waiting.request_id,
      decided_by_name: expect.any(String),
    })
  })

  test('R-23 of one who closes the account ends, without the words of the reason', async () => {
    const [member, sponsor] = [await register(), await register()]
    const { request_id } = await request(member, sponsor)
    await shop.systemContext().transaction((context) => networkAccountClosure.erase(context, member.member_id))
    const { list } = await bob.call('network/sponsor_requests', { member_id: member.member_id })
    expect(list).toMatchObject([{ request_id, state: 'refused', reason: '-' }])
  })
})

test('R-23 CON-14 a requested sponsor is mailed to who may approve it, the decision to its requester, who is not offered to approve it', async () => {
  const [member, sponsor] = [await register(), await register()]
  const made = await request(member, sponsor)
  const mailsOf = async ({ staff_id }: { staff_id: number }) => {
    const { email } = await shop.db.selectFrom('staff').select('email').where('id', '=', staff_id).executeTakeFirstOrThrow()
    const rows = await shop.db.selectFrom('message').select(['template', 'body']).where('recipient', '=', email).orderBy('id').execute()
    return rows.filter(({ body }) => body.includes(made.account)).map(({ template }) => template)
  }
  expect([await mailsOf(ann), await mailsOf(bob)]).toEqual([['change_needs_approval'], ['change_needs_approval']])
  const ownOf = async (by: Client) =>
    (await by.call('network/sponsor_requests', { member_id: member.member_id })).list.map(({ is_own }) => is_own)
  expect([made.is_own, await ownOf(ann), await ownOf(bob)]).toEqual([true, [true], [false]])
  await bob.call('network/refuse_sponsor', { request_id: made.request_id, version: made.version })
  expect(await mailsOf(ann)).toEqual(['change_needs_approval', 'change_refused'])
  const { request_id, version } = await request(member, sponsor)
  await bob.call('network/approve_sponsor', { request_id, version })
  expect((await mailsOf(ann)).at(-1)).toBe('change_approved')
  expect((await mailsOf(bob)).at(-1)).toBe('change_needs_approval')
})

describe('a shop with one operator', () => {
  test('R-23 applies the change by itself after the wait, once, and none that fits no more', async () => {
    await shop.db.updateTable('staff').set({ is_active: false }).where('id', '<>', ann.staff_id).execute()
    const [member, other, sponsor] = [await register(), await register(), await register()]
    const made = await request(member, sponsor)
    const stale = await request(other, sponsor)
    expect(Date.parse(made.effective_at!)).toBeGreaterThan(Date.now() + 23 * 3_600_000)
    await applyDueSponsors.run(shop.site)
    const states = async () => (await ann.call('network/sponsor_requests', { page_size: 2 })).list.map(({ state }) => state)
    expect(await states()).toEqual(['requested', 'requested'])
    await sql`update sponsor_request set effective_at = clock_timestamp() where state = 'requested' and effective_at is not null`.execute(
      shop.db,
    )
    await shop.db.updateTable('member').set({ is_frozen: true }).where('id', '=', sponsor.member_id).execute()
    await applyDueSponsors.run(shop.site)
    expect(await states()).toEqual(['refused', 'refused'])
    await shop.db.updateTable('member').set({ is_frozen: false }).where('id', '=', sponsor.member_id).execute()
    const again = await request(member, sponsor)
    await sql`update sponsor_request set effective_at = clock_timestamp() where id = ${again.request_id}`.execute(shop.db)
    await Promise.all([applyDueSponsors.run(shop.site), applyDueSponsors.run(shop.site)])
    expect((await ann.call('network/member', { member_id: member.member_id })).history).toHaveLength(2)
    expect(stale.request_id).not.toBe(made.request_id)
    // The audit log has what took effect without a second operator, under the name of who requested it.
    const audits = await shop.db
      .selectFrom('audit')
      .select(['action', 'staff_id', 'after'])
      .where('subject', '=', `member ${member.member_id}`)
      .orderBy('id')
      .execute()
    const stateOf = ({ after }: { after: unknown }) => (after as { state?: string }).state ?? 'requested'
    expect(audits.map((one) => [one.action, one.staff_id, stateOf(one)])).toEqual([
      ['network/request_sponsor', ann.staff_id, 'requested'],
      ['network/approve_sponsor', ann.staff_id, 'refused'],
      ['network/request_sponsor', ann.staff_id, 'requested'],
      ['network/approve_sponsor', ann.staff_id, 'approved'],
    ])
    await shop.db.updateTable('staff').set({ is_active: true }).execute()
  })
})

describe('the daily verification', () => {
  const verify = async () => {
    await checkNetwork(shop.site)
    return bob.call('network/last_check', {})
  }
  /** Finds what an owner of the database did past the server, and takes it back. */
  async function found(harm: string, cure: string) {
    await sql`set session_replication_role = replica`.execute(shop.admin)
    await shop.admin.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db)
      await sql.raw(harm).execute(db)
    })
    const result = await verify()
    await shop.admin.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db)
      await sql.raw(cure).execute(db)
    })
    return result!.first_difference
  }

  test('AST-04 finds every field that differs from a fresh computation, a cycle too; health shows it', async () => {
    const top = await register()
    const members = [await register(top.member_id), await register(top.member_id)]
    for (const { member_id } of [top, ...members]) await raise(member_id)
    await shop.relay()
    expect(await difference()).toBeNull()
    expect(await verify()).toMatchObject({ is_right: true, first_difference: null, members: expect.any(Number) })
    const node = `where owner_id = ${top.member_id}`
    const one = members[0]!.member_id
    expect(
      await found(
        `update sponsor_node set upline = upline || 1 where member_id = ${one}`,
        `update sponsor_node set upline = upline[1:1] where member_id = ${one}`,
      ),
    ).toMatch(`sponsor_node ${one}: upline`)
    expect(
      await found(
        `update team_count set n = n + 1 where member_id = ${top.member_id}`,
        `update team_count set n = n - 1 where member_id = ${top.member_id}`,
      ),
    ).toMatch(`team_count ${top.member_id}`)
    expect(
      await found(
        `update placement_node set free_depth = free_depth + 1 ${node}`,
        `update placement_node set free_depth = free_depth - 1 ${node}`,
      ),
    ).toMatch('free_depth')
    expect(
      await found(`update placement_node set depth = depth - 1 ${node}`, `update placement_node set depth = depth + 1 ${node}`),
    ).toMatch('depth')
    expect(await found(`update member set grade = 9 where id = ${one}`, `update member set grade = 4 where id = ${one}`)).toMatch(
      'is counted as 4, not 9',
    )
    const before = `update sponsor_node set sponsor_id = null, upline = '{}' where member_id = ${top.member_id}`
    const cyclic = `update sponsor_node set sponsor_id = ${one}, upline = array[${one}] where member_id = ${top.member_id}`
    expect(await found(cyclic, before)).toMatch('is its own sponsor')
    const health = async () => (await bob.call('ops/health', {})).checks.find(({ kind }) => kind === 'network')
    expect(await health()).toMatchObject({ state: 'bad', text: expect.stringContaining('is its own sponsor') })
    expect(await verify()).toMatchObject({ is_right: true })
    expect(await health()).toMatchObject({ state: 'good' })
  })
})
