import { expect, test } from 'vitest'
import { dayAfterTerm, daysLeft, isAfter, isMacOf, keyOfBox, macOf, nextBeat, staleKind } from './rules.ts'

const call = {
  method: 'POST',
  path: '/box/v1/report',
  time: '1793491200',
  boot: '1793480000',
  seq: '42',
  body: Buffer.from('{"version":"1.0","temperature":421}'),
}

test('AST-12 the MAC is that of the worked example in docs/set-top-box.md', () => {
  const mac = '28cf00df5642e3b1822dcbe1fa3e7e1f7ba8ffd7b90aa7f8917b7bf7c4f6ba19'
  const key = Buffer.alloc(32, 7)
  expect(macOf(key, call).toString('hex')).toBe(mac)
  expect(isMacOf(key, call, mac)).toBe(true)
  for (const wrong of [mac.toUpperCase(), mac.slice(1), '', `${mac}0`]) expect(isMacOf(key, call, wrong)).toBe(false)
  expect(isMacOf(Buffer.alloc(32, 8), call, mac)).toBe(false)
})

test('AST-12 each box, version and installation has a key of its own', () => {
  const keys = (byte: number) => ({ sign: Buffer.alloc(32, byte), pepper: Buffer.alloc(32) })
  const all = [
    keyOfBox(keys(1), 'LB-ONE', 1),
    keyOfBox(keys(1), 'LB-ONE', 2),
    keyOfBox(keys(1), 'LB-TWO', 1),
    keyOfBox(keys(2), 'LB-ONE', 1),
  ]
  expect(new Set(all.map((key) => key.toString('hex'))).size).toBe(4)
  expect(keyOfBox(keys(1), 'LB-ONE', 1)).toEqual(all[0])
})

test.each([
  [{ boot: 1, seq: 2 }, { boot: 1, seq: 1 }, true],
  [{ boot: 1, seq: 1 }, { boot: 1, seq: 1 }, false],
  [{ boot: 2, seq: 1 }, { boot: 1, seq: 9 }, true],
  [{ boot: 1, seq: 10 }, { boot: 2, seq: 1 }, false],
])('AST-12 %j after %j: %s', (one, other, expected) => {
  expect(isAfter(one, other)).toBe(expected)
})

test('AST-12 what was signed after the last call comes from a second box, all else was recorded', () => {
  const last = { boot: 2, seq: 5, signed_at: 1000 }
  expect(staleKind({ boot: 2, seq: 5, signed_at: 1000 }, last)).toBe('replay')
  expect(staleKind({ boot: 1, seq: 99, signed_at: 999 }, last)).toBe('replay')
  expect(staleKind({ boot: 1, seq: 99, signed_at: 1001 }, last)).toBe('clone')
})

test('AST-11 a term of n days is the day of the activation and n − 1 more', () => {
  expect(dayAfterTerm('2026-02-27', 1)).toBe('2026-02-28')
  expect(dayAfterTerm('2026-02-27', 365)).toBe('2027-02-27')
  expect([daysLeft('2026-02-27', '2026-02-28'), daysLeft('2026-02-28', '2026-02-28'), daysLeft('2026-03-09', '2026-02-28')]).toEqual([
    1, 0, 0,
  ])
})

test('AST-12 boxes are told to come again in 55 to 65 seconds', () => {
  expect([nextBeat(0), nextBeat(0.999_999)]).toEqual([55, 65])
})
