import type { UnitCode } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { dayOf } from '../account/period.ts'
import type { BookSum, Flow } from './rules.ts'

// What was taken into the flows, and what was written since: one snapshot, so that neither is counted twice or not at all.
export const flows = ({ setting }: Context): RawBuilder<Flow> => sql`(
  select day, is_house, unit, purpose, plus, minus from book_flow
  union all
  select day, is_house, unit, purpose, plus, minus
  from flow_between((select up_to from book_head), null, ${setting(zoneSettings.time_zone)})) f`

/** Balances of all members together and of each house account, now or before a day of the store; few rows are read (CON-06, CON-10). */
export async function bookSums(context: Context, before?: string): Promise<BookSum[]> {
  const { rows } = await sql<BookSum>`
    select is_house, unit, purpose, sum(plus - minus)::bigint as amount from ${flows(context)}
    ${before === undefined ? sql`` : sql`where day < ${before}::date`}
    group by is_house, unit, purpose order by is_house, unit, purpose`.execute(context.db)
  return rows
}

/** What moved from the first day to the last, both within it, of one unit or of all, and of accounts with this beginning of a purpose. */
export async function flowsOfDays(
  context: Context,
  { first_day, last_day, unit, purpose = '' }: { first_day: string; last_day: string; unit?: UnitCode | undefined; purpose?: string },
): Promise<Flow[]> {
  const { rows } = await sql<Flow>`
    select day::text as day, is_house, unit, purpose, sum(plus)::bigint as plus, sum(minus)::bigint as minus from ${flows(context)}
    where day between ${first_day}::date and ${last_day}::date and starts_with(purpose, ${purpose})
      ${unit === undefined ? sql`` : sql`and unit = ${unit}`}
    group by day, is_house, unit, purpose order by day, unit, is_house, purpose`.execute(context.db)
  return rows
}

export interface BalanceSum {
  unit: UnitCode
  purpose: string
  on_hold: bigint
}

/** The same as they were at an instant, what happened at it among them: the days before by their flows, of its own day its transfers. */
export async function bookSumsAt(context: Context, at: Timestamp): Promise<BookSum[]> {
  const { day, begins_at } = dayOf(context, at)
  const { rows } = await sql<BookSum>`
    select is_house, unit, purpose, sum(amount)::bigint as amount from (
      select is_house, unit, purpose, plus - minus as amount from ${flows(context)} where day < ${day}::date
      union all
      select a.member_id is null, a.unit, a.purpose, e.amount
      from transfer t join entry e on e.transfer_id = t.id join account a on a.id = e.account_id
      where t.effective_at >= ${begins_at}::timestamptz and t.effective_at < ${at}::timestamptz + interval '1 millisecond'
    ) moved group by is_house, unit, purpose order by is_house, unit, purpose`.execute(context.db)
  return rows
}

/** Amounts on hold on members' accounts, in the unit's smallest part. */
export async function balanceSums({ db }: Context): Promise<BalanceSum[]> {
  const { rows } = await sql<BalanceSum>`
    select a.unit, a.purpose, sum(b.held)::bigint as on_hold from balance b join account a on a.id = b.account_id
    where b.held > 0 group by a.unit, a.purpose`.execute(db)
  return rows
}

/** The same as it was at an instant. */
export async function balanceSumsAt({ db }: Context, at: Timestamp): Promise<BalanceSum[]> {
  const { rows } = await sql<BalanceSum>`
    select a.unit, a.purpose, sum(h.amount)::bigint as on_hold
    from hold h join account a on a.id = h.account_id left join hold_resolution r on r.hold_id = h.id
    where h.placed_at <= ${at}::timestamptz and (r.resolved_at is null or r.resolved_at > ${at}::timestamptz) and a.member_id is not null
    group by a.unit, a.purpose`.execute(db)
  return rows
}
