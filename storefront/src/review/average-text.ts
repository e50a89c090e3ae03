/** An average in tenths as it is shown: 47 → "4.7", 50 → "5". */
export const averageText = (tenths: number): string => (tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1))
