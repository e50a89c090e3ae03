import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { openCommissions } from '../test/commissions.ts'
import { makeDistributorMember } from '../test/distributors.ts'

const shop = await openTestShop()
const last = await openTestShop({ settings: { 'distribution.binding': 'last', 'distribution.protected_days': 30 } })
const clerk = await staffClient(shop, 'operator')
const { bindTo, chain } = await openCommissions(shop)
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason ?? null

describe('by code, link or poster', () => {
  test('DST-02 a member is bound by a code, whatever its case, and sees to whom', async () => {
    const [distributor, member] = [await makeDistributorMember(shop), await shop.member()]
    await sql`update member set nickname = 'Hannah' where id = ${distributor.member_id}`.execute(shop.db)
    const promote_code = distributor.promote_code.toLowerCase()
    const bound = await member.call('distribution/bind', { promote_code, way: 'code' })
    expect(bound).toEqual({ is_bound: true, way: 'code', distributor_name: 'H***h' })
    expect((await member.call('distribution/status', {})).bound_to).toBe('H***h')
    expect(await member.call('distribution/bind', { promote_code, way: 'code' })).toEqual(bound)
    expect(await distributor.call('distribution/index', {})).toMatchObject({ members: { first: 1, second: 0, third: 0 } })
  })

  test('DST-02 a link binds, and one that is no distributor’s binds nobody and refuses nothing', async () => {
    const [distributor, member, other] = [await makeDistributorMember(shop), await shop.member(), await shop.member()]
    const nobody = { is_bound: false, way: null, distributor_name: null }
    for (const source_member of [other.member_id, member.member_id, 2147483647])
      expect(await member.call('distribution/bind', { source_member, way: 'link' })).toEqual(nobody)
    const done = await member.call('distribution/bind', { source_member: distributor.member_id, way: 'poster' })
    expect(done).toMatchObject({ is_bound: true, way: 'poster' })
    expect(await member.call('distribution/bind', { way: 'link' })).toEqual(done)
  })

  test('DST-02 an unknown code, one’s own, and one of a stopped distributor say so', async () => {
    const [distributor, stopped] = [await makeDistributorMember(shop), await makeDistributorMember(shop)]
    await sql`update distributor set state = 'stopped' where member_id = ${stopped.member_id}`.execute(shop.db)
    const member = await shop.member()
    expect(await reasonOf(bindTo(member, { promote_code: 'ZZZZ9999' }))).toBe('distribution.code_unknown')
    expect(await reasonOf(bindTo(member, stopped))).toBe('distribution.code_unknown')
    expect(await reasonOf(bindTo(distributor, distributor))).toBe('distribution.own_code')
    expect(await reasonOf(member.call('distribution/bind', { promote_code: 'O0O0O0O0', way: 'code' }))).toBe('call.wrong_fields')
    const off = await openTestShop({ settings: { 'site.addons': { fenxiao: false } } })
    expect(await reasonOf((await off.member()).call('distribution/bind', { way: 'link' }))).toBe('call.feature_off')
  })
})

describe('who wins', () => {
  test('DST-02 first: the first one stays for ever', async () => {
    const [first, second, member] = [await makeDistributorMember(shop), await makeDistributorMember(shop), await shop.member()]
    await bindTo(member, first)
    await shop.advance({ days: 60 })
    expect(await reasonOf(bindTo(member, second))).toBe('distribution.bound_before')
    expect(await member.call('distribution/bind', { source_member: second.member_id, way: 'link' })).toMatchObject({ way: 'code' })
  })

  test('DST-02 last: a later one wins, but not within the protected days', async () => {
    const [first, second, member] = [await makeDistributorMember(last), await makeDistributorMember(last), await last.member()]
    await bindTo(member, first)
    await last.advance({ days: 29 })
    expect(await reasonOf(bindTo(member, second))).toBe('distribution.protected')
    await last.advance({ days: 2 })
    expect((await bindTo(member, second)).is_bound).toBe(true)
    expect(await first.call('distribution/index', {})).toMatchObject({ members: { first: 0 } })
    const { list } = await (await staffClient(last, 'operator')).call('distribution/bindings', { member_id: member.member_id })
    expect(list.map(({ distributor_id, ended_at }) => [distributor_id, ended_at === null])).toEqual([
      [second.member_id, true],
      [first.member_id, false],
    ])
    expect(list[1]!.ended_at).toBe(list[0]!.bound_at)
  })
})

