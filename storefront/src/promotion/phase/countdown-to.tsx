import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useClockOffset } from '../../shell/server-clock.ts'

export interface CountdownToProps {
  /** An instant of the store clock, ISO 8601. */
  until: string
  onEnd?: () => void
}

/** Countdown by the store clock, not the device's; its space is reserved until the clock is loaded. */
export function CountdownTo({ until, onEnd }: CountdownToProps) {
  const offset = useClockOffset()
  if (offset === null) return <span className="figures inline-block whitespace-nowrap">--:--:--</span>
  return <Countdown until={until} offset={offset} {...(onEnd && { onEnd })} />
}
