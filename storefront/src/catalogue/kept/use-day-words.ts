import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useLanguage, usePhrases } from '../../shell/phrases.tsx'
import { useSite } from '../../shell/site.ts'
import { dayIn, daysBetween } from '@longmall/web/time/calendar.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'

/** Says a day: today, yesterday, or its date. Which day is today is the store clock's to say. */
export function useDayWords(): (day: string) => string {
  const say = usePhrases('catalogue')
  const language = useLanguage()
  const { time_zone } = useSite()
  const { data } = useQuery(query('site/time', {}))
  const date = dayFormat(language, { month: 'long', day: 'numeric', weekday: 'short' })
  return (day) => {
    const before = data && daysBetween(day, dayIn(time_zone, data.server_time))
    return before === 0 ? say('today') : before === 1 ? say('yesterday') : date(day)
  }
}
