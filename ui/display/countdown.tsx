import { useEffect, useEffectEvent, useState } from 'react'
import { useLabels } from '../labels.tsx'
import { splitRemaining } from './remaining.ts'

export interface CountdownProps {
  /** An instant of the server, ISO 8601. */
  until: string
  /** Server time minus device time in ms, so that a wrong device clock has no effect. */
  offset: number
  onEnd?: () => void
}

/** Remaining time until an instant, by the second; its space is reserved before the first render on the client. */
export function Countdown({ until, offset, onEnd }: CountdownProps) {
  const labels = useLabels()
  const [left, setLeft] = useState<number | null>(null)
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const next = Math.max(0, Date.parse(until) - Date.now() - offset)
      setLeft(next)
      if (next === 0) end()
      else timer = setTimeout(tick, next % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [until, offset])
  const { days, clock } = splitRemaining(left ?? 0)
  return (
    <span role="timer" className="figures inline-block whitespace-nowrap">
      {days > 0 && `${labels.days(days)} `}
      {left === null ? '--:--:--' : clock}
    </span>
  )
}
