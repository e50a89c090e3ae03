import type { AwardPlan } from '@longmall/contract/award-shapes.ts'
import type { Tone } from '../../shell/display/state-tag.tsx'

/** The state of a version as operators see it: an approved one is scheduled, in force or over. */
export type ShownState = 'draft' | 'scheduled' | 'in_force' | 'over' | 'withdrawn'

export const tones: Record<ShownState, Tone> = {
  draft: 'warning',
  scheduled: 'processing',
  in_force: 'success',
  over: 'default',
  withdrawn: 'default',
}

/** `inForce` is the version in force today; undefined while it is loading. */
export function shownState(
  { state, plan_id, starts_on }: Pick<AwardPlan, 'state' | 'plan_id' | 'starts_on'>,
  inForce: Pick<AwardPlan, 'plan_id' | 'starts_on'> | undefined,
): ShownState | null {
  if (state !== 'approved') return state
  if (inForce === undefined) return null
  if (plan_id === inForce.plan_id) return 'in_force'
  return starts_on > inForce.starts_on ? 'scheduled' : 'over'
}
