import type { AfterSaleStatus } from '@longmall/contract/refund.ts'
import type { Tone } from '../shell/display/state-tag.tsx'

export const refundStatuses: readonly AfterSaleStatus[] = [1, 2, 3, 4, 5, 6, 7]
export const refundKinds = ['refund_only', 'return_refund'] as const
/** Orange where the shop must act. */
export const refundTones: Record<AfterSaleStatus, Tone> = {
  1: 'warning',
  2: 'error',
  3: 'processing',
  4: 'processing',
  5: 'warning',
  6: 'success',
  7: 'default',
}

/** The translation key of a reason. */
export const reasonKey = <Reason extends string>(reason: Reason) =>
  `reason_${reason === 'other' ? 'another' : (reason as Exclude<Reason, 'other'>)}` as const
