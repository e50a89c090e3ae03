import type { TimerHandler } from '../../kernel/time/timers.ts'
import { catalogueChanged } from '../../kernel/shared.ts'

/** Shows visitors that a promotion has begun or is over. */
export const publishWindowChange: TimerHandler = ({ db }) => catalogueChanged(db)
