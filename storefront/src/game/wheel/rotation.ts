/** Whole turns before the wheel stops. */
const turns = 5

/** Rotation in degrees that turns field `index` of `count` from rotation `now` to the top, always forwards. */
export function rotationTo(now: number, index: number, count: number): number {
  const target = (360 - (index * 360) / count) % 360
  const ahead = (target - (now % 360) + 360) % 360
  return now + turns * 360 + ahead
}

/** Does field `index` of `count` point down while the wheel rests at `rotation` degrees? */
export function isUpsideDown(index: number, count: number, rotation: number): boolean {
  const angle = ((((index * 360) / count + rotation) % 360) + 360) % 360
  return angle > 90 && angle < 270
}

/** The outline of a field in a circle around 0, 0; the first one's middle is at the top. */
export function fieldPath(index: number, count: number, radius: number): string {
  const at = (edge: number) => {
    const angle = ((edge - 0.5) / count) * 2 * Math.PI - Math.PI / 2
    return `${(Math.cos(angle) * radius).toFixed(3)} ${(Math.sin(angle) * radius).toFixed(3)}`
  }
  return `M0 0L${at(index)}A${radius} ${radius} 0 ${count > 2 ? 0 : 1} 1 ${at(index + 1)}Z`
}
