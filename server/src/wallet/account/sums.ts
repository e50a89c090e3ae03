import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { flows } from '../book/book-sums.ts'
import { dayOf, type Bounds, type LedgerAccount } from './period.ts'

/** What moved in a period, in the unit's smallest part, neither below zero. */
export interface MovementSums {
  plus: bigint
  minus: bigint
  count: bigint
}
/** An entry's place in the order of time of an account of the house. */
export interface EntryTime {
  effective_at: Timestamp
  transfer_id: string
  line: number
}

/** The last version of an account before an instant, now where it is null: its versions are in order of time. */
export const versionBefore = ({ id }: LedgerAccount, until: Timestamp | null): RawBuilder<bigint> =>
  until === null
    ? sql`(select version from balance where account_id = ${id})`
    : sql`version_at(${id}, ${until}::timestamptz - interval '1 microsecond')`

/**
 * The balance of an account just before an instant, or now: from one entry for a member's; from the flows of days and the entries of one
 * day for the house's.
 */
export async function balanceBefore(context: Context, account: LedgerAccount, until: Timestamp | null): Promise<bigint> {
  if (account.is_tail) {
    const { plus, minus } = await sumHouseMovements(context, account, { from: null, until })
    return plus - minus
  }
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce((select balance_after from entry where account_id = ${account.id} and account_version = ${versionBefore(account, until)}), 0)::bigint
      as amount`.execute(context.db)
  return rows[0]!.amount
}

/** Credits and debits of an account within a period. */
export async function sumMovements(context: Context, account: LedgerAccount, bounds: Bounds): Promise<MovementSums> {
  if (account.is_tail) return sumHouseMovements(context, account, bounds)
  const { from, until } = bounds
  return sumEntries(
    context,
    sql`entry where account_id = ${account.id} and account_version <= ${versionBefore(account, until)}
      and account_version > ${from === null ? sql`0` : versionBefore(account, from)}`,
  )
}

/** Whole days by their flows; of the day that a period ends within, its entries. */
async function sumHouseMovements(context: Context, account: LedgerAccount, { from, until }: Bounds): Promise<MovementSums> {
  const last = until === null ? null : dayOf(context, until)
  const first = from === null ? null : dayOf(context, from).day
  const { rows } = await sql<Omit<MovementSums, 'count'>>`
    select coalesce(sum(plus), 0)::bigint as plus, coalesce(sum(minus), 0)::bigint as minus from ${flows(context)}
    where is_house and unit = ${account.unit} and purpose = ${account.purpose}
      ${first === null ? sql`` : sql`and day >= ${first}::date`} ${last === null ? sql`` : sql`and day < ${last.day}::date`}`.execute(
    context.db,
  )
  const days = { ...rows[0]!, count: 0n }
  if (last === null || until === last.begins_at) return days
  const rest = await sumEntries(context, houseEntriesBetween(account, { from: last.begins_at, until }))
  return { plus: days.plus + rest.plus, minus: days.minus + rest.minus, count: 0n }
}

/** Entries of an account of the house within a period, by the index of their time. */
export const houseEntriesBetween = ({ id }: LedgerAccount, { from, until }: Bounds): RawBuilder<unknown> => sql`
  entry where account_id = ${id} and account_version is null ${from === null ? sql`` : sql`and effective_at >= ${from}::timestamptz`}
    ${until === null ? sql`` : sql`and effective_at < ${until}::timestamptz`}`

/** The balance of a house account after an entry: from the flows of earlier days, and the entries of its day. */
export async function balanceAfter(
  context: Context,
  account: LedgerAccount,
  { effective_at, transfer_id, line }: EntryTime,
): Promise<bigint> {
  const { begins_at } = dayOf(context, effective_at)
  const before = await balanceBefore(context, account, begins_at)
  const { plus, minus } = await sumEntries(
    context,
    sql`${houseEntriesBetween(account, { from: begins_at, until: null })}
      and (effective_at, transfer_id, line) <= (${effective_at}::timestamptz, ${transfer_id}::uuid, ${line}::int)`,
  )
  return before + plus - minus
}

async function sumEntries({ db }: Context, entries: RawBuilder<unknown>): Promise<MovementSums> {
  const { rows } = await sql<MovementSums>`
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as plus, coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as minus,
      count(*) as count from ${entries}`.execute(db)
  return rows[0]!
}
