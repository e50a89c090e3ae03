/** Millionths as per cent without trailing zeros: 15000 is "1.5 %". */
export const percentText = (ppm: number): string => `${String(ppm / 10_000)} %`
