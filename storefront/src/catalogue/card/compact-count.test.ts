import { expect, test } from 'vitest'
import { compactCount } from './compact-count.ts'

test.each([
  [999, 'en-us', '999'],
  [1000, 'en-us', '1k'],
  [12_399, 'en-us', '12.3k'],
  [250_900, 'ms-my', '250k'],
  [9999, 'zh-cn', '9999'],
  [12_999, 'zh-cn', '1.2万'],
  [20_000, 'ja-jp', '2万'],
  [31_000, 'ko-kr', '3.1만'],
] as const)('a count of %i in %s is shown as %s', (count, language, shown) => {
  expect(compactCount(count, language)).toBe(shown)
})
