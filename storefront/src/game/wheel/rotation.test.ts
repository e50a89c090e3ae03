import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldPath, isUpsideDown, rotationTo } from './rotation.ts'

test('PRM-14 the wheel stops with what was drawn at the top, wherever it stood, and only turns on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 12 }), fc.array(fc.nat(11), { minLength: 1, maxLength: 9 }), (count, places) => {
      let rotation = 0
      for (const place of places.map((one) => one % count)) {
        const next = rotationTo(rotation, place, count)
        expect(next - rotation).toBeGreaterThan(1799.999)
        expect(next - rotation).toBeLessThan(2160.001)
        const top = (((-next / 360) * count) % count) + count
        expect(Math.abs(((Math.round(top * 1e6) / 1e6) % count) - place) % count).toBeCloseTo(0)
        rotation = next
      }
    }),
  )
})

test('PRM-14 the first field is centred at the top', () => {
  expect(fieldPath(0, 4, 10)).toBe('M0 0L-7.071 -7.071A10 10 0 0 1 7.071 -7.071Z')
})

test('PRM-14 labels at the bottom are turned around at every rotation of the wheel', () => {
  const down = (rotation: number) => Array.from({ length: 8 }, (_, index) => index).filter((index) => isUpsideDown(index, 8, rotation))
  expect(down(0)).toEqual([3, 4, 5])
  expect(down(1800 + 180)).toEqual([0, 1, 7])
})
