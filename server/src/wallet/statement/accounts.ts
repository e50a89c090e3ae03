import type { Bucket, FreezeReason } from '@longmall/contract/wallet.ts'
import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { Period } from './periods.ts'

/** A member's account and the versions of it that a statement takes: above `low`, up to `high`. */
export interface StatementAccount {
  id: bigint
  purpose: string
  low: bigint
  high: bigint
}

const purposeOf = (bucket: Bucket | undefined, reason: FreezeReason | undefined) =>
  bucket === 'frozen'
    ? reason === undefined
      ? sql`a.purpose like 'frozen:%'`
      : sql`a.purpose = ${`frozen:${reason}`}`
    : bucket === undefined
      ? sql`a.purpose in ('withdrawable', 'non_withdrawable', 'available')`
      : sql`a.purpose = ${bucket}`

/** The accounts of a member's unit by id, those that can be spent where no bucket is named, with what counts in a period. */
export async function statementAccounts(
  db: Database,
  member_id: number,
  {
    unit,
    bucket,
    frozen_for,
    period,
  }: { unit: UnitCode; bucket?: Bucket | undefined; frozen_for?: FreezeReason | undefined; period?: Period | undefined },
): Promise<StatementAccount[]> {
  // The versions before an instant, which is itself the first of the period.
  const before = (at: string) => sql`version_at(a.id, ${at}::timestamptz - interval '1 microsecond')`
  const { rows } = await sql<StatementAccount>`
    select a.id, a.purpose, ${period ? before(period.from) : sql`0::bigint`} as low, ${period ? before(period.until) : sql`b.version`} as high
    from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = ${member_id} and a.unit = ${unit} and ${purposeOf(bucket, frozen_for)} order by a.id`.execute(db)
  return rows
}

export const bucketOf = (purpose: string): Bucket => (purpose.startsWith('frozen:') ? 'frozen' : (purpose as Bucket))
