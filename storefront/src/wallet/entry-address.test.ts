import { expect, test } from 'vitest'
import { entryAddress } from './entry-address.ts'

test.each([
  [
    { kind: 'order', id: 5 },
    { to: '/v1/order/detail/detail', search: { order_id: 5 } },
  ],
  // A run pays many: a member's awards are on the screen of their income.
  [
    { kind: 'run', id: 12 },
    { to: '/v2/assets/income', search: {} },
  ],
  [{ kind: 'adjustment', id: 3 }, null],
  [null, null],
] as const)('WAL-04 AST-05 a line about %j leads to %j', (subject, address) => {
  expect(entryAddress(subject)).toEqual(address)
})
