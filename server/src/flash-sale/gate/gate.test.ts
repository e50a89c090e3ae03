import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requestPass, type Gate, type GateRules, withdraw, updateGate, createGate, applyReservations, advanceQueue } from './gate.ts'

let count = 0
const rules: GateRules = {
  passMs: 120_000,
  passIntervalMs: 0,
  queueLengthPerUnit: 5,
  queueTimeoutMs: 30_000,
  newId: () => `pass ${++count}`,
}
const requestFor = (gate: Gate, member_id: number, at = 0, quantity = 1, own: Partial<GateRules> = {}) =>
  requestPass(gate, member_id, quantity, at * 1000, { ...rules, ...own })
const stateOf = (gate: Gate, member_id: number, at?: number, quantity?: number) => requestFor(gate, member_id, at, quantity).state
const nothingUsed = new Set<string>()

describe('R-18 first come, first served', () => {
  test('as many are let in as there are units, and the others wait in order of coming', () => {
    const gate = createGate(2, 0)
    expect([1, 2, 3, 4].map((member) => requestFor(gate, member))).toMatchObject([
      { state: 'pass', quantity: 1, until: 120_000 },
      { state: 'pass' },
      { state: 'waiting', place: 1, waitMs: 120_000 },
      { state: 'waiting', place: 2, waitMs: 120_000 },
    ])
  })

  test('two have their turn together and the others at the gate’s pace, although units are free', () => {
    const gate = createGate(5, 0)
    const paced = (member_id: number, at: number) => requestFor(gate, member_id, at, 1, { passIntervalMs: 100 })
    expect([1, 2, 3, 4].map((member) => paced(member, 0))).toMatchObject([
      { state: 'pass' },
      { state: 'pass' },
      { state: 'waiting', place: 1, waitMs: 100 },
      { state: 'waiting', place: 2, waitMs: 200 },
    ])
    expect([paced(3, 0.099).state, paced(4, 0.1).state, paced(3, 0.1).state]).toEqual(['waiting', 'waiting', 'pass'])
    // After a pause two may come together again, and no more.
    expect([4, 5, 6].map((member) => paced(member, 9).state)).toEqual(['pass', 'pass', 'waiting'])
  })

  test('a member who asks again has the same pass and the same place', () => {
    const gate = createGate(1, 0)
    const first = requestFor(gate, 1)
    expect(requestFor(gate, 1, 5)).toEqual({ ...first, isNew: false })
    expect(requestFor(gate, 2)).toMatchObject({ place: 1, isNew: true })
    expect(requestFor(gate, 2, 5)).toMatchObject({ place: 1, isNew: false })
    expect([gate.issuedQuantity, gate.queue.size]).toEqual([1, 1])
  })

  test.each([
    [119.999, 'waiting'],
    [120, 'pass'],
    [120.001, 'pass'],
  ])('a pass that is not used by then goes to the next: at %d s of 120', (at, state) => {
    const gate = createGate(1, 0)
    requestFor(gate, 1)
    requestFor(gate, 2, 100)
    expect(stateOf(gate, 2, at)).toBe(state)
  })

  test('nobody who comes later passes those who wait, even when a unit is free', () => {
    const gate = createGate(2, 0)
    requestFor(gate, 1)
    // Two units are wanted: the free one is not enough.
    expect(stateOf(gate, 2, 0, 2)).toBe('waiting')
    expect(stateOf(gate, 3)).toBe('waiting')
    withdraw(gate, 1)
    expect([stateOf(gate, 2, 1, 2), stateOf(gate, 3, 1)]).toEqual(['pass', 'waiting'])
  })

  test('who stops asking loses the place after half a minute', () => {
    const gate = createGate(1, 0)
    requestFor(gate, 1)
    requestFor(gate, 2, 60)
    requestFor(gate, 3, 119)
    expect([stateOf(gate, 3, 121), stateOf(gate, 2, 121)]).toEqual(['pass', 'waiting'])
  })

  test('who wants another number of units goes to the end of the line', () => {
    const gate = createGate(3, 0)
    requestFor(gate, 1, 0, 3)
    requestFor(gate, 2)
    requestFor(gate, 3)
    expect([requestFor(gate, 2, 1, 2), requestFor(gate, 3, 1)]).toMatchObject([
      { state: 'waiting', quantity: 2 },
      { state: 'waiting', quantity: 1 },
    ])
    withdraw(gate, 1)
    expect([stateOf(gate, 3, 2), stateOf(gate, 2, 2, 2)]).toEqual(['pass', 'pass'])
  })
})

