import { expect, test } from 'vitest'
import { statusOfRefusal, type RefusalCode } from './errors.ts'
import { contract } from './index.ts'

const codes = [
  ...new Set(
    Object.values(contract).flatMap((domain) =>
      Object.values(domain).flatMap(({ refusals = [] }: { refusals?: readonly RefusalCode[] }) => refusals),
    ),
  ),
]
const withStatus = (status: number) => codes.filter((code) => statusOfRefusal(code) === status)

test('SHL-10 what is not there is 404, and what is not as it was is 409, in every domain', () => {
  expect(withStatus(404)).toEqual(codes.filter((code) => /not_found/.test(code)))
  expect(withStatus(404).length).toBeGreaterThan(30)
  const changed = codes.filter((code) => /changed/.test(code))
  expect(changed.length).toBeGreaterThan(15)
  expect(withStatus(409)).toEqual(expect.arrayContaining(changed))
})

test.each([
  ['order.not_found', 404],
  ['call.resource_not_found', 404],
  ['points_shop.price_changed', 409],
  ['withdrawal.decided', 409],
  ['call.key_reused', 409],
  ['media.too_large', 413],
  ['refund.quantity_exceeded', 422],
  ['order.action_unavailable', 422],
  ['session.not_logged_in', 401],
  ['call.wrong_fields', 400],
  ['site.closed_by_schedule', 503],
] as const)('SHL-10 %s is answered with %i', (code, status) => {
  expect(statusOfRefusal(code)).toBe(status)
})
