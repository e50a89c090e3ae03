import type { ReviewedCoinWithdrawal } from '@longmall/contract/coin-withdrawal.ts'
import type { Tone } from '../../shell/display/state-tag.tsx'

export type ShownState = ReviewedCoinWithdrawal['state'] | 'second'

/** Display state of a coin withdrawal: one that waits for the second operator has a state of its own. */
export const stateOf = ({ state, first_approved_by }: Pick<ReviewedCoinWithdrawal, 'state' | 'first_approved_by'>): ShownState =>
  state === 'requested' && first_approved_by !== null ? 'second' : state

export const tones: Record<ShownState, Tone> = {
  requested: 'warning',
  second: 'warning',
  approved: 'processing',
  ready: 'processing',
  sending: 'processing',
  done: 'success',
  refused: 'default',
  failed: 'error',
  cancelled: 'default',
  expired: 'default',
}

/** Its coins are still frozen or in flight. */
export const isOpen = ({ state }: Pick<ReviewedCoinWithdrawal, 'state'>): boolean =>
  state === 'requested' || state === 'approved' || state === 'ready' || state === 'sending'

/** What an operator may do with it now: who approved it or reported its failure does not confirm that too, and nothing is approved while something stops it. */
export function actionsOf(
  {
    state,
    payout_blocker,
    first_approved_by,
    can_record,
    failure_reported_by,
  }: Pick<ReviewedCoinWithdrawal, 'state' | 'payout_blocker' | 'first_approved_by' | 'can_record' | 'failure_reported_by'>,
  staff_id: number | undefined,
): readonly ('approve' | 'refuse' | 'record' | 'record_failed')[] {
  const isApprovable = state === 'requested' && payout_blocker === null && (first_approved_by === null || first_approved_by !== staff_id)
  const isRefusable = state === 'requested' || state === 'approved' || state === 'ready'
  return [
    ...(isApprovable ? (['approve'] as const) : []),
    ...(isRefusable ? (['refuse'] as const) : []),
    ...(can_record ? (['record'] as const) : []),
    ...(can_record && (failure_reported_by === null || failure_reported_by !== staff_id) ? (['record_failed'] as const) : []),
  ]
}
