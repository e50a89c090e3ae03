/** How many of the visitors bought, as a percentage in words; a dash while nobody was counted. */
export const conversionOf = ({ day_buyers, visitors }: { day_buyers: number; visitors: number }, language: string): string =>
  visitors === 0 ? '–' : new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(day_buyers / visitors)
