import { usePhrases } from '../../shell/phrases.tsx'
import { CountdownTo } from './countdown-to.tsx'
import type { Phase, PromotionWindow } from './phase.ts'

export interface PhaseWordsProps {
  phase: Phase
  window: PromotionWindow
}

/** "Ends in 01:02:03", "Starts in …", "Ended": one line of text wherever a promotion stands. */
export function PhaseWords({ phase, window }: PhaseWordsProps) {
  const say = usePhrases('promotion')
  if (phase === 'ended') return say('state_ended')
  return (
    <>
      {say(phase === 'running' ? 'ends_in' : 'starts_in')} <CountdownTo until={phase === 'running' ? window.ends_at : window.starts_at} />
    </>
  )
}
