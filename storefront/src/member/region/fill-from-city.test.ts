import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allOfFile as cities } from '../../shell/screens/city/test/cities-of-file.ts'
import { fillFromCity } from './fill-from-city.ts'
import type { StateLists } from './states.ts'

const lists = JSON.parse(readFileSync(new URL('./states.json', import.meta.url), 'utf8')) as StateLists
const named = (en: string) => cities.find((city) => city.en === en)!
const empty = { region: 'KR', region_name: '' }

test.each([
  ['Seoul', 'ko-kr', { country: 'KR', region: 'KR-11', region_name: '서울' }],
  ['Suwon', 'zh-cn', { country: 'KR', region: 'KR', region_name: '水原' }],
  ['Bangkok', 'ms-my', { country: 'TH', region: 'TH-10', region_name: 'Bangkok' }],
] as const)('SHL-21 IDN-10 %s on the map, read in %s, is %j', (en, language, values) => {
  expect(fillFromCity(empty, named(en), lists, language)).toEqual({ values, districtOf: null })
})

test('SHL-21 IDN-10 without the list of states the city is written as text', () => {
  const { values } = fillFromCity(empty, named('Seoul'), undefined, 'en-us')
  expect(values).toEqual({ country: 'KR', region: 'KR', region_name: 'Seoul' })
})

test('SHL-21 IDN-10 of a city of China the district is still to be chosen, and one that is chosen stays', () => {
  const shenzhen = named('Shenzhen')
  expect(fillFromCity(empty, shenzhen, lists, 'en-us')).toEqual({
    values: { country: 'CN', region: '', region_name: '' },
    districtOf: 'CN-440300',
  })
  const nanshan = { region: 'CN-440305', region_name: '广东省 深圳市 南山区' }
  expect(fillFromCity(nanshan, shenzhen, lists, 'en-us')).toEqual({ values: { country: 'CN', ...nanshan }, districtOf: null })
})
