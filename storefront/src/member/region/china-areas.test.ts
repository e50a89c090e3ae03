import { expect, test } from 'vitest'
import { chinaAreas, partsOf, regionOf } from './china-areas.ts'

test('IDN-10 province, city and district of a region code are found and named', async () => {
  const areas = await chinaAreas()
  const parts = partsOf(areas, 'CN-440305')
  expect(parts.map((area) => area.text)).toEqual(['广东省', '深圳市', '南山区'])
  expect(regionOf(parts)).toEqual({ region: 'CN-440305', region_name: '广东省 深圳市 南山区' })
})

test('a code of another list names nothing', async () => {
  expect(partsOf(await chinaAreas(), 'KR')).toEqual([])
})
