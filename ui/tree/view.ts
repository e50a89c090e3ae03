import type { Size } from './layout-tree.ts'

/** What of a drawing a frame shows: a point of the drawing is at `x + scale · point`, in px of the frame. */
export interface View {
  x: number
  y: number
  scale: number
}
export interface Point {
  x: number
  y: number
}

export const scales = { min: 0.1, max: 2 }
/** In px: this much of a drawing remains in its frame, however far it is moved. */
const visibleRest = 64
const padding = 24

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** The nearest view that shows a part of the drawing. */
export function limitView({ x, y, scale }: View, drawing: Size, frame: Size): View {
  return {
    x: clamp(x, visibleRest - drawing.width * scale, frame.width - visibleRest),
    y: clamp(y, visibleRest - drawing.height * scale, frame.height - visibleRest),
    scale,
  }
}

/** Larger by `factor`, within the limits; the point of the drawing under `at` stays there. */
export function zoomAt(view: View, factor: number, at: Point): View {
  const scale = clamp(view.scale * factor, scales.min, scales.max)
  const ratio = scale / view.scale
  return { x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio, scale }
}

/** Two fingers moved: the drawing follows both. */
export function pinch(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const [from, to] = [middle(before), middle(after)]
  const moved = { ...view, x: view.x + to.x - from.x, y: view.y + to.y - from.y }
  const spread = distance(before)
  return spread > 0 ? zoomAt(moved, distance(after) / spread, to) : moved
}

const middle = ([one, other]: readonly [Point, Point]): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const distance = ([one, other]: readonly [Point, Point]) => Math.hypot(one.x - other.x, one.y - other.y)

/** The whole drawing in the middle of the frame, at most in its own size. */
export function fitView(drawing: Size, frame: Size): View {
  const scale = clamp(
    Math.min((frame.width - 2 * padding) / Math.max(1, drawing.width), (frame.height - 2 * padding) / Math.max(1, drawing.height)),
    scales.min,
    1,
  )
  return { x: (frame.width - drawing.width * scale) / 2, y: (frame.height - drawing.height * scale) / 2, scale }
}

/** The box in the middle of the frame. */
export function centreOn(view: View, box: Point & Size, frame: Size): View {
  return {
    ...view,
    x: frame.width / 2 - (box.x + box.width / 2) * view.scale,
    y: frame.height / 2 - (box.y + box.height / 2) * view.scale,
  }
}

/** Whether the whole box is in the frame. */
export function isInFrame({ x, y, scale }: View, box: Point & Size, frame: Size): boolean {
  const [left, upper] = [x + box.x * scale, y + box.y * scale]
  return left >= 0 && upper >= 0 && left + box.width * scale <= frame.width && upper + box.height * scale <= frame.height
}

/** How a tree is first shown: whole where it is readable so, else its top at its edge of the frame. */
export function firstView(drawing: Size, top: Point & Size, frame: Size, isDown: boolean): View {
  const fitted = fitView(drawing, frame)
  // Its smallest letters have 12 px and are read from 11 px on.
  if (fitted.scale >= 11 / 12) return fitted
  const centred = centreOn({ x: 0, y: 0, scale: 1 }, top, frame)
  return isDown ? { ...centred, y: padding } : { ...centred, x: padding }
}
