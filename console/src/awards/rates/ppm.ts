/** A percentage as millionths, the nearest: 2.5 → 25,000. An input of four decimals loses nothing. */
export const toPpm = (percent: number): number => Math.round(percent * 10_000)

/** Millionths as a percentage without trailing zeros: 25,000 → "2.5". */
export const percentText = (ppm: number): string => String(ppm / 10_000)

/** A typed or rounded percentage without trailing zeros: "2.5000" → "2.5". */
export const trimPercent = (text: string): string => (/^\d+\.\d*$/.test(text) ? text.replace(/\.?0*$/, '') : text)
