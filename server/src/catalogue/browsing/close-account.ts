import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../../kernel/account-closure.ts'

/** A member's favourites and browsing history go; visits stay as counts of nobody's. */
export const catalogueAccountClosure: AccountClosureStep = {
  domain: 'catalogue',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await sql`
      with removed as (
        delete from favourite where member_id = ${member_id} returning goods_id
      ), locked as (
        select g.id from goods g join removed r on r.goods_id = g.id order by g.id for update of g
      )
      update goods g set favourite_count = g.favourite_count - 1 from locked l where g.id = l.id`.execute(db)
    await sql`delete from browsing_history where member_id = ${member_id}`.execute(db)
    await sql`update goods_visit set member_id = null where member_id = ${member_id}`.execute(db)
  },
}
