import type { Language } from '@longmall/contract/fields.ts'
import { useLanguage } from './phrases.tsx'
import { useSite } from './site.ts'

const tags: Record<Language, string> = { 'en-us': 'en-US', 'zh-cn': 'zh-CN', 'ko-kr': 'ko-KR', 'ja-jp': 'ja-JP', 'ms-my': 'ms-MY' }

/** A day and time as the language writes them, in the shopper's own zone. */
export const dateTimeIn = (language: Language, at: string) =>
  new Intl.DateTimeFormat(tags[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** Writes instants in the shopper's language and the store's own zone: the same for every shopper, on the server and in the browser. */
export function useStoreTime(form: Intl.DateTimeFormatOptions): (at: string | number) => string {
  const language = useLanguage()
  const timeZone = useSite().time_zone
  const { format } = new Intl.DateTimeFormat(language, { ...form, timeZone })
  return (at) => format(new Date(at))
}

/** The day of an instant in a zone, `2026-11-21`. */
export const dayIn = (timeZone: string, at: string | number): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(at))
