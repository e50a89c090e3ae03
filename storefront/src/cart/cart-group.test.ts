import type { Cart } from '@longmall/contract/cart.ts'
import { expect, test } from 'vitest'
import { groupByCombo } from './cart-group.tsx'

const group = (...ids: number[]) => ({ lines: ids.map((line_id) => ({ line_id })) }) as Cart['groups'][number]
const combo = (promotion_id: number, ...ids: number[]): Cart['combos'][number] => ({
  promotion_id,
  sets: 1,
  saved: '1.00',
  lines: ids.map((line_id) => ({ line_id, quantity: 1 })),
})
const shown = (cart: Pick<Cart, 'combos'>, of: Cart['groups'][number]) =>
  groupByCombo(cart, of).map((set) => [set.combo?.promotion_id ?? null, set.lines.map(({ line_id }) => line_id)])

test('PRM-07 lines of a set are grouped at the first of them; a line of two sets in the first', () => {
  expect(shown({ combos: [combo(5, 2, 4), combo(6, 4, 1)] }, group(3, 2, 1, 4))).toEqual([
    [null, [3]],
    [5, [2, 4]],
    [6, [1]],
  ])
  expect(shown({ combos: [] }, group(1, 2))).toEqual([
    [null, [1]],
    [null, [2]],
  ])
})
