import { useQuery } from '@tanstack/react-query'
import { query } from '@longmall/web/call/query.ts'
import { useLanguage, useTranslations } from '../../shell/translations.tsx'
import { useSite } from '../../shell/site.ts'
import { dayIn, daysBetween } from '@longmall/web/time/calendar.ts'
import { dayFormat } from '@longmall/web/time/time-text.ts'

/** The label of a day: today, yesterday, or its date. The store clock determines today. */
export function useDayLabel(): (day: string) => string {
  const t = useTranslations('catalogue')
  const language = useLanguage()
  const { time_zone } = useSite()
  const { data } = useQuery(query('site/time', {}))
  const date = dayFormat(language, { month: 'long', day: 'numeric', weekday: 'short' })
  return (day) => {
    const before = data && daysBetween(day, dayIn(time_zone, data.server_time))
    return before === 0 ? t('today') : before === 1 ? t('yesterday') : date(day)
  }
}
