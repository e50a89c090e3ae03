import { expect, test } from 'vitest'
import { levelToInput } from './level-to-input.ts'

test('DST-06 CON-04 what is left blank in the form of a level is sent as nothing', () => {
  expect(levelToInput({ texts: [], rates: { first: 80_000 }, conditions: { members: 5 } })).toEqual({
    texts: [],
    position: 0,
    rates: { first: 80_000, second: 0, third: 0 },
    conditions: { orders: 0, sales: '0.00', members: 5 },
  })
})
