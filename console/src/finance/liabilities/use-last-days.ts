import { useState } from 'react'
import { lastDays } from '@longmall/web/time/calendar.ts'
import { useClockOffset } from '../../shell/display/use-clock-offset.ts'
import { useFormat } from '../../shell/display/use-format.ts'

/** The last `count` days by the store clock, which a demo may have moved; by the device's clock while that is loading. */
export function useLastDays(count: number): { first_day: string; last_day: string } {
  const { timeZone } = useFormat()
  const [now] = useState(Date.now)
  return lastDays(count, timeZone, now + (useClockOffset() ?? 0))
}
