export interface PriceLine {
  /** Paths of an SVG: the line, and the area below it. */
  line: string
  area: string
  lowest: string
  highest: string
  /** From the first price to the last, in millionths of the first; below zero where it fell. */
  change_ppm: number
}

/** A line of prices in a box so wide and high, the lowest at its foot and the highest at its head; one price alone in the middle. */
export function priceLine(prices: readonly string[], { width, height }: { width: number; height: number }): PriceLine | null {
  const values = prices.map(Number)
  const [first, last] = [values[0], values.at(-1)]
  if (first === undefined || last === undefined) return null
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (at: number) => (values.length < 2 ? 0 : (at / (values.length - 1)) * width)
  const y = (value: number) => (high === low ? height / 2 : height - ((value - low) / (high - low)) * height)
  const steps = values.map((value, at) => `${round(x(at))} ${round(y(value))}`)
  if (values.length < 2) steps.push(`${width} ${round(y(first))}`)
  const line = `M${steps.join('L')}`
  return {
    line,
    area: `${line}L${width} ${height}L0 ${height}Z`,
    lowest: prices[values.indexOf(low)]!,
    highest: prices[values.indexOf(high)]!,
    change_ppm: Math.round(((last - first) / first) * 1_000_000),
  }
}

const round = (value: number) => Math.round(value * 10) / 10
