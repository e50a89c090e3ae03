import { expect, test } from 'vitest'
import { figuresCsv } from './figures-csv.ts'

const numbers = { views: 12, buyers: 2, orders: 3, quantity: 4, sales: '31.00', cost: '-9.50' }

test('CON-04 figures are a line a day, amounts as they are, and a header in the operator’s language', () => {
  const head = {
    day: 'Day',
    views: 'Views',
    buyers: 'Buyers',
    orders: 'Orders',
    quantity: 'Pieces',
    sales: 'Sales, paid',
    cost: 'Cost "less"',
  }
  expect(figuresCsv({ total: numbers, days: [{ day: '2031-05-01', ...numbers }] }, head)).toBe(
    '\uFEFFDay,Views,Buyers,Orders,Pieces,"Sales, paid","Cost ""less"""\r\n2031-05-01,12,2,3,4,31.00,-9.50\r\n',
  )
})