describe('loops', () => {
  test('DST-02 a member of one’s own team, however far below, is no distributor of oneself', async () => {
    const { distributors } = await chain(5)
    for (const below of distributors.slice(0, 4)) expect(await reasonOf(bindTo(distributors[4]!, below))).toBe('distribution.loop')
    const input = { member_id: distributors[4]!.member_id, distributor_id: distributors[0]!.member_id, reason: 'Asked for it' }
    expect(await reasonOf(clerk.call('distribution/rebind', input))).toBe('distribution.loop')
  })

  test('DST-02 eight who bind in a ring at once leave it open', async () => {
    const ring = await Promise.all(Array.from({ length: 8 }, () => makeDistributorMember(shop)))
    const reasons = await Promise.all(ring.map((one, n) => reasonOf(bindTo(one, ring[(n + 1) % 8]!))))
    expect(reasons.map(String).toSorted()).toEqual(['distribution.loop', ...Array.from({ length: 7 }, () => 'null')])
  })

  test('DST-02 one member who uses eight codes at once is bound to one', async () => {
    const [member, ...many] = [await shop.member(), ...(await Promise.all(Array.from({ length: 8 }, () => makeDistributorMember(shop))))]
    const reasons = await Promise.all(many.map((one) => reasonOf(bindTo(member, one))))
    expect(reasons.filter((reason) => reason === null)).toHaveLength(1)
    expect(new Set(reasons)).toEqual(new Set([null, 'distribution.bound_before']))
    const indexes = await Promise.all(many.map((one) => one.call('distribution/index', {})))
    expect(indexes.reduce((sum, { members }) => sum + members.first, 0)).toBe(1)
  })
})

test('R-23 an operator rebinds with a reason, also to nobody; the history stays', async () => {
  const [first, second, member] = [await makeDistributorMember(shop), await makeDistributorMember(shop), await shop.member()]
  const { member_id } = member
  await bindTo(member, first)
  const rebind = (distributor_id: number | null, reason: string) => clerk.call('distribution/rebind', { member_id, distributor_id, reason })
  await rebind(second.member_id, 'Printed code of another')
  const { list } = await rebind(null, 'Asked to be nobody’s')
  expect(list.map(({ distributor_id, way, ended_at, reason }) => [distributor_id, way, ended_at !== null, reason])).toEqual([
    [second.member_id, 'operator', true, 'Asked to be nobody’s'],
    [first.member_id, 'code', true, null],
  ])
  expect(await clerk.call('distribution/bindings', { member_id })).toEqual({ list })
  expect((await member.call('distribution/status', {})).bound_to).toBeNull()
  expect(await reasonOf(rebind(2147483647, 'No'))).toBe('distribution.distributor_not_found')
  expect(await reasonOf(rebind(member_id, 'No'))).toBe('distribution.own_code')
  const unknown = clerk.call('distribution/rebind', { member_id: 2147483647, distributor_id: null, reason: 'No' })
  expect(await reasonOf(unknown)).toBe('member.not_found')
  expect((await bindTo(member, first)).is_bound).toBe(true)
})

test('DST-04 the team by generation, names of the first whole and of the others masked', async () => {
  const { distributors, buyer } = await chain(3)
  const top = distributors[2]!
  const team = async (generation: number) => (await top.call('distribution/team', { generation })).list
  const shown = (list: Awaited<ReturnType<typeof team>>) => list.map(({ name, is_distributor }) => [name.includes('***'), is_distributor])
  expect(shown(await team(1))).toEqual([[false, true]])
  expect(shown(await team(2))).toEqual([[true, true]])
  expect(shown(await team(3))).toEqual([[true, false]])
  expect((await top.call('distribution/index', {})).members).toEqual({ first: 1, second: 1, third: 1 })
  const more = await Promise.all(Array.from({ length: 3 }, () => shop.member()))
  for (const one of more) await bindTo(one, top)
  const page = await top.call('distribution/team', { generation: 1, page_size: 2 })
  const rest = await top.call('distribution/team', { generation: 1, page_size: 2, cursor: page.next! })
  expect([page.list.length, rest.list.length, rest.next]).toEqual([2, 2, null])
  expect(await reasonOf(buyer.call('distribution/team', { generation: 1 }))).toBe('distribution.not_distributor')
})
