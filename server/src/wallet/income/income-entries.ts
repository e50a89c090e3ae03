import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { MemberPurpose } from '../accounts.ts'

/** Topics of what the house pays members for their activity. */
export const incomeTopics = ['award', 'income'] as const

/** An entry of a member's account with what its transfer says of it; the amount in the unit's smallest part. */
export interface IncomeEntry {
  unit: UnitCode
  purpose: MemberPurpose
  transfer_id: string
  line: number
  kind: string
  key: string
  income_code: number | null
  subject: string | null
  amount: bigint
  effective_at: Timestamp
  /** When the transfer counts: an entry counts later where something newer was posted to its account before. */
  counts_at: Timestamp
}

/**
 * A member's entries of awards and other income that count from an instant on, in coins, the newest first. An entry counts no earlier than its
 * transfer, and versions of an account are in order of time, so all of them are above one version, found by bisection: the cost is that of
 * the entries returned, however many the account has.
 */
export async function incomeEntries(
  db: Database,
  member_id: number,
  { unit, from }: { unit?: UnitCode | undefined; from: Timestamp },
): Promise<IncomeEntry[]> {
  const { rows } = await sql<IncomeEntry>`
    select a.unit, a.purpose, e.transfer_id, e.line, t.kind, t.key, t.income_code, t.subject, e.amount, e.effective_at, t.effective_at as counts_at
    from (
      select o.id, o.unit, o.purpose, version_at(o.id, ${from}::timestamptz - interval '1 microsecond') as low from account o
      where coalesce(o.member_id, 0) = ${member_id} ${unit === undefined ? sql`and o.unit <> 'MONEY'` : sql`and o.unit = ${unit}`} offset 0
    ) a
      cross join unnest(${[...incomeTopics]}::text[]) wanted (income_topic)
      join lateral (
        select * from entry one where one.account_id = a.id and one.topic = wanted.income_topic and one.account_version > a.low
        order by one.account_version desc offset 0
      ) e on true
      join transfer t on t.id = e.transfer_id
    order by e.effective_at desc, e.transfer_id, e.line`.execute(db)
  return rows
}
