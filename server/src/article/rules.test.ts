import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageNameOf, plainText, searchTextOf, searchKeywords, stateOf } from './rules.ts'

const now = '2026-11-22T08:00:00.000Z'

test.each([
  [null, 'draft'],
  ['2026-11-22T08:00:00.001Z', 'scheduled'],
  [now, 'published'],
  ['2025-01-01T00:00:00.000Z', 'published'],
] as const)('CAT-11 an article to be published at %s is %s', (published_at, state) => {
  expect(stateOf(published_at, now)).toBe(state)
})

test.each([
  ['help', undefined, null],
  ['note', 'index', null],
  ['about', undefined, 'about'],
  ['overseas_notice', undefined, 'overseas_notice'],
  ['landing', 'index2', 'index2'],
] as const)('CAT-16 %s named %s is the article of the page %s', (kind, name, page) => {
  expect(pageNameOf(kind, name)).toBe(page)
})

describe('words of a text', () => {
  test('CAT-11 markup is no word, and what it stands for is', () => {
    expect(plainText('<h2>Parcels</h2><p>Track <a href="/x" rel="a">it</a> &amp; wait &lt;3 days</p>')).toBe(
      'Parcels Track it & wait <3 days',
    )
  })

  test('CAT-11 all that an article says is looked through, in lower case and one width', () => {
    const text = { title: 'Refund', summary: 'ＡＢＣ', body: '<p>Money BACK</p>', points: [{ icon: 'x', heading: 'Fast', text: '三天' }] }
    expect(searchTextOf(text)).toBe('refund abc money back fast 三天')
  })

  test.each([
    ['  Refund   MONEY refund ', ['refund', 'money']],
    ['退款　时间', ['退款', '时间']],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('CAT-11 “%s” asks for %j', (keyword, expected) => {
    expect(searchKeywords(keyword)).toEqual(expected)
  })

  test('CAT-11 any keyword of visible characters asks for something', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
        (text) => !text.trim() || searchKeywords(text.trim()).length > 0,
      ),
    )
  })
})
