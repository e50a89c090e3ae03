import { expect, test } from 'vitest'
import { RecentAttempts } from './recent-attempts.ts'

const minute = 60_000
const start = Date.parse('2026-11-21T00:00:00Z')

test('attempts are remembered for half an hour at least and an hour at most', () => {
  const recent = new RecentAttempts()
  recent.add('192.0.2.1', 1, start)
  recent.add('192.0.2.1', 1, start + 29 * minute)
  expect(recent.of('192.0.2.1', start + 29 * minute)).toBe(2)
  expect(recent.of('192.0.2.1', start + 59 * minute)).toBe(2)
  expect(recent.of('192.0.2.1', start + 61 * minute)).toBe(0)
})

test('a silence of an hour and more forgets all', () => {
  const recent = new RecentAttempts()
  recent.add('192.0.2.1', 5, start)
  expect(recent.of('192.0.2.1', start + 60 * minute)).toBe(0)
})

test('each network has its own, and what is taken back does not count', () => {
  const recent = new RecentAttempts()
  recent.add('192.0.2.1', 1, start)
  recent.add('192.0.2.2', 1, start)
  recent.add('192.0.2.2', -1, start)
  expect([recent.of('192.0.2.1', start), recent.of('192.0.2.2', start), recent.of('192.0.2.3', start)]).toEqual([1, 0, 0])
})

test('an attack from a million networks does not fill the memory', () => {
  const recent = new RecentAttempts()
  for (let n = 0; n < 1_000_000; n++) recent.add(`network ${n}`, 1, start)
  expect(recent.of('network 999999', start)).toBe(1)
  expect(recent.of('network 0', start)).toBe(0)
})
