import { catalogueChanged } from '../kernel/shared.ts'
import type { TimerHandler } from '../kernel/time/timers.ts'

export const publishTimer = 'article.publishes'

/** Shows visitors what was scheduled: it is published by its time alone, only cached answers are dropped. */
export const onArticlePublished: TimerHandler = ({ db }) => catalogueChanged(db)
