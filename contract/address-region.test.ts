import { expect, test } from 'vitest'
import { regionError } from './address-region.ts'

test.each([
  ['KR', '서울특별시 마포구', null],
  ['MY', 'Kuala Lumpur', null],
  ['OTHER', 'Tōkyō, Shibuya', null],
  ['OTHER', '', 'required'],
  ['KR', '  ', 'required'],
  ['TH', '10110', 'wrong_form'],
  ['OTHER', '---', 'wrong_form'],
  ['SG', '', null],
  ['HK', '', null],
  ['HK', '香港島', null],
  ['SG', '12', 'wrong_form'],
  ['CN', '', null],
] as const)('IDN-10 in %s the region "%s" is %s', (country, name, error) => {
  expect(regionError(country, name)).toBe(error)
})
