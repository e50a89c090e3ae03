import { sql } from 'kysely'

/** SQL: the key of the advisory lock that a run has while it writes its lines, and who closes an account shares, so that no closed account gets lines. */
export const linesLock = sql`hashtext('award lines')`
