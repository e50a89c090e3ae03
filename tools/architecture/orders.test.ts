import { purchaseSourceKinds, orderStates } from '@longmall/contract/order-quote.ts'
import { expect, test } from 'vitest'
import { isTest, readTexts } from './sources.ts'

const ofOrders = /^server\/src\/(checkout|order|fulfilment|refund|review|payment)\//
const lines = [...readTexts()]
  .filter(([path]) => ofOrders.test(path) && !isTest(path))
  .flatMap(([path, text]) => text.split('\n').map((line) => ({ path, line })))
const offenders = (bad: RegExp, allowed: RegExp) =>
  lines.filter(({ line }) => bad.test(line) && !allowed.test(line)).map(({ path, line }) => `${path}: ${line.trim()}`)

test('what becomes of an order knows the port of purchase sources and no kind', () => {
  // The price engine too calls a present of a full reduction so.
  expect(offenders(new RegExp(`'(${purchaseSourceKinds.join('|')})'`), /effect\.kind === 'gift'/)).toEqual([])
})

test('states of orders are in one state machine: code that compares a state imports it from there', () => {
  const state = `'(${orderStates.join('|')})'`
  const compared = new RegExp(`\\bstate\\)? *(===|!==|=|<>|in|not in) *\\(?${state}|${state}\\]?\\.includes\\(|then ${state}`)
  const others = /^server\/src\/(order\/rules\.ts|payment\/)/
  expect(offenders(compared, /member\b.* state <> 'cancelled'/).filter((line) => !others.test(line))).toEqual([])
})
