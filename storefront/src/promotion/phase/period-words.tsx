import { usePhrases } from '../../shell/phrases.tsx'
import type { Phase, PromotionWindow } from './phase.ts'
import { PhaseWords } from './phase-words.tsx'
import { useMoment } from '../../shell/time/use-moment.ts'

/** From when until when in the shop's zone, and below it how long that is from now. */
export function PeriodWords({ phase, window: { starts_at, ends_at } }: { phase: Phase; window: PromotionWindow }) {
  const say = usePhrases('promotion')
  const moment = useMoment()
  return (
    <>
      <span className="block">{say('from_until', { from: moment(starts_at, { isBare: true }), until: moment(ends_at) })}</span>
      <span className="block">
        <PhaseWords phase={phase} window={{ starts_at, ends_at }} />
      </span>
    </>
  )
}
