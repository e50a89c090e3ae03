import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cityName } from './city.ts'
import { findCities } from './find-cities.ts'
import { groupByLetter, letterOf } from './letters.ts'
import { distanceKm, nearestCity } from './nearest-city.ts'
import { recentCities, rememberCity } from './recent-cities.ts'
import { createStorage } from '../../session/storage.ts'
import { createMemoryStore } from '../../session/memory-store.ts'
import { allOfFile as all, cities, file } from './test/cities-of-file.ts'
import { citiesQuery } from './use-cities.ts'

const find = (en: string) => all.find((city) => city.en === en)!

describe('the list', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('CAT-15 SHL-21 a list that failed to load is refetched by the next use, and then cached', async () => {
    const responses = [() => Promise.reject(new TypeError('offline')), () => Promise.resolve(new Response('', { status: 502 }))]
    const requested: string[] = []
    vi.stubGlobal('fetch', (address: string) => {
      requested.push(address)
      return (responses.shift() ?? (() => Promise.resolve(new Response(file))))()
    })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const load = () => client.ensureQueryData(citiesQuery)
    await expect(load()).rejects.toThrow('offline')
    await expect(load()).rejects.toThrow('502')
    for (let n = 0; n < 2; n++) expect((await load()).size).toBe(cities.size)
    expect(requested).toHaveLength(3)
    expect(new Set(requested)).toEqual(new Set([expect.stringMatching(/cities.*\.json/)]))
  })
})

describe('search', () => {
  test.each([
    ['shenzhen', '深圳'],
    ['SZ', '深圳'],
    ['深圳', '深圳'],
    ['urumqi', '乌鲁木齐'],
    ['xian', '西安'],
    ['서울', '首尔'],
    ['東京', '东京'],
    ['kuala', '吉隆坡'],
    ['cq', '重庆'],
  ])('CAT-15 %s finds the city, in whatever language it is typed', (typed, zh) => {
    expect(findCities(all, typed).map((city) => city.zh)).toContain(zh)
  })

  test('CAT-15 prefix matches come before other matches, large cities before small ones', () => {
    const found = findCities(all, 'hai').map(({ en }) => en)
    expect(found.indexOf('Haikou')).toBeLessThan(found.indexOf('Shanghai'))
    expect(found.indexOf('Shanghai')).toBeLessThan(found.indexOf('Weihai'))
    expect(findCities(all, ' ')).toEqual([])
    expect(findCities(all, 'nowhere at all')).toEqual([])
    expect(findCities(all, 'a', 5)).toHaveLength(5)
  })
})

describe('letters', () => {
  test('CAT-15 a city is listed under its Pinyin in Chinese, its consonant in Korean, its Latin letter elsewhere', () => {
    expect(letterOf(find('Ordos'), 'zh-cn')).toBe('E')
    expect(letterOf(find('Ordos'), 'en-us')).toBe('O')
    expect(letterOf(find('Ürümqi'), 'en-us')).toBe('U')
    expect(letterOf(find('Seoul'), 'ko-kr')).toBe('ㅅ')
    expect(letterOf(find('Ulsan'), 'ko-kr')).toBe('ㅇ')
    expect(letterOf(find('Osaka'), 'ja-jp')).toBe('O')
  })

  test('CAT-15 letters and the cities under them are in order, and no city is lost', () => {
    for (const language of ['en-us', 'zh-cn', 'ko-kr', 'ja-jp', 'ms-my'] as const)
      for (const list of cities.values()) {
        const groups = groupByLetter(list, language)
        expect(groups.flatMap((group) => group.cities)).toHaveLength(list.length)
        expect(new Set(groups.map(({ letter }) => letter)).size).toBe(groups.length)
      }
    const letters = groupByLetter(cities.get('CN')!, 'zh-cn').map(({ letter }) => letter)
    expect(letters).toEqual(letters.toSorted())
    expect(groupByLetter(cities.get('KR')!, 'ko-kr')[0]!.letter).toBe('ㄱ')
  })

  test('SHL-06 a city is called what it is called in the language', () => {
    const names = (['en-us', 'zh-cn', 'ko-kr', 'ja-jp', 'ms-my'] as const).map((language) => cityName(find('Bangkok'), language))
    expect(names).toEqual(['Bangkok', '曼谷', '방콕', 'バンコク', 'Bangkok'])
    expect(cityName(find('Shenzhen'), 'ja-jp')).toBe('深圳')
  })
})

describe('where one is', () => {
  test('CAT-15 a position belongs to the nearest city', () => {
    expect(nearestCity(all, { latitude: 31.2, longitude: 121.5 })!.city.en).toBe('Shanghai')
    expect(nearestCity(all, { latitude: 37.5, longitude: 127 })!.city.en).toBe('Seoul')
    expect(nearestCity([], { latitude: 0, longitude: 0 })).toBeNull()
  })

  test('SHL-21 distances are along the ground, over the edge of the map too', () => {
    expect(distanceKm(find('Beijing'), find('Shanghai'))).toBeGreaterThan(1050)
    expect(distanceKm(find('Beijing'), find('Shanghai'))).toBeLessThan(1090)
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 0)
  })
})

test('CAT-15 the last six choices are stored, each once, whatever the storage contains', () => {
  const storage = createStorage(() => createMemoryStore())
  for (const en of ['Beijing', 'Seoul', 'Tokyo', 'Bangkok', 'Hanoi', 'Jakarta', 'Seoul', 'Paris']) rememberCity(storage, find(en))
  expect(recentCities(storage, cities).map(({ en }) => en)).toEqual(['Paris', 'Seoul', 'Jakarta', 'Hanoi', 'Bangkok', 'Tokyo'])
  storage.write('lm_recent_cities', '{"not":"a list"}')
  expect(recentCities(storage, cities)).toEqual([])
  storage.write('lm_recent_cities', 'broken')
  expect(recentCities(storage, cities)).toEqual([])
})
