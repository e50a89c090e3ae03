import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { searchSettings } from './settings.ts'

/** The member's last searches, newest first. */
export async function viewHistory({
  db,
  actor,
  setting,
}: Context<MemberActor>): Promise<{ list: { history_id: number; keyword: string }[] }> {
  const list = await db
    .selectFrom('search_history')
    .select(['id as history_id', 'keyword'])
    .where('member_id', '=', actor.member_id)
    .orderBy('searched_at', 'desc')
    .limit(setting(searchSettings.history_size))
    .execute()
  return { list }
}

/** Keeps a search, or moves it to the front; the oldest fall out. */
export async function rememberSearch(
  { db, actor, now, setting }: Context<MemberActor>,
  { keyword }: { keyword: string },
): Promise<Record<string, never>> {
  await sql`
    insert into search_history (member_id, keyword, searched_at) values (${actor.member_id}, ${keyword}, ${now})
    on conflict (member_id, keyword) do update set searched_at = excluded.searched_at`.execute(db)
  await sql`
    delete from search_history where member_id = ${actor.member_id} and id not in (
      select id from search_history where member_id = ${actor.member_id} order by searched_at desc, id desc limit ${setting(searchSettings.history_size)})`.execute(
    db,
  )
  return {}
}

export async function clearHistory({ db, actor }: Context<MemberActor>): Promise<Record<string, never>> {
  await db.deleteFrom('search_history').where('member_id', '=', actor.member_id).execute()
  return {}
}
