import type { ReturnStatus } from '@longmall/contract/returns.ts'
import type { Tone } from '../shell/display/state-tag.tsx'

export const returnStatuses: readonly ReturnStatus[] = [1, 2, 3, 4, 5, 6, 7]
export const returnKinds = ['refund_only', 'return_refund'] as const
/** Orange where the shop must act. */
export const returnTones: Record<ReturnStatus, Tone> = { 1: 'wait', 2: 'bad', 3: 'busy', 4: 'busy', 5: 'wait', 6: 'good', 7: 'plain' }

/** The key of a reason’s words. */
export const reasonKey = <Reason extends string>(reason: Reason) =>
  `reason_${reason === 'other' ? 'another' : (reason as Exclude<Reason, 'other'>)}` as const
