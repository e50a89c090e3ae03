import type { Language } from '@longmall/contract/fields.ts'

/** A count with thousands separators: "1,234". */
export const formatCount = (count: number | bigint, language: Language): string => new Intl.NumberFormat(language).format(count)

/** A share as a percentage with a maximum of decimals: 0.125 → "12.5%". */
export const formatPercent = (share: number, language: Language, maximumFractionDigits = 1): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits }).format(share)

/** Odds in millionths as a percentage with as many decimals as needed: 12500 → "1.25%". */
export const formatOdds = (millionths: number, language: Language): string => formatPercent(millionths / 1_000_000, language, 4)
