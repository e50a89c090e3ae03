import { createKept } from '../kept.ts'

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
