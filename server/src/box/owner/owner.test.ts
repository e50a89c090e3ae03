import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { refusalOf } from '../../order/test/shopping.ts'
import { openBoxes } from '../test/box-world.ts'
import { applyDueOwners } from './apply-due.ts'

const shop = await openTestShop()
const { makeBound, makeOwner } = await openBoxes(shop)
let ann: Client & { staff_id: number }
let bob: Client & { staff_id: number }
beforeAll(async () => {
  ann = await staffClient(shop, 'operator')
  bob = await staffClient(shop, 'owner')
})
const reason = 'Sold to a friend'
const request = (box_id: number, member_id: number) => ann.call('box/request_owner', { box_id, member_id, reason })
const reasonOf = async (call: Promise<unknown>) => (await refusalOf(call))?.reason

describe('another owner', () => {
  test('AST-11 is requested by one operator and approved by another; the device has its history, and is the new owner’s alone', async () => {
    const { owner, box } = await makeBound()
    const next = await shop.member()
    await owner.call('box/set_remark', { box_id: owner.box_id, remark: 'Mine' })
    await sql`update box set mined = 5000 where id = ${owner.box_id}`.execute(shop.db)
    const made = await request(owner.box_id, next.member_id)
    expect(made).toMatchObject({
      before: { member_id: owner.member_id },
      after: { member_id: next.member_id },
      state: 'requested',
      effective_at: null,
    })
    expect(await reasonOf(request(owner.box_id, next.member_id))).toBe('box.request_pending')
    const decision = { request_id: made.request_id, version: 1 }
    expect(await reasonOf(ann.call('box/approve_owner', decision))).toBe('box.own_request')
    expect(await bob.call('box/approve_owner', decision)).toMatchObject({ state: 'approved', version: 2 })
    expect(await reasonOf(bob.call('box/approve_owner', decision))).toBe('box.request_decided')
    expect(await reasonOf(owner.call('box/view', { box_id: owner.box_id }))).toBe('box.not_found')
    expect(await next.call('box/view', { box_id: owner.box_id })).toMatchObject({
      remark: '',
      mined: '0.000',
      state: 'activated',
      logged_in_at: null,
    })
    expect((await box.call('GET', 'income')).body.error).toBe('not_logged_in')
    const { owners } = await bob.call('box/staff_view', { box_id: owner.box_id })
    expect(owners.map((one) => [one.owner.member_id, one.cause, one.request_id])).toEqual([
      [next.member_id, 'operator', made.request_id],
      [owner.member_id, 'purchase', null],
    ])
    expect(await ann.call('box/owner_requests', { box_id: owner.box_id })).toMatchObject({ list: [{ state: 'approved', is_own: true }] })
    // Until the next settlement the owner before is paid for a day, and cannot leave.
    const step = shop.site.accountClosureSteps.find(({ domain }) => domain === 'box')!
    expect(await step.findBlocker(shop.systemContext(), owner.member_id)).toMatchObject({ kind: 'box' })
  })

  test('AST-11 is nobody who is unknown, closed, frozen, outside the area, or the owner already; and of no device that is over', async () => {
    const owner = await makeOwner()
    const next = await shop.member()
    const change = (values: object) => shop.db.updateTable('member').set(values).where('id', '=', next.member_id).execute()
    expect(await reasonOf(request(owner.box_id, 2147483647))).toBe('box.member_unknown')
    expect(await reasonOf(request(2147483647, next.member_id))).toBe('box.not_found')
    expect(await reasonOf(request(owner.box_id, owner.member_id))).toBe('box.same_owner')
    await change({ is_frozen: true })
    expect(await reasonOf(request(owner.box_id, next.member_id))).toBe('box.owner_frozen')
    await change({ is_frozen: false, state: 'cancelled' })
    expect(await reasonOf(request(owner.box_id, next.member_id))).toBe('box.member_unknown')
    await change({ state: 'active', country: 'KR' })
    await sql`insert into setting (key, value) values ('asset_area.closed_countries', '["KR"]')`.execute(shop.db)
    await shop.refresh()
    expect(await reasonOf(request(owner.box_id, next.member_id))).toBe('box.owner_closed_area')
    await sql`delete from setting where key = 'asset_area.closed_countries'`.execute(shop.db)
    await shop.refresh()
    const { request_id } = await request(owner.box_id, next.member_id)
    await sql`update box set state = 'returned', returned_at = now() where id = ${owner.box_id}`.execute(shop.db)
    expect(await reasonOf(bob.call('box/approve_owner', { request_id, version: 1 }))).toBe('box.over')
    expect(await ann.call('box/refuse_owner', { request_id, version: 1 })).toMatchObject({ state: 'refused' })
  })

  test('AST-11 AST-14 waits while the daily settlement pays the devices', async () => {
    const [owner, next] = [await makeOwner(), await shop.member()]
    const { request_id } = await request(owner.box_id, next.member_id)
    await sql`insert into box_run (run_id, day, cutoff) values (999, '2020-01-01', now() - interval '1 day')`.execute(shop.db)
    await sql`insert into box_run_shard (run_id, shard, first_member, last_member) values (999, 0, 1, 9)`.execute(shop.db)
    expect(await reasonOf(bob.call('box/approve_owner', { request_id, version: 1 }))).toBe('box.settlement_running')
    await sql`update box_run_shard set mined = 0, box_count = 0 where run_id = 999`.execute(shop.db)
    expect(await bob.call('box/approve_owner', { request_id, version: 1 })).toMatchObject({ state: 'approved' })
  })

  test('AST-11 where nobody else may approve, takes effect by itself after the waiting time', async () => {
    const [owner, next] = [await makeOwner(), await shop.member()]
    const { request_id } = await request(owner.box_id, next.member_id)
    await sql`update box_owner_request set effective_at = clock_timestamp() - interval '1 second' where id = ${request_id}`.execute(shop.db)
    await applyDueOwners.run(shop.site)
    expect(await ann.call('box/owner_requests', { box_id: owner.box_id })).toMatchObject({
      list: [{ state: 'approved', decided_by_name: null }],
    })
    expect((await next.call('box/list', {})).list).toMatchObject([{ box_id: owner.box_id }])
  })
})
