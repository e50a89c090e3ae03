import { Countdown } from '@longmall/ui/display/countdown.tsx'
import { useClockOffset } from '../../shell/server-clock.ts'

export interface CountdownToProps {
  /** An instant of the store clock, ISO 8601. */
  until: string
  onEnd?: () => void
}

/** What is left until an instant, by the store clock and never by this device's; its space is reserved until that is known. */
export function CountdownTo({ until, onEnd }: CountdownToProps) {
  const offset = useClockOffset()
  if (offset === null) return <span className="figures inline-block whitespace-nowrap">--:--:--</span>
  return <Countdown until={until} offset={offset} {...(onEnd && { onEnd })} />
}
