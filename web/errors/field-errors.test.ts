import { expect, test } from 'vitest'
import { failureText, shortFailureText } from './field-errors.ts'

const failure = { message: 'Some fields are wrong', fields: { 'items.0.price': 'Too low', state: 'Choose one', version: 'Too old' } }

test('a refusal is shown by labels and messages, never by a path of the input', () => {
  const labels = { items: 'Goods', state: 'State' }
  expect(failureText(failure, labels)).toBe('Some fields are wrong · Goods: Too low · State: Choose one · Too old')
  expect(failureText({ message: '', fields: {} })).toBe('')
})

test('where there is room for one sentence it is that of the first field', () => {
  expect(shortFailureText(failure)).toBe('Too low')
  expect(shortFailureText(failure, { items: 'Goods' })).toBe('Goods: Too low')
  expect(shortFailureText({ message: 'Sold out', fields: {} })).toBe('Sold out')
})
