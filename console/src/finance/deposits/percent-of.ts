/** Millionths as a percentage without trailing zeros: 15,000 → "1.5 %". */
export const percentOf = (ppm: number): string => `${String(ppm / 10_000)} %`
