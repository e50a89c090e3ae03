import type { Language } from '@longmall/contract/fields.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'

/** "Nov", "11月". */
export const shortMonth = (month: string, language: Language) => dayFormat(language, { month: 'short' })(month)
/** "November 2026". */
export const longMonth = (month: string, language: Language) => dayFormat(language, { year: 'numeric', month: 'long' })(month)
