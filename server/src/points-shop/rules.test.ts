import { expect, test } from 'vitest'
import { closedReason, itemState, remainingFor } from './rules.ts'

const open = {
  is_on: true,
  starts_at: '2026-11-22T16:00:00.000Z',
  ends_at: '2026-11-23T16:00:00.000Z',
  available: null,
  per_member: null,
  member_quantity: 0,
}

test.each([
  ['2026-11-22T15:59:59.000Z', 'points_shop.not_started', 'upcoming'],
  ['2026-11-22T16:00:00.000Z', null, 'running'],
  ['2026-11-22T16:00:01.000Z', null, 'running'],
  ['2026-11-23T15:59:59.000Z', null, 'running'],
  ['2026-11-23T16:00:00.000Z', 'points_shop.ended', 'ended'],
  ['2026-11-23T16:00:01.000Z', 'points_shop.ended', 'ended'],
])('PRM-11 R-06 at %s an item is refused as %s and shown as %s', (now, reason, state) => {
  expect([closedReason(open, now), itemState(open, now)]).toEqual([reason, state])
})

test.each([
  [{ available: null, per_member: null, member_quantity: 0 }, null, 'running'],
  [{ available: 3, per_member: null, member_quantity: 9 }, 3, 'running'],
  [{ available: null, per_member: 5, member_quantity: 2 }, 3, 'running'],
  [{ available: 2, per_member: 5, member_quantity: 2 }, 2, 'running'],
  [{ available: 0, per_member: 5, member_quantity: 2 }, 0, 'sold_out'],
  [{ available: 7, per_member: 2, member_quantity: 2 }, 0, 'limit_reached'],
  [{ available: 0, per_member: 2, member_quantity: 3 }, 0, 'limit_reached'],
])('PRM-11 of %o the member may have %s more: %s', (limits, left, state) => {
  const item = { ...open, ...limits }
  expect([remainingFor(item), itemState(item, open.starts_at)]).toEqual([left, state])
})

test('PRM-11 an item that is switched off is there for nobody', () => {
  expect(closedReason({ ...open, is_on: false }, open.starts_at)).toBe('points_shop.not_found')
})
