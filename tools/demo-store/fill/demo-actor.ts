import type { MemberActor, Site } from '@longmall/server/src/kernel/context.ts'

/** A demo account as the one who calls. */
export async function actorOf({ db }: Site, account: string): Promise<MemberActor> {
  const { id, grade } = await db.selectFrom('member').select(['id', 'grade']).where('account', '=', account).executeTakeFirstOrThrow()
  return { kind: 'member', member_id: id, grade, is_frozen: false, session_hash: Buffer.alloc(32), visitor: null }
}
