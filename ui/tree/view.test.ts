import { expect, test } from 'vitest'
import { centreOn, firstView, fitView, isInFrame, limitView, pinch, scales, zoomAt } from './view.ts'

const frame = { width: 400, height: 600 }
const start = { x: 10, y: 20, scale: 1 }

test('AST-04 zooming leaves the point under the pointer where it is, within the limits', () => {
  const at = { x: 110, y: 220 }
  const view = zoomAt(start, 2, at)
  expect(view).toEqual({ x: -90, y: -180, scale: 2 })
  expect({ x: view.x + view.scale * 100, y: view.y + view.scale * 200 }).toEqual(at)
  expect(zoomAt(start, 100, at).scale).toBe(scales.max)
  expect(zoomAt(start, 0.001, at).scale).toBe(scales.min)
})

test('AST-04 two fingers move and enlarge the drawing together', () => {
  const view = pinch(
    start,
    [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ],
    [
      { x: 0, y: 50 },
      { x: 150, y: 50 },
    ],
  )
  expect(view.scale).toBe(1.5)
  expect(view.x).toBeCloseTo(15)
  expect(view.y).toBeCloseTo(80)
  expect(
    pinch(
      start,
      [
        { x: 5, y: 5 },
        { x: 5, y: 5 },
      ],
      [
        { x: 6, y: 7 },
        { x: 6, y: 7 },
      ],
    ),
  ).toEqual({ x: 11, y: 22, scale: 1 })
})

test('AST-04 a drawing cannot be moved out of its frame', () => {
  const drawing = { width: 1000, height: 300 }
  expect(limitView({ x: 5000, y: -5000, scale: 1 }, drawing, frame)).toEqual({ x: 336, y: -236, scale: 1 })
  expect(limitView({ x: -100, y: 40, scale: 1 }, drawing, frame)).toEqual({ x: -100, y: 40, scale: 1 })
})

test('AST-04 the whole drawing fits into its frame, a small one in its own size', () => {
  expect(fitView({ width: 704, height: 100 }, frame)).toEqual({ x: 24, y: 275, scale: 0.5 })
  expect(fitView({ width: 100, height: 100 }, frame)).toEqual({ x: 150, y: 250, scale: 1 })
})

test('AST-04 a node is brought into the middle of the frame, and known to be in it', () => {
  const box = { x: 900, y: 900, width: 100, height: 40 }
  const view = centreOn({ ...start, scale: 0.5 }, box, frame)
  expect(view).toEqual({ x: -275, y: -160, scale: 0.5 })
  expect(isInFrame(view, box, frame)).toBe(true)
  expect(isInFrame(start, box, frame)).toBe(false)
})

test('AST-04 a tree too large to be read whole is first shown at its top', () => {
  const top = { x: 1950, y: 0, width: 100, height: 40 }
  expect(firstView({ width: 4000, height: 500 }, top, frame, true)).toEqual({ x: -1800, y: 24, scale: 1 })
  expect(firstView({ width: 300, height: 500 }, { ...top, x: 100 }, frame, true)).toEqual(fitView({ width: 300, height: 500 }, frame))
  expect(firstView({ width: 500, height: 4000 }, { x: 0, y: 1980, width: 100, height: 40 }, frame, false)).toMatchObject({
    x: 24,
    scale: 1,
  })
})