describe('R-18 what is gone is said at once', () => {
  test.each([
    { stock: 10, reserved: 10, quantity: 1, left: 0 },
    { stock: 10, reserved: 9, quantity: 2, left: 1 },
    { stock: 0, reserved: 0, quantity: 1, left: 0 },
  ])('of $stock units with $reserved reserved, $quantity cannot be had', ({ stock, reserved, quantity, left }) => {
    expect(requestFor(createGate(stock, reserved), 1, 0, quantity)).toEqual({ state: 'sold_out', left })
  })

  test('no more wait than have a chance', () => {
    const gate = createGate(2, 0)
    const states = Array.from({ length: 14 }, (_, member) => stateOf(gate, member + 1))
    expect(states).toEqual([...Array<string>(2).fill('pass'), ...Array<string>(10).fill('waiting'), 'sold_out', 'sold_out'])
  })

  test('when the last unit is ordered, all who wait are notified', () => {
    const gate = createGate(1, 0)
    const first = requestFor(gate, 1)
    requestFor(gate, 2)
    updateGate(gate, { stock: 1, reserved: 1, used: new Set([first.state === 'pass' ? first.pass : '']) })
    expect([requestFor(gate, 2, 1), gate.queue.size, gate.issuedQuantity]).toEqual([{ state: 'sold_out', left: 0 }, 0, 0])
  })

  test('a unit that comes back is given to the next', () => {
    const gate = createGate(1, 1)
    expect(stateOf(gate, 1)).toBe('sold_out')
    updateGate(gate, { stock: 1, reserved: 0, used: nothingUsed })
    expect(stateOf(gate, 1)).toBe('pass')
  })

  test('goods without a number let everybody in', () => {
    const gate = createGate(null, 0)
    expect([1, 2, 3].map((member) => stateOf(gate, member))).toEqual(['pass', 'pass', 'pass'])
  })
})

describe('R-18 passes of other processes', () => {
  test('bound those of this one', () => {
    const gate = createGate(3, 0)
    updateGate(gate, { stock: 3, reserved: 0, used: nothingUsed, remoteQuantity: 2 })
    expect([1, 2].map((member) => stateOf(gate, member))).toEqual(['pass', 'waiting'])
    updateGate(gate, { stock: 3, reserved: 0, used: nothingUsed, remoteQuantity: 1 })
    expect([2, 3].map((member) => stateOf(gate, member, 1))).toEqual(['pass', 'waiting'])
  })

  test('whose pass the database did not count waits before all others, and nobody asks it again at once', () => {
    const gate = createGate(2, 0)
    for (const member of [1, 2, 3]) requestFor(gate, member)
    const requested = new Map(gate.passes)
    const reservedPasses = new Set([gate.passes.get(1)!.pass])
    applyReservations(gate, requested, { stock: 2, reserved: 0, reservedPasses, left: 0 }, 0)
    expect([1, 2, 3].map((member) => requestFor(gate, member))).toMatchObject([
      { state: 'pass', isReserved: true },
      { state: 'waiting', place: 1 },
      { state: 'waiting', place: 2 },
    ])
    updateGate(gate, { stock: 2, reserved: 0, used: nothingUsed })
    expect([3, 2].map((member) => stateOf(gate, member, 1))).toEqual(['waiting', 'pass'])
  })

  test('whom others have left no unit is told so', () => {
    const gate = createGate(1, 0)
    requestFor(gate, 1)
    applyReservations(gate, new Map(gate.passes), { stock: 1, reserved: 1, reservedPasses: nothingUsed, left: 0 }, 0)
    expect(requestFor(gate, 1)).toEqual({ state: 'sold_out', left: 0 })
  })
})

type Step =
  | { kind: 'ask'; member: number; quantity: number }
  | { kind: 'leave'; member: number }
  | { kind: 'order'; member: number }
  | { kind: 'close' }
  | { kind: 'wait'; seconds: number }
const member = fc.integer({ min: 1, max: 12 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('ask' as const), member, quantity: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('leave' as const), member }),
  fc.record({ kind: fc.constant('order' as const), member }),
  fc.record({ kind: fc.constant('close' as const) }),
  fc.record({ kind: fc.constant('wait' as const), seconds: fc.integer({ min: 0, max: 200 }) }),
)

test('R-18 whatever happens, passes and taken units are never more than the stock, and the sum of passes is right', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), fc.array(step, { maxLength: 60 }), (stock, steps) => {
      const gate = createGate(stock, 0)
      let now = 0
      let taken = 0
      for (const one of steps) {
        if (one.kind === 'ask') requestPass(gate, one.member, one.quantity, now, rules)
        if (one.kind === 'leave') withdraw(gate, one.member)
        if (one.kind === 'wait') advanceQueue(gate, (now += one.seconds * 1000), rules)
        if (one.kind === 'close') updateGate(gate, { stock, reserved: (taken = Math.max(0, taken - 1)), used: nothingUsed })
        const pass = one.kind === 'order' ? gate.passes.get(one.member) : undefined
        if (pass) updateGate(gate, { stock, reserved: (taken += pass.quantity), used: new Set([pass.pass]) })
        const out = [...gate.passes.values()].reduce((sum, { quantity }) => sum + quantity, 0)
        expect(gate.issuedQuantity).toBe(out)
        expect(taken + out).toBeLessThanOrEqual(stock)
        for (const id of gate.queue.keys()) expect(gate.passes.has(id)).toBe(false)
      }
    }),
    { numRuns: 500 },
  )
})
