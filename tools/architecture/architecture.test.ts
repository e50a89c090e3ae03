import { expect, test } from 'vitest'
import { findCycles } from './cycles.ts'
import { readModule } from './read-module.ts'
import { reach } from './reach.ts'

const files: Record<string, string> = {
  'shop/buy.ts': `
    import { price, unused } from './price.ts'
    import { type Paid, pay } from '@longmall/shop/pay.ts'
    import type { Row } from './rows.ts'
    export function buy(row: Row): Paid { return pay(price(row)) }
    export const other = () => unused()`,
  'shop/price.ts': `
    import { round } from './round.ts'
    import { far } from './far.ts'
    export const price = (row: unknown) => twice(row)
    const twice = (row: unknown) => round(row as number)
    export const unused = () => far()`,
  'shop/pay.ts': `export { settle as pay } from './settle.ts'\nexport interface Paid {}`,
  'shop/settle.ts': `export function settle(amount: unknown) { return amount }`,
  'shop/round.ts': `export const round = (amount: number) => amount`,
  'shop/far.ts': `export const far = () => 1`,
  'shop/rows.ts': `export interface Row {}`,
}
const modules = new Map(Object.entries(files).map(([file, text]) => [file, readModule(file, text)]))

test('a function reaches the files of what it uses, not of its neighbours nor of types', () => {
  const reached = reach((file) => modules.get(file) ?? null, { file: 'shop/buy.ts', name: 'buy' })
  expect(reached.toSorted()).toEqual(['shop/buy.ts', 'shop/pay.ts', 'shop/price.ts', 'shop/round.ts', 'shop/settle.ts'])
})

test('a file knows what it imports by value', () => {
  expect([...modules.get('shop/buy.ts')!.files]).toEqual(['shop/price.ts', 'shop/pay.ts'])
})

test('cycles are found, a chain is none', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
  ])
  expect(findCycles(graph)).toEqual([['b', 'c']])
})
