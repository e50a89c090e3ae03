import { useEffect, useEffectEvent, useState } from 'react'
import { dayLength } from '@longmall/web/time/calendar.ts'
import { useClockOffset } from '../../shell/server-clock.ts'
import { nextPhaseChange, type Phase, phaseOf, type PromotionWindow } from './phase.ts'

/**
 * The phase of a promotion by the store clock, updated at each change. `initialPhase` is the server's, shown
 * until the store clock is loaded; an `initialPhase` of `ended` is final, because an operator may end a promotion early.
 * `onPhaseChange` is called at every change of phase while the screen is open.
 */
export function usePhase(window: PromotionWindow, initialPhase: Phase, onPhaseChange?: (phase: Phase) => void): Phase {
  const offset = useClockOffset()
  const [phase, setPhase] = useState<Phase | null>(null)
  const { starts_at, ends_at } = window
  const turned = useEffectEvent((next: Phase) => onPhaseChange?.(next))
  useEffect(() => {
    if (offset === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let before: Phase | null = null
    const look = () => {
      const now = Date.now() + offset
      const next = phaseOf({ starts_at, ends_at }, now)
      setPhase(next)
      if (before !== null && before !== next) turned(next)
      before = next
      const changeAt = nextPhaseChange({ starts_at, ends_at }, now)
      // Much longer waits overflow a browser's timer.
      if (changeAt !== null) timer = setTimeout(look, Math.min(changeAt - now, dayLength))
    }
    look()
    return () => clearTimeout(timer)
  }, [starts_at, ends_at, offset])
  return initialPhase === 'ended' ? initialPhase : (phase ?? initialPhase)
}
