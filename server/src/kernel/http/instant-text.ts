import type { Language } from '@longmall/contract/fields.ts'
import { offsetName } from '@longmall/contract/zone-offset.ts'

/** An instant in a zone, "Nov 24, 2026, 10:00 AM (GMT+8)": named, as whoever reads it may live by another clock. */
export const instantText = (language: Language, at: string, timeZone: string): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(at))} (${offsetName(timeZone, at)})`
