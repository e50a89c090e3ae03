import { lastDays } from '@longmall/web/time/calendar.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useClockOffset } from '../../shell/display/use-clock-offset.ts'
import { useFormat } from '../../shell/display/use-format.ts'
import { periodOf } from './period-of.ts'

/** The range of days of a screen: by its address, else the last 30 of the store clock. */
export function usePeriod() {
  const { timeZone } = useFormat()
  const [now] = useState(Date.now)
  const offset = useClockOffset() ?? 0
  const navigate = useNavigate()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const lastOf = (count: number) => {
    const { first_day, last_day } = lastDays(count, timeZone, now + offset)
    return { from: first_day, until: last_day }
  }
  return {
    period: periodOf(search, lastOf(30)),
    lastOf,
    search,
    change: (values: Record<string, unknown>) =>
      void navigate({
        to: '.',
        replace: true,
        search: Object.fromEntries(Object.entries({ ...search, ...values }).filter(([, value]) => value !== undefined)) as never,
      }),
  }
}
