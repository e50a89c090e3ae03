import { expect, test } from 'vitest'
import { serverTranslations as enUs } from './en-us/server/index.ts'
import { serverTranslations as jaJp } from './ja-jp/server/index.ts'
import { serverTranslations as koKr } from './ko-kr/server/index.ts'
import { serverTranslations as msMy } from './ms-my/server/index.ts'
import { serverTranslations as zhCn } from './zh-cn/server/index.ts'

const english: Record<string, string> = enUs
const languages: [string, Record<string, string>][] = [
  ['zh-cn', zhCn],
  ['ko-kr', koKr],
  ['ja-jp', jaJp],
  ['ms-my', msMy],
]
/** Names in braces, sorted. */
const parametersOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).toSorted()

test.each(languages)('SHL-06 everything the server says is said in %s, with the same values', (_, translations) => {
  expect(Object.keys(translations).toSorted()).toEqual(Object.keys(english).toSorted())
  const wrong = Object.keys(english).filter((key) => parametersOf(translations[key]!).join() !== parametersOf(english[key]!).join())
  expect(wrong).toEqual([])
})

test.each(languages)('SHL-06 nothing the server says in %s is still English', (_, translations) => {
  expect(Object.keys(english).filter((key) => translations[key] === english[key])).toEqual([])
})

test.each(languages.filter(([language]) => language !== 'ms-my'))('SHL-06 every sentence in %s is in its own script', (_, translations) => {
  const script = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}/u
  expect(
    Object.entries(translations)
      .filter(([, text]) => !script.test(text))
      .map(([key]) => key),
  ).toEqual([])
})

test('the two sentences that the specification gives in Chinese are unchanged (§5)', () => {
  expect(zhCn['cart.unlisted']).toBe('该商品已下架')
  expect(zhCn['cart.purchase_limit']).toContain('已达最大限购数量')
})
