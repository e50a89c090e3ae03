import { sql } from 'kysely'
import type { AccountClosureStep } from '../kernel/account-closure.ts'
import { translate } from '../kernel/translate.ts'

/**
 * A device whose term has not ended keeps an account open, and so does one that is still paid for a day on which it was the member's: returned, or given to
 * another owner, since the last settlement. Rows of devices stay, since the books name them; their remarks go, and what operators wrote of changes of owners.
 */
export const boxAccountClosure: AccountClosureStep = {
  domain: 'box',
  findBlocker: async ({ db, language }, member_id) => {
    const { rows } = await sql`
      with last as (select coalesce((select r.cutoff from box_run r where r.day = boxes_paid_until()), '-infinity') as cutoff)
      select from box where member_id = ${member_id} and state in ('not_activated', 'activated')
      union all select from box, last where member_id = ${member_id} and state = 'returned' and activated_at is not null and returned_at > last.cutoff
      union all
      select from box_owner o join box b on b.id = o.box_id cross join last
      where o.member_id = ${member_id} and b.member_id <> ${member_id} and b.owned_at > last.cutoff and b.activated_at is not null limit 1`.execute(
      db,
    )
    return rows.length > 0 ? { kind: 'box', text: translate(language, 'box.closure') } : null
  },
  erase: async ({ db, now }, member_id) => {
    await sql`update box set remark = '' where member_id = ${member_id} and remark <> ''`.execute(db)
    await sql`update box_hardware set login_member_id = null, login_at = null where login_member_id = ${member_id}`.execute(db)
    await sql`
      update box_owner_request set state = 'refused', decided_at = ${now}, version = version + 1 where after_id = ${member_id} and state = 'requested'`.execute(
      db,
    )
    await sql`update box_owner_request set reason = '—' where before_id = ${member_id} or after_id = ${member_id}`.execute(db)
  },
}
