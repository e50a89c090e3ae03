import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { aMember, fillTable, grows, isOneOf, pick } from '../fill-table.ts'

/** Devices of members with their boxes, days, alerts and changes of owners. */
export async function fillBoxes(db: Database, count: number): Promise<void> {
  await fillTable(db, 'box_hardware', count, {
    id: 'n',
    device_id: `'LB-' || lpad(n::text, 10, '0')`,
    revoked_at: `case when ${isOneOf('revoked', 1000)} then ${grows(count)} end`,
    enrolled_at: grows(count),
    enrolled_by: '1',
  })
  await fillTable(db, 'box_beat', count, { hardware_id: 'n', boot: '1', seq: 'n', signed_at: grows(count), seen_at: grows(count) })
  const state = pick('box state', ['activated', 'not_activated', 'expired', 'returned'])
  const isActive = `${state} in ('activated', 'expired')`
  const isBound = `${isActive} and n % 2 = 0`
  await fillTable(db, 'box', count, {
    id: 'n',
    member_id: aMember(count),
    buyer_id: 'n',
    order_id: 'n',
    order_no: `'D' || lpad(n::text, 17, '0')`,
    order_goods_id: 'n',
    piece: '1',
    goods_name: `'Miner ' || n % 9`,
    names: `'{}'`,
    plan_id: '1',
    plan_names: `'{"en-us": "One year"}'`,
    term_days: '365',
    minutes_needed: '720',
    daily_rate: '1000',
    delivery: `case when n % 2 = 0 then 'home' else 'hosted' end`,
    state,
    hardware_id: `case when ${isBound} then n end`,
    bought_at: grows(count),
    activated_at: `case when ${isActive} then ${grows(count)} end`,
    expires_on: `case when ${isActive} then (${grows(count)})::date + 365 end`,
    returned_at: `case when ${state} = 'returned' then ${grows(count)} end`,
    owned_at: grows(count),
    mined: 'n',
  })
  // Beside the one that a shop starts with.
  await fillTable(db, 'box_plan', 20, { id: 'n + 1', term_days: '30 * n', daily_rate: '100 * n', position: 'n' })
  await fillTable(db, 'box_plan_text', 20, { plan_id: 'n + 1', language: `'en-us'`, name: `'Plan ' || n` })
  const few = Math.max(20, count / 100)
  await fillTable(db, 'box_alert', few, {
    id: 'n',
    hardware_id: 'n',
    kind: pick('alert', ['replay', 'skew', 'clone']),
    first_at: grows(few),
    last_at: grows(few),
    count: 'n',
    details: `'{"seq": "7"}'`,
    handled_at: `case when n % 3 > 0 then ${grows(few)} end`,
    handled_by: `case when n % 3 > 0 then 1 end`,
  })
  await fillTable(db, 'box_owner_request', few, {
    id: 'n',
    box_id: 'n',
    before_id: 'n',
    after_id: 'n + 1',
    reason: `'Inherited'`,
    state: pick('owner request', ['approved', 'refused']),
    requested_by: '1',
    requested_at: grows(few),
    decided_by: '2',
    decided_at: grows(few),
  })
}
