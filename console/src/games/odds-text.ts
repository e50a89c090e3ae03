/** Odds in millionths as per cent, with as many decimals as they need: 12500 → "1.25%". */
export const oddsText = (odds: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(odds / 1_000_000)
