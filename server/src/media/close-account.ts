import { sql } from 'kysely'
import { noBlocker, type AccountClosureStep } from '../kernel/account-closure.ts'

/** The avatar and whatever nothing shows go at the next cleaning; pictures of a review stay with it. */
export const mediaAccountClosure: AccountClosureStep = {
  domain: 'media',
  findBlocker: noBlocker,
  erase: async ({ db }, member_id) => {
    await sql`
      update media set remove_after = clock_timestamp()
      where member_id = ${member_id} and (path = 'avatar' or remove_after is not null)`.execute(db)
    await db.deleteFrom('upload_rate').where('member_id', '=', member_id).execute()
  },
}
