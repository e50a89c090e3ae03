import type { Context, MemberActor, VisitorActor } from '../../kernel/context.ts'

/** Ends this session; a visitor has none. */
export async function logOut({ db, actor }: Context<MemberActor | VisitorActor>): Promise<Record<string, never>> {
  if (actor.kind === 'member') {
    await db
      .updateTable('session')
      .set({ end_reason: 'log_out' })
      .where('token_hash', '=', actor.session_hash)
      .where('end_reason', 'is', null)
      .execute()
  }
  return {}
}
