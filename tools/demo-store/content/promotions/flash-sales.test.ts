import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'
import { listGoods } from '../store.ts'
import { dailyGoods, dailyNote, dailySessions, firstDaySessions } from './flash-sales.ts'

const goods = new Map(listGoods().map((one) => [one.key, one]))

test('PRM-03 every session speaks all five languages and sells standard goods that exist, for less', () => {
  const texts = [...firstDaySessions.flatMap(({ name, note }) => [name, note]), ...dailySessions.map(({ name }) => name), dailyNote]
  for (const text of texts) for (const language of languages) expect(text[language].trim()).not.toBe('')
  for (const { goods: key, off, stock } of [...firstDaySessions.flatMap(({ items }) => items), ...dailyGoods]) {
    expect(goods.get(key)?.goods_type, key).toBe('standard')
    expect(off > 0 && off < 1000 && stock > 0, key).toBe(true)
  }
})

test('PRM-03 on the first day one session is over, one runs and one starts within half an hour', () => {
  const states = firstDaySessions.map(({ minutes: [from, until] }) =>
    until <= 0 ? 'ended' : from <= 0 ? 'running' : from <= 30 ? 'starting_soon' : 'upcoming',
  )
  expect(states).toEqual(['ended', 'running', 'starting_soon'])
})

test('R-13 no goods are in two sessions at a time', () => {
  const [, running, next] = firstDaySessions
  const keys = [...running!.items, ...next!.items, ...dailyGoods].map((item) => item.goods)
  expect(new Set(keys).size).toBe(keys.length)
})
