import { useEffect, useEffectEvent, useState } from 'react'
import { dayLength } from '@longmall/web/time/calendar.ts'
import { useClockOffset } from '../../shell/server-clock.ts'
import { nextTurn, type Phase, phaseOf, type PromotionWindow } from './phase.ts'

/**
 * The phase of a promotion by the store clock, turning by itself at each edge. `given` is what the server said, shown
 * until the store clock is known; what it calls ended stays so, for an operator may end a promotion early.
 * `onTurn` hears of every edge that is passed while the screen is open.
 */
export function usePhase(window: PromotionWindow, given: Phase, onTurn?: (phase: Phase) => void): Phase {
  const offset = useClockOffset()
  const [phase, setPhase] = useState<Phase | null>(null)
  const { starts_at, ends_at } = window
  const turned = useEffectEvent((next: Phase) => onTurn?.(next))
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
      const turn = nextTurn({ starts_at, ends_at }, now)
      // Much longer waits overflow a browser's timer.
      if (turn !== null) timer = setTimeout(look, Math.min(turn - now, dayLength))
    }
    look()
    return () => clearTimeout(timer)
  }, [starts_at, ends_at, offset])
  return given === 'ended' ? given : (phase ?? given)
}
