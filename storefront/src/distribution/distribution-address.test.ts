import { expect, test } from 'vitest'
import { readBill, readGoodsList, readOrderId, readOrders, readTeamGeneration } from './distribution-address.ts'

test('DST-04 addresses of the distributor’s lists are read, and wrong input is ignored', () => {
  expect(readOrders({ state: 'frozen', generation: '2' })).toEqual({ state: 'frozen', generation: 2 })
  expect(readOrders({ state: 'none', generation: '4' })).toEqual({ state: undefined, generation: undefined })
  expect(readTeamGeneration({ generation: '3' })).toEqual({ generation: 3 })
  expect(readTeamGeneration({ generation: '-1' })).toEqual({ generation: 1 })
  expect(readOrderId({ id: '12' })).toEqual({ id: 12 })
  expect(readOrderId({ id: 'x' })).toEqual({ id: 0 })
  expect(readBill({ kind: 'netted' })).toEqual({ kind: 'netted' })
  expect(readBill({})).toEqual({ kind: undefined })
  expect(readGoodsList({ keyword: ' tea ', sort: 'price_up' })).toEqual({ keyword: 'tea', sort: 'price_up' })
  expect(readGoodsList({ sort: 'newest' })).toEqual({ keyword: undefined, sort: undefined })
})
