import { toSmallest, type UnitCode } from '@longmall/contract/units.ts'

const least = 2

/**
 * Heights of the bars of signed amounts in px, above and below a line, so that the largest above and the largest below fill `space` together; an
 * amount that is not zero is at least 2 px.
 */
export function barHeights(amounts: readonly string[], unit: UnitCode, space: number): { above: number; bars: number[] } {
  const values = amounts.map((amount) => Number(toSmallest(amount, unit)))
  const [top, bottom] = [Math.max(0, ...values), Math.max(0, ...values.map((value) => -value))]
  const whole = top + bottom
  if (whole === 0) return { above: space, bars: values.map(() => 0) }
  const above = Math.min(Math.max((top / whole) * space, top > 0 ? least : 0), bottom > 0 ? space - least : space)
  const room = (value: number) => (value > 0 ? above / top : (space - above) / bottom)
  return { above, bars: values.map((value) => (value === 0 ? 0 : Math.sign(value) * Math.max(least, Math.abs(value) * room(value)))) }
}
