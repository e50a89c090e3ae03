import type { Language } from '@longmall/contract/fields.ts'
import { formatPercent } from '@longmall/web/format/number-text.ts'

/** Orders per visitor as a percentage; a dash without visitors. */
export const conversionOf = ({ day_buyers, visitors }: { day_buyers: number; visitors: number }, language: Language): string =>
  visitors === 0 ? '–' : formatPercent(day_buyers / visitors, language)
