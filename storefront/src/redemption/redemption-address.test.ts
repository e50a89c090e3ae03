import { expect, test } from 'vitest'
import { deskCodeIn, readDeskDetail, readDeskList, typedForm } from './redemption-address.ts'

test('DSK-01 a scanned address is no code of the desk, and neither is nothing', () => {
  expect(deskCodeIn(' longmall:pickup:20261122000000004711:94287082\n')).toBe('longmall:pickup:20261122000000004711:94287082')
  expect(['https://shop.example/v2/assets/scan?code=1', '  ', 'x'.repeat(201)].map(deskCodeIn)).toEqual([null, null, null])
})

test('DSK-01 digits are grouped while they are typed, a code with letters is left alone', () => {
  expect(['471194287082', '4711 94287', 'GIFT-4711 94', ''].map(typedForm)).toEqual(['4711 9428 7082', '4711 9428 7', 'GIFT-4711 94', ''])
})

test('DSK-01 a wrong address of the list shows what is ready, of all stores and days', () => {
  expect(readDeskList({ tab: 'x', branch_id: '-1', day: '2026-13-01', own: 'yes' })).toEqual({
    tab: 'ready',
    branch_id: undefined,
    day: undefined,
    own: false,
  })
  expect(readDeskList({ tab: 'done', branch_id: '3', day: '2026-11-22', own: '1' })).toEqual({
    tab: 'done',
    branch_id: 3,
    day: '2026-11-22',
    own: true,
  })
})

test('DSK-01 the detail names a code or a record', () => {
  expect(readDeskDetail({ code: ' 471194287082 ' })).toEqual({ code: '471194287082', redemption_id: undefined })
  expect(readDeskDetail({ code: '  ', redemption_id: '7' })).toEqual({ code: undefined, redemption_id: 7 })
})
