import type { PromotionState } from '@longmall/contract/promotion-shapes.ts'

/** The phase of a promotion by the store clock; `about` is the last while before it starts. */
export type Phase = PromotionState

/** From the first instant to the first that no longer counts, ISO 8601. */
export interface PromotionWindow {
  starts_at: string
  ends_at: string
}

/** As the server's `promotion.starting_soon_minutes` by default: only the label on the screen depends on it. */
const aboutMs = 30 * 60_000

/** The phase at an instant of the store clock in ms; the end itself is over. */
export function phaseOf({ starts_at, ends_at }: PromotionWindow, now: number): Phase {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  if (now >= end) return 'ended'
  if (now >= start) return 'running'
  return now >= start - aboutMs ? 'starting_soon' : 'upcoming'
}

/** The next instant in ms at which the phase turns; null when it does no more. */
export function nextPhaseChange({ starts_at, ends_at }: PromotionWindow, now: number): number | null {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  return [start - aboutMs, start, end].find((changeAt) => changeAt > now) ?? null
}
