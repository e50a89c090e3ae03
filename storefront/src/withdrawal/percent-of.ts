/** Thousandths as percent: 20 → "2", 25 → "2.5". */
export const percentOf = (permille: number): string =>
  permille % 10 === 0 ? String(permille / 10) : `${Math.floor(permille / 10)}.${permille % 10}`
