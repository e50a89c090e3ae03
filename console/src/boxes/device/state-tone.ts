import type { BoxState } from '@longmall/contract/box.ts'
import type { Tone } from '../../shell/display/state-tag.tsx'

export const tones: Record<BoxState, Tone> = {
  not_activated: 'warning',
  activated: 'success',
  expired: 'default',
  returned: 'default',
}
