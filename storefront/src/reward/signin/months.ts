import type { Language } from '@longmall/contract/fields.ts'
import { dayFormat, weekdayName } from '@longmall/web/time/time-text.ts'
import type { RawSearch } from '../../shell/search.ts'

const form = /^\d{4}-(0[1-9]|1[0-2])$/

/** The month that an address names; none: this one. */
export const readMonth = ({ month }: RawSearch) => ({ month: month !== undefined && form.test(month) ? month : undefined })

export const monthName = (month: string, language: Language): string => dayFormat(language, { year: 'numeric', month: 'long' })(month)

/** Names of the days of a week from Sunday on, short and whole. */
export function weekdayNames(language: Language): { short: string; long: string }[] {
  const name = (weekday: number, form: 'narrow' | 'long') => weekdayName(weekday, language, form)
  return Array.from({ length: 7 }, (_, day) => ({ short: name(day, 'narrow'), long: name(day, 'long') }))
}
