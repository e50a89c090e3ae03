import type { ReviewedWithdrawal } from '@longmall/contract/withdrawal.ts'
import type { Tone } from '../../shell/display/state-tag.tsx'

export type ShownState = ReviewedWithdrawal['state'] | 'second' | 'sent'

/** Display state of a withdrawal: waiting for the second operator, and at the bank, are distinguished. */
export function stateOf({ state, requires_second_approval, first_approved_by, sent_at }: ReviewedWithdrawal): ShownState {
  if (state === 'applied' && requires_second_approval && first_approved_by !== null) return 'second'
  return state === 'approved' && sent_at !== null ? 'sent' : state
}

export const tones: Record<ShownState, Tone> = {
  applied: 'warning',
  second: 'warning',
  approved: 'processing',
  sent: 'processing',
  paid: 'success',
  refused: 'default',
  payout_unknown: 'error',
}
