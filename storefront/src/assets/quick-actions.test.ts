import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { locksOf, quickActions, shownActions } from './quick-actions.ts'
import { readCoinWallet } from './wallet-address.ts'

const free = { send_blocker: null, recharge_blocker: null } as const
const keys = (list: ReturnType<typeof shownActions>) => list.map(({ key }) => key)

test('AST-01 the wallet of coins leads to every screen of the area, and each is in the route table', () => {
  const table = readFileSync(new URL('../routes/routes.tsv', import.meta.url), 'utf8')
  const paths = new Set(table.split('\n').map((line) => line.split(/[?\t]/)[0]))
  for (const { to } of quickActions) expect(paths).toContain(to)
  const shown = shownActions(free, () => true)
  expect(keys(shown)).toEqual(quickActions.map(({ key }) => key))
  expect(shown.every(({ lock, to }) => lock === null && to !== null)).toBe(true)
  expect(keys(shownActions(free, () => false))).not.toContain('recharge')
})

test('AST-01 AST-10 below RM what sends coins is locked and leads to the levels', () => {
  const shown = shownActions({ ...free, send_blocker: 'rm_only' }, () => true)
  const locked = shown.filter(({ lock }) => lock === 'rm_only')
  expect(keys(locked)).toEqual(['transfer', 'transfer_out', 'withdraw'])
  expect(locked.every(({ to }) => to === '/v1/member/level/level')).toBe(true)
  expect(locksOf(shown)).toEqual(['rm_only'])
})

test('AST-01 AST-03 a frozen account leads nowhere it may not go', () => {
  const byOperator = shownActions({ send_blocker: 'frozen', recharge_blocker: 'frozen' }, () => true)
  expect(keys(byOperator.filter(({ to }) => to === null))).toEqual(['recharge', 'transfer', 'transfer_out', 'withdraw'])
  const byWindow = shownActions({ send_blocker: 'rm_only', recharge_blocker: 'window_frozen' }, () => true)
  expect(locksOf(byWindow)).toEqual(['window_frozen', 'rm_only'])
})

test.each([
  [{}, { unit: undefined, place: undefined, frozen_for: undefined }],
  [
    { unit: 'ACC', place: 'frozen', frozen_for: 'window' },
    { unit: 'ACC', place: 'frozen', frozen_for: 'window' },
  ],
  [
    { unit: 'MONEY', place: 'available', frozen_for: 'window' },
    { unit: undefined, place: 'available', frozen_for: undefined },
  ],
])('AST-01 the address of the wallet of coins %j is read', (raw, read) => {
  expect(readCoinWallet(raw)).toEqual(read)
})
