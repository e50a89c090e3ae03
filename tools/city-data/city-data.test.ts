import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, test } from 'vitest'
import { makeCities, textOfCities } from './make-cities.ts'

const file = join(import.meta.dirname, '../../storefront/src/shell/screens/city/cities.json')
const cities = makeCities()

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>
const atlas = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json')
const world = JSON.parse(readFileSync(atlas, 'utf8')) as World
const outlines = new Map(feature(world, world.objects.countries).features.map(({ properties, geometry }) => [properties.name, geometry]))
const namesOf: Record<string, string[]> = {
  CN: ['China', 'Taiwan', 'Macao'],
  KR: ['South Korea'],
  MY: ['Malaysia'],
  SG: ['Singapore'],
  ID: ['Indonesia'],
  TH: ['Thailand'],
  VN: ['Vietnam'],
  KH: ['Cambodia'],
  HK: ['Hong Kong'],
}
/** Islands that the outlines leave out. */
const islands = new Set(['Sansha', 'Penghu', 'Lienchiang', 'Labuan'])

type Ring = readonly number[][]
function isWithin(x: number, y: number, ring: Ring): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[xi = 0, yi = 0], [xj = 0, yj = 0]] = [ring[i]!, ring[j]!]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}
const ringsOf = (name: string): Ring[] => {
  const shape = outlines.get(name)
  if (shape?.type === 'Polygon') return [shape.coordinates[0]!]
  return shape?.type === 'MultiPolygon' ? shape.coordinates.map(([ring]) => ring!) : []
}
/** In the country, or so near its drawn coast (12 km) that the drawing may be at fault. */
function isIn(country: string, latitude: number, longitude: number): boolean {
  const rings = namesOf[country]!.flatMap(ringsOf)
  const near = [0, 0.06, -0.06, 0.12, -0.12]
  return near.some((dx) => near.some((dy) => rings.some((ring) => isWithin(longitude + dx, latitude + dy, ring))))
}

describe('the list of cities', () => {
  test('CAT-15 the storefront’s file is what the sources make', () => {
    expect(readFileSync(file, 'utf8')).toBe(textOfCities(cities))
  })

  test('CAT-15 it has every country of the registration, and China’s cities from the list of areas', () => {
    expect(Object.keys(cities)).toEqual(['CN', 'KR', 'MY', 'SG', 'ID', 'TH', 'VN', 'KH', 'HK', 'OTHER'])
    expect(cities.CN.length).toBeGreaterThan(340)
    expect(cities.CN.find(([en]) => en === 'Shenzhen')).toEqual(['Shenzhen', '深圳', '', '', 22.54, 114.06, 1, 'SZ', '440300'])
    expect(cities.CN.filter(([, zh]) => /[市州盟]$/.test(zh) && zh.length > 2).map(([, zh]) => zh)).toEqual([])
  })

  test.each(Object.entries(cities))('SHL-21 every city of %s is on its ground and stands there once', (country, rows) => {
    const names = rows.map(([en, zh]) => `${en} ${zh}`)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    const lost = rows.filter(
      ([en, , , , latitude, longitude]) => namesOf[country] && !islands.has(en) && !isIn(country, latitude, longitude),
    )
    expect(lost.map(([en]) => en)).toEqual([])
  })

  test('SHL-06 every city has its name in Chinese, and outside of China in Korean and Japanese', () => {
    const all = Object.entries(cities).flatMap(([country, rows]) => rows.map((row) => ({ country, row })))
    const unnamed = all.filter(({ country, row: [, zh, ko, ja] }) => !/\p{Script=Han}/u.test(zh) || (country !== 'CN' && (!ko || !ja)))
    expect(unnamed.map(({ row: [en] }) => en)).toEqual([])
    expect(all.filter(({ row: [, , ko] }) => ko && !/^[\p{Script=Hangul}]+$/u.test(ko)).map(({ row: [en] }) => en)).toEqual([])
    expect(
      all
        .filter(({ row: [, , , ja] }) => ja && !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(ja))
        .map(({ row: [en] }) => en),
    ).toEqual([])
  })

  test('CAT-15 initials are those of the Pinyin, names read in their own way included', () => {
    const initials = new Map(cities.CN.map(([, zh, , , , , , letters]) => [zh, letters]))
    const wanted = { 北京: 'BJ', 重庆: 'CQ', 厦门: 'XM', 长沙: 'CS', 哈尔滨: 'HEB', 鄂尔多斯: 'EEDS', 乌鲁木齐: 'WLMQ' }
    expect(Object.keys(wanted).map((name) => [name, initials.get(name)])).toEqual(Object.entries(wanted))
  })

  test('it weighs at most 40 KB on the wire', () => {
    expect(brotliCompressSync(JSON.stringify(cities)).byteLength).toBeLessThan(40 * 1024)
  })
})
