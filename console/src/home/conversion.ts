import type { Language } from '@longmall/contract/fields.ts'
import { formatPercent } from '@longmall/web/format/number-text.ts'

/** How many of the visitors bought, as a percentage in words; a dash while nobody was counted. */
export const conversionOf = ({ day_buyers, visitors }: { day_buyers: number; visitors: number }, language: Language): string =>
  visitors === 0 ? '–' : formatPercent(day_buyers / visitors, language)
