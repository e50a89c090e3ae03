import type { CommissionState } from '@longmall/contract/distribution-shapes.ts'
import type { StaffDistributorApplication } from '@longmall/contract/distribution-staff.ts'
import type { Tone } from '../shell/display/state-tag.tsx'

export const applicationTones: Record<StaffDistributorApplication['state'], Tone> = {
  applied: 'warning',
  approved: 'success',
  refused: 'default',
}

export const commissionTones: Record<CommissionState, Tone> = {
  pending: 'warning',
  frozen: 'processing',
  available: 'success',
  void: 'default',
}

/** Quiet text under a value. */
export const quiet = { fontSize: 12, color: '#5c5c69' } as const
