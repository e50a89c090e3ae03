import { sql, type RawBuilder } from 'kysely'

/**
 * SQL: does the member `m` count as a referral? One whose Start-up orders were all refunded keeps the grade and does not count
 * (decisions.md, Readings of the plan); one who never bought it, such as a member taken over from elsewhere, does.
 */
export const isCounted: RawBuilder<boolean> = sql`(
  not exists (select from start_up_purchase p where p.member_id = m.id and p.refunded_at is not null)
  or exists (select from start_up_purchase p where p.member_id = m.id and p.refunded_at is null))`

/** SQL: the number of direct referrals of a member that count and have a grade or a higher one, at most `limit`. */
export const countReferrals = (
  referrer_id: RawBuilder<unknown>,
  grade: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): RawBuilder<number> =>
  sql`(select count(*)::int from (
    select from member m where m.referrer_id = ${referrer_id} and m.grade >= ${grade} and ${isCounted} limit ${limit}) counted)`
