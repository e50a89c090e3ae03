import { expect, test } from 'vitest'
import { codeIn, readDevice, readDevices, readScan } from './box-address.ts'

const code = 'A1-b_'.padEnd(43, 'x')

test.each([
  [code, code],
  [` ${code}\n`, code],
  [`https://shop.example/v2/assets/scan?code=${code}`, code],
  [`http://127.0.0.1:3000/v2/assets/scan/?language=zh-cn&code=${code}`, code],
  [`https://shop.example/v2/goods/detail/detail?code=${code}`, null],
  ['https://shop.example/v2/assets/scan?code=short', null],
  ['https://shop.example/v2/assets/scan', null],
  [`${code}x`, null],
  ['172', null],
  ['', null],
])('AST-11 the code of a box in %j is %j', (text, found) => {
  expect(codeIn(text)).toBe(found)
})

test('AST-11 the addresses of the screens name a state, a device, a code; anything else is left out', () => {
  expect(readDevices({ state: 'expired' })).toEqual({ state: 'expired' })
  expect(readDevices({ state: 'stolen' })).toEqual({ state: undefined })
  expect([readDevice({ id: '7' }), readDevice({ id: '-7' }), readDevice({})]).toEqual([{ id: 7 }, { id: 0 }, { id: 0 }])
  expect([readScan({ code }), readScan({ code: 'x' }), readScan({})]).toEqual([{ code }, { code: undefined }, { code: undefined }])
})
