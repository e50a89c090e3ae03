import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLines, linesOf, sectionsOf } from './notation.ts'

const sections = [
  { heading: 'Who we are', paragraphs: ['A shop.', 'Open daily.'], items: ['Goods', 'Care'] },
  { heading: 'Law', paragraphs: [], items: [] },
]

test('IDN-03 a document comes back from its lines as it was', () => {
  expect(linesOf(sections)).toBe('# Who we are\nA shop.\nOpen daily.\n- Goods\n- Care\n\n# Law')
  expect(sectionsOf(linesOf(sections))).toEqual(sections)
})

test('IDN-03 text before the first heading is not lost, empty lines are', () => {
  expect(sectionsOf('\n Terms \n\nWe sell.\n# Law\n- One ')).toEqual([
    { heading: 'Terms', paragraphs: ['We sell.'], items: [] },
    { heading: 'Law', paragraphs: [], items: ['One'] },
  ])
})

test('IDN-03 two versions are compared line by line', () => {
  expect(compareLines(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
    { text: 'a', change: 'unchanged' },
    { text: 'b', change: 'removed' },
    { text: 'x', change: 'added' },
    { text: 'c', change: 'unchanged' },
    { text: 'd', change: 'added' },
  ])
})

test('IDN-03 a comparison holds both versions whole and in order', () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const compared = compareLines(before, after)
      const without = (change: string) => compared.filter((line) => line.change !== change).map(({ text }) => text)
      expect([without('added'), without('removed')]).toEqual([before, after])
    }),
  )
})
