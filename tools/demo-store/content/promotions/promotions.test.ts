import { languages } from '@longmall/contract/fields.ts'
import { expect, test } from 'vitest'
import { listGoods } from '../store.ts'
import type { DemoSpan } from './demo-promotion.ts'
import { promotions } from './promotions.ts'

const goods = new Map(listGoods().map((one) => [one.key, one]))
const kinds = ['discount', 'group_buy', 'presale', 'combo', 'topic'] as const

test('PRM-02 PRM-04 PRM-07 PRM-09 PRM-10 every promotion speaks all five languages and sells SKUs that exist and can be had', () => {
  for (const { name, note, items } of promotions) {
    for (const language of languages) expect([name[language], note[language]].every((text) => text.trim() !== '')).toBe(true)
    for (const { goods: key, places } of items) {
      const found = goods.get(key)
      expect(found?.goods_type, key).toBe('standard')
      expect(
        (places ?? [0]).filter((place) => !found!.skus[place]),
        key,
      ).toEqual([])
    }
  }
})

const stateOf = (span: DemoSpan) => {
  const [from, until] = 'days' in span ? [span.days[0] * 1440, (span.days[1] + 1) * 1440] : span.minutes
  return until <= 0 ? 'ended' : from > 0 ? 'upcoming' : 'running'
}

test.each(kinds)('%s stands in every state on the first day', (kind) => {
  const of = promotions.filter((one) => one.kind === kind)
  expect(new Set(of.map(({ span }) => stateOf(span)))).toEqual(new Set(['running', 'upcoming', 'ended']))
})

test.each(['discount', 'group_buy', 'presale'] as const)('of %s some have pieces, some hardly any, and some none', (kind) => {
  const items = promotions.filter((one) => one.kind === kind).flatMap((one) => one.items)
  expect(items.some(({ sold }) => sold === 'all')).toBe(true)
  expect(items.some(({ sold, stock = 0 }) => typeof sold === 'number' && sold < stock / 2)).toBe(true)
})

test('the store has promotions that run for the 60 days to come', () => {
  for (const day of [0, 10, 20, 30, 40, 50, 60]) {
    const running = promotions.filter(({ span }) => 'days' in span && span.days[0] <= day && day <= span.days[1])
    expect(new Set(running.map(({ kind }) => kind)).size, `day ${day}`).toBeGreaterThanOrEqual(day <= 40 ? 5 : 4)
  }
})

test('R-13 a SKU is in one exclusive promotion at a time', () => {
  const taken = new Map<string, number[][]>()
  for (const { kind, span, items } of promotions) {
    if ((kind !== 'group_buy' && kind !== 'presale') || !('days' in span)) continue
    for (const item of items) {
      const others = taken.get(item.goods) ?? []
      expect(others.some(([from = 0, until = 0]) => span.days[0] <= until && from <= span.days[1])).toBe(false)
      taken.set(item.goods, [...others, [...span.days]])
    }
  }
})
