import { sql } from 'kysely'
import type { Context, SystemActor } from '../kernel/context.ts'
import { setTimer } from '../kernel/time/timers.ts'
import { placeNode } from '../network/placement/place-members.ts'
import { ownerOf, placeTimer } from './timers.ts'

/** Placements of one transaction, which hold the lock of all placements. */
const batch = 100

/**
 * The timer's verb: places the clones of a member that wait, in their order, below the member's position (AST-06); again, it does nothing. The member
 * is placed first, where that has not happened yet.
 */
export async function placeClones(context: Context<SystemActor>, subject: string): Promise<void> {
  const { db, now } = context
  const owner_id = ownerOf(subject)
  // Locked, so that two timers of one owner do not place the same clone.
  const { rows } = await sql<{ ordinal: number }>`
    select ordinal from clone where owner_id = ${owner_id} and node_id is null order by ordinal limit ${batch} for update`.execute(db)
  if (rows.length === 0) return
  await placeNode(context, { owner_id, is_clone: false })
  for (const { ordinal } of rows) {
    const { node_id } = await placeNode(context, { owner_id, is_clone: true })
    await sql`update clone set node_id = ${node_id} where owner_id = ${owner_id} and ordinal = ${ordinal}`.execute(db)
  }
  if (rows.length === batch) await setTimer(db, placeTimer, `${owner_id} after ${rows.at(-1)!.ordinal}`, now)
}
