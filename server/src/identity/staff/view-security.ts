import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

type Security = OutputOf<typeof identity.security>
const shownSessions = 20

/** Facts for an operator who helps a locked-out member (CON-05). Refuses `member.not_found`. */
export async function viewSecurity({ db, now }: Context<StaffActor>, { member_id }: InputOf<typeof identity.security>): Promise<Security> {
  // Of the account and of each of its devices, `member 7` and `member 7 device …`: a range, which the key's index finds.
  const subject = `member ${member_id}`
  const { rows } = await sql<Security>`
    select p.member_id is not null as has_payment_password, coalesce(p.attempts_in_row, 0) as payment_attempts_in_row,
      case when p.locked_until > ${now} then p.locked_until end as payment_locked_until,
      coalesce(t.attempts, 0) as login_attempts, case when t.locked_until > ${now} then t.locked_until end as login_locked_until,
      coalesce((select jsonb_agg(to_jsonb(s)) from (
        select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
          to_char(seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as seen_at, end_reason
        from session where member_id = m.id order by session.seen_at desc limit ${shownSessions}) s), '[]') as sessions
    from member m left join payment_password p on p.member_id = m.id
      left join lateral (
        select max(attempts) as attempts, max(locked_until) as locked_until from login_attempt
        where subject = ${subject} or subject > ${`${subject} `} and subject < ${`${subject}!`}) t on true
    where m.id = ${member_id} and m.state <> 'cancelled'`.execute(db)
  if (!rows[0]) throw new Refusal('member.not_found')
  return rows[0]
}
