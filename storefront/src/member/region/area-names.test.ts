import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@longmall/contract/fields.ts'
import type { ProvinceNames } from '@longmall/web/region/province-name.ts'
import { expect, test } from 'vitest'
import { cities } from '../../shell/screens/city/test/cities-of-file.ts'
import { areaNames } from './area-names.ts'

const provinces = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../web/region/province-names.json'), 'utf8')) as ProvinceNames
const namesIn = (language: Language) => areaNames(language, provinces, cities)

test.each([
  ['en-us', 'Guangdong'],
  ['ko-kr', '광둥성'],
  ['ja-jp', '広東省'],
  ['ms-my', 'Guangdong'],
] as const)('IDN-10 in %s every province has a name of the reader’s', (language, guangdong) => {
  const names = namesIn(language)
  expect(names.get('440000')).toBe(guangdong)
  expect([...names].filter(([code, name]) => code.endsWith('0000') && name)).toHaveLength(34)
})

test('IDN-10 larger cities have the reader’s names, and readers of Chinese those that the parcel carries', () => {
  expect(namesIn('en-us').get('440300')).toBe('Shenzhen')
  expect([...namesIn('zh-cn')]).toEqual([])
})
