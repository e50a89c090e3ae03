/** Whole turns before the wheel stops. */
const turns = 5

/** Degrees to which a wheel that stands at `now` turns so that field `place` of `count` comes to stand at the top: onwards, and never back. */
export function turnTo(now: number, place: number, count: number): number {
  const target = (360 - (place * 360) / count) % 360
  const ahead = (target - (now % 360) + 360) % 360
  return now + turns * 360 + ahead
}

/** Does field `place` of `count` point down while the wheel rests at `turn` degrees? */
export function isUpsideDown(place: number, count: number, turn: number): boolean {
  const angle = ((((place * 360) / count + turn) % 360) + 360) % 360
  return angle > 90 && angle < 270
}

/** The outline of a field in a circle around 0, 0; the first one's middle is at the top. */
export function fieldPath(place: number, count: number, radius: number): string {
  const at = (edge: number) => {
    const angle = ((edge - 0.5) / count) * 2 * Math.PI - Math.PI / 2
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  }
  return `M0 0L${at(place)}A${radius} ${radius} 0 ${count > 2 ? 0 : 1} 1 ${at(place + 1)}Z`
}
