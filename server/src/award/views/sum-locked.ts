import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Locked awards that are released on a day, of a unit, in its smallest part. */
export interface LockedSum {
  day: string
  unit: UnitCode
  amount: bigint
  count: number
}

/** What is locked and not released yet, less what refunds took back, by the day of its release up to one (decisions/0061). */
export async function sumLocked({ db }: Pick<Context, 'db'>, until: string): Promise<LockedSum[]> {
  const { rows } = await sql<LockedSum>`
    select p.release_on::text as day, u.unit, sum(payout_rest(u.amount, p.back_mills, p.mills))::bigint as amount, count(*)::int as count
    from payout p cross join lateral (values ('ACC', p.acc), ('USDS', p.usds), ('USDA', p.usda), ('LONGCOIN', p.longcoin)) u (unit, amount)
    where p.purpose = 'frozen:referral' and p.released_run is null and p.release_on <= ${until}::date and u.amount > 0
    group by p.release_on, u.unit`.execute(db)
  return rows.filter(({ amount }) => amount > 0n)
}
