import { expect, test } from 'vitest'
import { allOfFile as cities } from '../city/test/cities-of-file.ts'
import { mapLinks } from './map-links.ts'
import { readChooseSearch, readOpenSearch } from './map-search.ts'
import { coordinates, namePlace } from './place-label.ts'

test('SHL-21 a point in a city has its name and region, one outside has its distance, one at sea has neither', () => {
  expect(namePlace(cities, { latitude: 22.55, longitude: 114.1 }, 'zh-cn')).toMatchObject({ kind: 'in', name: '深圳', region: 'CN-440300' })
  expect(namePlace(cities, { latitude: 44.5, longitude: 111 }, 'en-us')).toMatchObject({ kind: 'nowhere', name: '' })
  const outside = namePlace(cities, { latitude: 39.2, longitude: 93 }, 'en-us')
  expect(outside.kind).toBe('nowhere')
  const near = namePlace(cities, { latitude: 30.9, longitude: 120.9 }, 'ko-kr')
  expect([near.kind, near.region]).toEqual(['in', 'CN-330400'])
  expect(namePlace(cities, { latitude: 0, longitude: -150 }, 'en-us')).toMatchObject({ kind: 'nowhere', region: undefined })
  expect(namePlace([], { latitude: 0, longitude: 0 }, 'en-us').kind).toBe('nowhere')
})

test('SHL-21 a point near a city but not in it has its distance and no region', () => {
  const near = namePlace(cities, { latitude: 44.2, longitude: 84.9 }, 'en-us')
  expect(near.kind).toBe('near')
  expect(near.km).toBeGreaterThan(100)
  expect(near.region).toBeUndefined()
})

test.each([
  [
    { latitude: '1.2834', longitude: '103.8607' },
    { latitude: 1.2834, longitude: 103.8607 },
  ],
  [
    { latitude: '-90', longitude: '180' },
    { latitude: -90, longitude: 180 },
  ],
  [{ latitude: '90.1', longitude: '0' }, {}],
  [{ latitude: '0', longitude: '180.5' }, {}],
  [{ latitude: '1e1', longitude: '0' }, {}],
  [{ latitude: 'NaN', longitude: '0' }, {}],
  [{ latitude: ' 1', longitude: '0' }, {}],
  [{ latitude: '1' }, {}],
  [{}, {}],
])('SHL-21 the address %j names %j', (raw, wanted) => {
  expect(readOpenSearch(raw)).toEqual({ ...wanted, label: undefined })
  expect(readChooseSearch(raw)).toEqual({ ...wanted, redirect: undefined })
})

test('SHL-21 a point opens in the maps people have, whatever its label holds', () => {
  const links = mapLinks({ latitude: 22.54, longitude: 114.06 }, 'A&B #1 "深圳"')
  for (const link of Object.values(links)) {
    const { protocol, href } = new URL(link)
    expect(protocol).toBe('https:')
    expect(href).toMatch(/22\.54/)
    expect(href).toMatch(/114\.06/)
  }
  expect(new URL(links.amap).searchParams.get('name')).toBe('A&B #1 "深圳"')
  expect(coordinates({ latitude: 22.5, longitude: -1 })).toBe('22.50000, -1.00000')
})
