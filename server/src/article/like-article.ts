import type { article as contract, LikeState } from '@longmall/contract/article.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, VisitorActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { isPublished } from './queries.ts'

/** Likes of notes that are published, with the caller's own; a visitor likes none. */
export async function viewLikes(
  context: Context<MemberActor | VisitorActor>,
  { article_ids }: InputOf<typeof contract.likes>,
): Promise<{ list: LikeState[] }> {
  const { actor } = context
  const { rows } = await sql<LikeState>`
    select a.id as article_id, a.like_count,
      exists (select from article_like l where l.article_id = a.id and l.member_id = ${actor.kind === 'member' ? actor.member_id : null}) as is_liked
    from article a where a.id = any (${article_ids}::int[]) and a.kind = 'note' and ${isPublished(context)} order by a.id`.execute(
    context.db,
  )
  return { list: rows }
}

/** Likes a note; once more changes nothing (CAT-11). Refuses `article.not_found`. */
export async function likeArticle(context: Context<MemberActor>, { article_id }: InputOf<typeof contract.like>): Promise<LikeState> {
  const { db, actor, now } = context
  await readLikes(context, article_id)
  await sql`
    with added as (
      insert into article_like (member_id, article_id, created_at) values (${actor.member_id}, ${article_id}, ${now})
      on conflict do nothing returning article_id
    )
    update article a set like_count = a.like_count + 1 from added d where a.id = d.article_id`.execute(db)
  return readLikes(context, article_id)
}

/** Takes a like back; where there is none nothing changes. Refuses `article.not_found`. */
export async function unlikeArticle(context: Context<MemberActor>, { article_id }: InputOf<typeof contract.unlike>): Promise<LikeState> {
  const { db, actor } = context
  await readLikes(context, article_id)
  await sql`
    with removed as (
      delete from article_like where member_id = ${actor.member_id} and article_id = ${article_id} returning article_id
    )
    update article a set like_count = a.like_count - 1 from removed d where a.id = d.article_id`.execute(db)
  return readLikes(context, article_id)
}

async function readLikes(context: Context<MemberActor>, article_id: number): Promise<LikeState> {
  const { list } = await viewLikes(context, { article_ids: [article_id] })
  if (!list[0]) throw new Refusal('article.not_found')
  return list[0]
}
