import { useScreenSearch } from '../../shell/search.ts'
import { createSessionValue } from '../session-value.ts'
import { readLogInSearch } from '../read-log-in-search.ts'
import { useStep } from '../use-step.ts'

export type Channel = 'email' | 'mobile'

/** A recovery on its way through its screens (IDN-06). */
export interface RecoveryFlow {
  account: string
  channel: Channel
  /** A code is on its way, if this account exists. */
  sent?: { recovery_id: string; expires_at: string; resend_at: string }
  /** The code was right: what sets the new password, once and within ten minutes. */
  proof?: string
  done?: true
}

export const recoveryFlow = createSessionValue<RecoveryFlow>('lm_recovery')

export const steps = {
  first: '/v1/login/findpw/findpw',
  code: '/v1/login/findpw/findpw2',
  password: '/v1/login/findpw/findpw3',
  done: '/v1/login/findpw/findpw4',
} as const
type Step = keyof typeof steps

export function dueStep(flow: RecoveryFlow | null): Step {
  if (flow?.done) return 'done'
  if (flow?.proof) return 'password'
  return flow?.sent ? 'code' : 'first'
}

export function useRecoveryStep(step: Step) {
  const entry = useScreenSearch(readLogInSearch)
  return useStep({ stored: recoveryFlow, due: (flow) => steps[dueStep(flow)], search: () => ({ ...entry }), step: steps[step] })
}
