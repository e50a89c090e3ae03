import { splitRemaining } from '@longmall/ui/display/remaining.ts'
import { useEffect, useState } from 'react'
import { useConsoleLanguage } from '../language.tsx'
import { useClockOffset } from './use-clock-offset.ts'
import { useFormat } from './use-format.ts'

/** The time left until an instant by the store clock, updated each second; the instant itself in a tooltip. A dash for none. */
export function TimeLeft({ until }: { until: string | null }) {
  const { language } = useConsoleLanguage()
  const { time } = useFormat()
  const offset = useClockOffset()
  const [now, setNow] = useState(Date.now)
  const isRunning = until !== null && offset !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  if (!isRunning) return <>–</>
  const { days, clock } = splitRemaining(Date.parse(until) - now - offset)
  const inDays = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return (
    <span role="timer" title={time(until)} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {days > 0 && `${inDays.format(days)} `}
      {clock}
    </span>
  )
}
