import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** What a member liked is taken back. */
export const articleAccountClosure: AccountClosureStep = {
  domain: 'article',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await sql`
      with removed as (
        delete from article_like where member_id = ${member_id} returning article_id
      ), locked as (
        select a.id from article a join removed r on r.article_id = a.id order by a.id for no key update of a
      )
      update article a set like_count = a.like_count - 1 from locked l where a.id = l.id`.execute(db)
  },
}
