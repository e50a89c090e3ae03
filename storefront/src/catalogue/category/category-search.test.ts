import type { Category } from '@longmall/contract/catalogue.ts'
import { expect, test } from 'vitest'
import { openCategory } from './category-search.ts'

const category = (category_id: number, level: number, children: Category[] = []): Category => ({
  category_id,
  category_name: `c${category_id}`,
  level,
  picture: null,
  children,
})
const tree = [category(1, 1), category(2, 1, [category(21, 2, [category(211, 3)])])]

test('CAT-02 the category page opens the first-level category that the address names or that holds it', () => {
  expect(openCategory(tree, 2)?.category_id).toBe(2)
  expect(openCategory(tree, 211)?.category_id).toBe(2)
})

test('CAT-02 without a known category the first one is open', () => {
  expect(openCategory(tree, undefined)?.category_id).toBe(1)
  expect(openCategory(tree, 99)?.category_id).toBe(1)
  expect(openCategory([], 1)).toBeUndefined()
})
