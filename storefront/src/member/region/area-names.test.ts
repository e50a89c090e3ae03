import { expect, test } from 'vitest'
import { areaNames } from './area-names.ts'

test.each([
  ['en-us', 'Guangdong'],
  ['ko-kr', '광둥성'],
  ['ja-jp', '広東省'],
  ['ms-my', 'Guangdong'],
] as const)('IDN-10 in %s every province has a name of the reader’s', async (language, guangdong) => {
  const names = await areaNames(language)
  expect(names.get('440000')).toBe(guangdong)
  expect([...names].filter(([code, name]) => code.endsWith('0000') && name)).toHaveLength(34)
})

test('IDN-10 larger cities have the reader’s names, and readers of Chinese those that the parcel carries', async () => {
  expect((await areaNames('en-us')).get('440300')).toBe('Shenzhen')
  expect([...(await areaNames('zh-cn'))]).toEqual([])
})
