import { sql } from 'kysely'
import type { MemberEvents } from '../../member/events.ts'
import type { Context } from '../../kernel/context.ts'
import { entryGrade } from '../../member/level/rules.ts'

/** Places those who became AM, in the order of the events; who has a position keeps it (AST-04). */
export async function placeMembers(context: Context, raised: readonly MemberEvents['member.level_reached'][]): Promise<void> {
  for (const { member_id, before, grade } of raised)
    if (before < entryGrade && grade >= entryGrade) await placeNode(context, { owner_id: member_id, is_clone: false })
}

/**
 * Places a member, once, or one more clone of a member, and returns the position. A clone goes below its owner's position, a member below
 * that of the nearest sponsor who has one: into the leg that its owner chose. Holds the lock of all placements until the commit, so at
 * most 100 in a transaction.
 */
export async function placeNode(
  { db, now }: Context,
  { owner_id, is_clone }: { owner_id: number; is_clone: boolean },
): Promise<{ node_id: number }> {
  const { rows } = await sql<{ node_id: number }>`select place_node(${owner_id}, ${is_clone}, ${now}) as node_id`.execute(db)
  return rows[0]!
}
