import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** An instant as a picker shows it: the clock on the wall of the store's zone. */
export const toPicker = (at: string, zone: string) => dayjs(at).tz(zone)

/** What was picked, read as the store's wall clock, as an ISO instant with milliseconds. */
export const fromPicker = (picked: dayjs.Dayjs, zone: string) => dayjs.tz(picked.format('YYYY-MM-DDTHH:mm:ss'), zone).toISOString()
