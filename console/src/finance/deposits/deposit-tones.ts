import type { DepositState } from '@longmall/contract/deposit.ts'
import type { Tone } from '../../shell/display/state-tag.tsx'

export const tones: Record<DepositState, Tone> = { open: 'processing', returned: 'success', rolled_over: 'default' }
