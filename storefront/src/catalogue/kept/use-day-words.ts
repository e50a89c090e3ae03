import { useQuery } from '@tanstack/react-query'
import { query } from '../../shell/call/query.ts'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
import { useSite } from '../../shell/site.ts'
import { dayIn } from '../../shell/date-time.ts'
import { daysBefore } from './footprint-days.ts'

/** Says a day: today, yesterday, or its date. Which day is today is the store clock's to say. */
export function useDayWords(): (day: string) => string {
  const say = usePhrases('catalogue')
  const language = useLanguage()
  const { time_zone } = useSite()
  const { data } = useQuery(query('site/time', {}))
  const date = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
  return (day) => {
    const before = data && daysBefore(day, dayIn(time_zone, data.server_time))
    return before === 0 ? say('today') : before === 1 ? say('yesterday') : date.format(new Date(day))
  }
}
