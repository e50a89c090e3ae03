import type { StaffGame } from '@longmall/contract/game-staff.ts'
import { expect, test } from 'vitest'
import { rowOdds } from './row-odds.ts'
import { fixedOf, isExhausted, toForm, toInput, type PrizeRow } from './to-form.ts'

const texts = [{ language: 'en-us' as const, name: 'A prize' }]
const none = {
  sku_id: null,
  coupon_id: null,
  longcoin: null,
  money: null,
  stock: null,
  picture: null,
  reserved: 0,
  is_exhausted: false,
  odds: 0,
  texts,
}
const game: StaffGame = {
  game_id: 7,
  version: 3,
  state: 'running',
  kind: 'egg',
  first_day: '2031-05-01',
  last_day: '2031-05-31',
  free_daily: 2,
  is_on: true,
  position: 1,
  longcoin_price: null,
  daily_limit: 5,
  texts: [{ language: 'en-us', name: 'Eggs', note: '' }],
  prizes: [
    { ...none, prize_id: 1, kind: 'longcoin', longcoin: 20, weight: 3, stock: 10, reserved: 4 },
    { ...none, prize_id: 2, kind: 'goods', sku_id: 9, weight: 2, is_exhausted: true },
    { ...none, prize_id: 3, kind: 'nothing', weight: 5 },
  ],
}

test('CON-04 PRM-14 what is read of a game is what its form holds and sends, without what it does not have', () => {
  const form = toForm(game)
  expect(fixedOf(game)).toEqual({ game_id: 7, version: 3 })
  expect(form).not.toHaveProperty('longcoin_price')
  expect(form.prizes).toEqual([
    { prize_id: 1, kind: 'longcoin', longcoin: 20, weight: 3, stock: 10, reserved: 4, texts },
    { prize_id: 2, kind: 'goods', sku_id: 9, weight: 2, reserved: 0, texts, lapsed: 9 },
    { prize_id: 3, kind: 'nothing', weight: 5, reserved: 0, texts },
  ])
  expect(toInput({ ...form, texts: [{ language: 'en-us', name: 'Eggs' }], is_on: undefined })).toMatchObject({
    texts: [{ language: 'en-us', name: 'Eggs', note: '' }],
    daily_limit: 5,
  })
})

test.each([
  [{ kind: 'longcoin', stock: 4, reserved: 4 }, true],
  [{ kind: 'longcoin', stock: 5, reserved: 4 }, false],
  [{ kind: 'longcoin', stock: 0 }, true],
  [{ kind: 'longcoin' }, false],
  [{ kind: 'goods', sku_id: 9, lapsed: 9 }, true],
  [{ kind: 'goods', sku_id: 8, lapsed: 9 }, false],
  [{ kind: 'nothing', stock: 0 }, false],
] as [PrizeRow, boolean][])('PRM-14 a row %o is gone: %s', (row, expected) => {
  expect(isExhausted(row)).toBe(expected)
})

test.each([
  [
    [
      { kind: 'longcoin', weight: 1 },
      { kind: 'nothing', weight: 3 },
    ],
    [250_000, 750_000],
  ],
  [
    [
      { kind: 'longcoin', weight: 1, stock: 0 },
      { kind: 'nothing', weight: 3 },
    ],
    [0, 1_000_000],
  ],
  [[{ kind: 'longcoin' }, { kind: 'nothing', weight: 3 }], null],
  [
    [
      { kind: 'longcoin', weight: 0 },
      { kind: 'nothing', weight: 3 },
    ],
    null,
  ],
  [[], null],
] as [PrizeRow[], number[] | null][])('PRM-14 rows %o have the odds %o, as the server judges them', (rows, expected) => {
  expect(rowOdds(rows)).toEqual(expected)
})
