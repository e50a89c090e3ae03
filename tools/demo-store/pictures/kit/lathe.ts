import { lighter } from './colour.ts'
import { at, oval, shape, tilt } from './paint.ts'
import type { Shade } from './paint.ts'

/** Height and half width of a turned thing, from its top to its foot: '96 30, 104 42'. The same point twice makes a corner. */
export type Profile = string

const pointsOf = (profile: Profile) => profile.split(', ').map((point) => point.split(' ').map(Number) as [y: number, radius: number])

type Point = [x: number, y: number]

/** A smooth line through the points (Catmull–Rom as Bézier curves). */
export function curve(points: Point[]): string {
  let path = ''
  for (let i = 0; i < points.length - 1; i++) {
    const [here, next] = [points[i]!, points[i + 1]!]
    if (here[0] === next[0] && here[1] === next[1]) continue
    const before = points[i - 1] ?? here
    const after = points[i + 2] ?? next
    path += at`C${here[0] + (next[0] - before[0]) / 6} ${here[1] + (next[1] - before[1]) / 6} ${next[0] - (after[0] - here[0]) / 6} ${next[1] - (after[1] - here[1]) / 6} ${next[0]} ${next[1]}`
  }
  return path
}

/** Outline of a thing made on a wheel, its foot and mouth rounded as the eye sees them from a little above. */
export function lathePath(profile: Profile, cx = 100): string {
  const points = pointsOf(profile)
  const left = points.map(([y, r]): Point => [cx - r, y])
  const right = points.map(([y, r]): Point => [cx + r, y]).toReversed()
  const foot = points.at(-1)![1]
  const mouth = points[0]![1]
  const start = left[0]!
  return (
    at`M${start[0]} ${start[1]}` +
    curve(left) +
    at`A${foot} ${foot * tilt} 0 0 0 ${right[0]![0]} ${right[0]![1]}` +
    curve(right) +
    at`A${mouth} ${mouth * tilt} 0 0 0 ${start[0]} ${start[1]}Z`
  )
}

export const lathe = (profile: Profile, colour: string, shade: Shade = 'round', cx = 100, opacity = 1) =>
  shape(lathePath(profile, cx), colour, shade, opacity)

/** A straight-sided piece of a turned thing, for lids, bands and labels. */
export const drum = (top: number, bottom: number, radius: number, colour: string, shade: Shade = 'round', cx = 100) =>
  lathe(`${top} ${radius}, ${bottom} ${radius}`, colour, shade, cx) + oval(cx, top, radius, radius * tilt, lighter(colour, 0.22), 'none')

/** The opening of a hollow thing: its rim, and the dark inside. */
export function mouth(y: number, radius: number, colour: string, wall = 3, cx = 100): string {
  return (
    oval(cx, y, radius, radius * tilt, lighter(colour, 0.3), 'none') +
    oval(cx, y + 0.4, radius - wall, (radius - wall) * tilt, colour, 'hollow')
  )
}

/** A band that runs round a straight wall (a label): it bends with the wall. */
export const band = (top: number, bottom: number, radius: number, colour: string, cx = 100, shade: Shade = 'round') =>
  shape(
    at`M${cx - radius} ${top}A${radius} ${radius * tilt} 0 0 0 ${cx + radius} ${top}V${bottom}A${radius} ${radius * tilt} 0 0 1 ${cx - radius} ${bottom}Z`,
    colour,
    shade,
  )
