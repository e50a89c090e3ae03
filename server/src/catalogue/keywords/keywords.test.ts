import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, allowedTypos } from './edit-distance.ts'
import { gramsOf, queryGrams, likePattern } from './grams.ts'
import { buildIndexRow } from './index-row.ts'
import { foldText, splitRuns, splitWords } from './split-words.ts'

describe('words of a text', () => {
  test('CAT-06 case, accents and width do not matter; Hangul and kana stay whole', () => {
    expect(foldText('CRÈME Brûlée ＡＢＣ ｶﾞ 셔츠')).toBe('creme brulee abc ガ 셔츠')
  })

  test('CAT-06 runs of one script stand apart', () => {
    expect(splitRuns('iPhone15手机壳 T-shirt, 100%')).toEqual(['iphone15', '手机壳', 't', 'shirt', '100'])
    expect(splitRuns('남성 셔츠 XL')).toEqual(['남성', '셔츠', 'xl'])
    expect(splitRuns('％＿ \u0001 !?')).toEqual([])
  })

  test('CAT-06 Chinese and Japanese runs are cut into words', () => {
    expect(splitWords('男士衬衫', 'zh-cn')).toEqual(['男士', '衬衫'])
    expect(splitWords('コーヒーカップ', 'ja-jp').join('')).toBe('コーヒーカップ')
  })

  test('CAT-06 whatever part of a word is searched, its grams and pattern find the row', () => {
    const word = fc.oneof(
      fc.stringMatching(/^[a-z0-9]{1,12}$/),
      fc.stringMatching(/^[衬衫男士纯棉台灯手]{1,6}$/),
      fc.stringMatching(/^[셔츠남성가방]{1,5}$/),
    )
    fc.assert(
      fc.property(word, fc.nat(), fc.nat(), (whole, from, size) => {
        const row = buildIndexRow('en-us', `x ${whole} y`, '')
        const start = from % whole.length
        const part = whole.slice(start, start + 1 + (size % (whole.length - start)))
        const isLatin = /^[a-z0-9]/.test(part)
        const isFound =
          queryGrams(part).every((gram) => row.grams.includes(gram)) && new RegExp(likePattern(part).replaceAll('%', '.*')).test(row.name)
        expect(isFound).toBe(!isLatin || part.length > 2 || whole.startsWith(part) || part === 'x' || part === 'y')
      }),
    )
  })

  test('CAT-06 words of one or two letters are found from their beginning', () => {
    expect([queryGrams('t'), queryGrams('tv'), likePattern('tv')]).toEqual([[' t'], [' tv'], '% tv%'])
    expect(gramsOf('tv')).toEqual([' t', ' tv'])
  })
})

describe('slips', () => {
  test('CAT-06 a letter too many, too few, another or swapped is one slip', () => {
    for (const slip of ['jackett', 'jaket', 'jacked', 'jakcet']) expect([slip, editDistance('jacket', slip, 2)]).toEqual([slip, 1])
    expect(editDistance('jacket', 'ticket', 2)).toBe(2)
    expect(editDistance('jacket', 'blanket', 2)).toBe(Infinity)
    expect(editDistance('셔츠', '셔쓰', 1)).toBe(1)
  })

  test('CAT-06 the distance is none to oneself, the same both ways, and never more than allowed', () => {
    const word = fc.stringMatching(/^[a-d]{0,7}$/)
    fc.assert(fc.property(word, (one) => editDistance(one, one, 2) === 0))
    fc.assert(
      fc.property(
        word,
        word,
        fc.integer({ min: 0, max: 3 }),
        (one, other, most) => editDistance(one, other, most) === editDistance(other, one, most),
      ),
    )
  })

  test('CAT-06 short words forgive less than long ones', () => {
    expect([
      allowedTypos('tv', false),
      allowedTypos('pan', false),
      allowedTypos('jacket', false),
      allowedTypos('衬衫', true),
      allowedTypos('灯', true),
    ]).toEqual([0, 1, 2, 1, 0])
  })
})
