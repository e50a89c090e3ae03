import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { ReturnRow } from '../queries.ts'

/** Writes an event into a request's history (ORD-13); details are short texts. */
export async function noteReturn(
  { db, actor, now }: Context,
  { id, status }: Pick<ReturnRow, 'id' | 'status'>,
  event: string,
  details: Record<string, string> = {},
): Promise<void> {
  const [who, who_id] =
    actor.kind === 'member'
      ? ['member', actor.member_id]
      : actor.kind === 'staff'
        ? ['operator', actor.staff_id]
        : (['system', null] as const)
  await sql`
    insert into return_event (return_id, event, status, actor, actor_id, details, created_at)
    values (${id}, ${event}, ${status}, ${who}, ${who_id}::int, ${JSON.stringify(details)}::jsonb, ${now})`.execute(db)
}
