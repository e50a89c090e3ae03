import { StepList } from '../../promotion/step-list.tsx'
import { usePhrases } from '../../shell/phrases.tsx'

/** How a team buy works; `isVirtual`: the shop completes what does not fill. */
export function PintuanSteps({ isVirtual }: { isVirtual: boolean }) {
  const say = usePhrases('pintuan')
  return (
    <StepList title={say('steps')} steps={[say('step_open'), say('step_invite'), say(isVirtual ? 'step_ship_virtual' : 'step_ship')]} />
  )
}
