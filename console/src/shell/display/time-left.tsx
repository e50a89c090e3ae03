import { useEffect, useState } from 'react'
import { useConsoleLanguage } from '../language.tsx'
import { useClockOffset } from './use-clock-offset.ts'
import { useFormat } from './use-format.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** What is left until an instant by the store clock, each second anew; the instant itself on pointing at it. A dash for none. */
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
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now - offset) / 1000))
  const days = Math.floor(seconds / 86_400)
  const clock = `${two(Math.floor(seconds / 3600) % 24)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  const inDays = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' })
  return (
    <span role="timer" title={time(until)} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {days > 0 && `${inDays.format(days)} `}
      {clock}
    </span>
  )
}
