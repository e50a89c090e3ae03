import { useScreenSearch } from '../../shell/search.ts'
import { createKept } from '../kept.ts'
import { readEntry } from '../read-entry.ts'
import { useStep } from '../use-step.ts'

export type Channel = 'email' | 'mobile'

/** A recovery on its way through its screens (IDN-06). */
export interface Recovering {
  account: string
  channel: Channel
  /** A code is on its way, if this account exists. */
  sent?: { recovery_id: string; expires_at: string; resend_at: string }
  /** The code was right: what sets the new password, once and within ten minutes. */
  proof?: string
  done?: true
}

export const recovering = createKept<Recovering>('lm_recovery')

export const steps = {
  first: '/v1/login/findpw/findpw',
  code: '/v1/login/findpw/findpw2',
  password: '/v1/login/findpw/findpw3',
  done: '/v1/login/findpw/findpw4',
} as const
type Step = keyof typeof steps

export function dueStep(kept: Recovering | null): Step {
  if (kept?.done) return 'done'
  if (kept?.proof) return 'password'
  return kept?.sent ? 'code' : 'first'
}

export function useRecovering(step: Step) {
  const entry = useScreenSearch(readEntry)
  return useStep({ kept: recovering, due: (kept) => steps[dueStep(kept)], search: () => ({ ...entry }), step: steps[step] })
}
