import { pullDownOffset } from '@longmall/contract/constants.ts'

export type PullState = 'idle' | 'within' | 'beyond' | 'loading' | 'ended'

/** Offset of the content for a finger that moved `distance` px: half of it, damped beyond the threshold. */
export const pullTravel = (distance: number) =>
  distance <= 0 ? 0 : Math.min(distance / 2, pullDownOffset + Math.sqrt(Math.max(0, distance / 2 - pullDownOffset)) * 4)

/** State of a pull while the finger is down, from the content's offset. */
export const pullStateAt = (travel: number): PullState => (travel <= 0 ? 'idle' : travel < pullDownOffset ? 'within' : 'beyond')
