import type { Language } from '@longmall/contract/fields.ts'

const named = (month: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))

/** "Nov", "11月". */
export const shortMonth = (month: string, language: Language) => named(month, language, { month: 'short' })
/** "November 2026". */
export const longMonth = (month: string, language: Language) => named(month, language, { year: 'numeric', month: 'long' })
