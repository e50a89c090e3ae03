import { readFileSync } from 'node:fs'
import { regionError } from '@longmall/contract/address-region.ts'
import { languages } from '@longmall/contract/fields.ts'
import { countries } from '@longmall/contract/identity.ts'
import { AddressFields } from '@longmall/contract/member.ts'
import { describe, expect, test } from 'vitest'
import { hasStates, readOtherRegion, type StateLists, stateOfCity, statesOf, writeOtherRegion } from './states.ts'

const lists = JSON.parse(readFileSync(new URL('./states.json', import.meta.url), 'utf8')) as StateLists

describe('states outside China', () => {
  test('IDN-10 every country with a list is marked as having one, and each state has a unique code', () => {
    expect(countries.filter((country) => hasStates(country)).toSorted()).toEqual(Object.keys(lists).toSorted())
    const counts = Object.entries(lists).map(([country, rows]) => [country, rows.length, new Set(rows.map(([code]) => code)).size])
    expect(counts).toEqual([
      ['KR', 17, 17],
      ['MY', 16, 16],
      ['ID', 38, 38],
      ['TH', 77, 77],
      ['VN', 34, 34],
      ['KH', 25, 25],
      ['HK', 18, 18],
    ])
  })

  test.each(languages)('IDN-10 in %s each has a name that no other of the country has, in the order of the language', (language) => {
    for (const country of countries) {
      const names = statesOf(lists, country, language).map(({ name }) => name)
      expect(new Set(names).size).toBe(names.length)
      expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, language)))
    }
    const seoul = { 'en-us': 'Seoul', 'zh-cn': '首尔', 'ko-kr': '서울', 'ja-jp': 'ソウル', 'ms-my': 'Seoul' }[language]
    expect(statesOf(lists, 'KR', language)).toContainEqual({ code: '11', name: seoul })
    const penang = { 'en-us': 'Penang', 'zh-cn': '槟城', 'ko-kr': '페낭', 'ja-jp': 'ペナン', 'ms-my': 'Pulau Pinang' }[language]
    expect(statesOf(lists, 'MY', language)).toContainEqual({ code: '07', name: penang })
  })

  test('IDN-10 every state is a region that an address takes', () => {
    for (const country of countries)
      for (const { code, name } of statesOf(lists, country, 'en-us')) {
        const { region, region_name } = writeOtherRegion(country, { state: code, stateName: name, city: '' })
        expect([AddressFields.region.safeParse(region).success, regionError(country, region_name)]).toEqual([true, null])
      }
  })
})

describe('state and city in one line', () => {
  test.each([
    ['KR', { state: '11', stateName: 'Seoul', city: 'Jongno-gu' }, 'KR-11', 'Seoul, Jongno-gu'],
    ['KR', { state: '11', stateName: '서울', city: '' }, 'KR-11', '서울'],
    ['MY', { state: '', stateName: '', city: 'George Town, Penang' }, 'MY', 'George Town, Penang'],
    ['ID', { state: 'JK', stateName: 'Jakarta', city: 'Menteng, Cikini' }, 'ID-JK', 'Jakarta, Menteng, Cikini'],
    ['SG', { state: '', stateName: '', city: '' }, 'SG', ''],
  ] as const)('IDN-10 of %s: %j is %s and %s, and is read again', (country, parts, region, region_name) => {
    expect(writeOtherRegion(country, parts)).toEqual({ region, region_name })
    expect(readOtherRegion({ country, region, region_name })).toEqual(parts)
  })

  test('IDN-10 it never exceeds the address field, and begins and ends with a word', () => {
    const { region_name } = writeOtherRegion('KR', { state: '11', stateName: 'Seoul', city: ` ${'Jongno '.repeat(40)}` })
    expect(AddressFields.region_name.safeParse(region_name).success).toBe(true)
  })

  test('SHL-21 a city that is a state of its own is that state', () => {
    expect([stateOfCity(lists, 'KR', 'Seoul'), stateOfCity(lists, 'TH', 'bangkok'), stateOfCity(lists, 'KR', 'Suwon')]).toEqual([
      '11',
      '10',
      undefined,
    ])
  })
})
