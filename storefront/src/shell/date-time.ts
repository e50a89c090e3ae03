import { readerZone } from '@longmall/web/time/calendar.ts'
import { foreignOffset, instantFormat } from '@longmall/web/time/time-text.ts'
import { useSyncExternalStore } from 'react'
import { useLanguage } from './translations.tsx'
import { useSite } from './site.ts'

const never = () => () => undefined
// The server does not know the reader's zone: the page hydrates without its name and adds it afterwards.
const noZone = () => null

/**
 * Formats instants in the shopper's language and the store's own zone: the same for every shopper, on the server and in the
 * browser. A time of day names the zone, "(GMT+8)", where the reader's own clock shows another; `isBare` for where the page
 * names it once.
 */
export function useStoreTime(form: Intl.DateTimeFormatOptions, { isBare = false } = {}): (at: string | number) => string {
  const language = useLanguage()
  const timeZone = useSite().time_zone
  const reader = useSyncExternalStore(never, readerZone, noZone)
  const format = instantFormat(language, form, timeZone)
  const hasTime = form.timeStyle !== undefined || form.hour !== undefined
  return (at) => {
    const offset = isBare || !hasTime || reader === null ? null : foreignOffset(reader, timeZone, at)
    return offset === null ? format(at) : `${format(at)} (${offset})`
  }
}

/** "GMT+8", where the reader's clock shows another time then: for a page whose times are bare. */
export function useStoreZoneName(): (at: string | number) => string | null {
  const timeZone = useSite().time_zone
  const reader = useSyncExternalStore(never, readerZone, noZone)
  return (at) => (reader === null ? null : foreignOffset(reader, timeZone, at))
}

/** A day and time of the store, "Nov 24, 2026, 10:00 AM". */
export const useDateTime = () => useStoreTime({ dateStyle: 'medium', timeStyle: 'short' })
