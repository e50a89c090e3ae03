import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { flows } from '../book/book-sums.ts'
import { dayOf, type Bounds, type LedgerAccount } from './period.ts'

/** What moved in a period, in the unit's smallest part, neither below zero. */
export interface Moved {
  plus: bigint
  minus: bigint
  count: bigint
}
/** An entry's place in the order of time of an account of the house. */
export interface Place {
  effective_at: Timestamp
  transfer_id: string
  line: number
}

/** The last version of an account before an instant, now where it is null: its versions are in order of time. */
export const versionBefore = ({ id }: LedgerAccount, until: Timestamp | null): RawBuilder<bigint> =>
  until === null
    ? sql`(select version from balance where account_id = ${id})`
    : sql`version_at(${id}, ${until}::timestamptz - interval '1 microsecond')`

/** What an account held just before an instant, or holds now: one entry of a member's; days' flows and one day's entries of the house's. */
export async function balanceBefore(context: Context, account: LedgerAccount, until: Timestamp | null): Promise<bigint> {
  if (account.is_tail) {
    const { plus, minus } = await movedOfHouse(context, account, { from: null, until })
    return plus - minus
  }
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce((select balance_after from entry where account_id = ${account.id} and account_version = ${versionBefore(account, until)}), 0)::bigint
      as amount`.execute(context.db)
  return rows[0]!.amount
}

/** What came and went on an account within a period. */
export async function movedWithin(context: Context, account: LedgerAccount, bounds: Bounds): Promise<Moved> {
  if (account.is_tail) return movedOfHouse(context, account, bounds)
  const { from, until } = bounds
  return summed(
    context,
    sql`entry where account_id = ${account.id} and account_version <= ${versionBefore(account, until)}
      and account_version > ${from === null ? sql`0` : versionBefore(account, from)}`,
  )
}

/** Whole days by their flows; of the day that a period ends within, its entries. */
async function movedOfHouse(context: Context, account: LedgerAccount, { from, until }: Bounds): Promise<Moved> {
  const last = until === null ? null : dayOf(context, until)
  const first = from === null ? null : dayOf(context, from).day
  const { rows } = await sql<Omit<Moved, 'count'>>`
    select coalesce(sum(plus), 0)::bigint as plus, coalesce(sum(minus), 0)::bigint as minus from ${flows(context)}
    where is_house and unit = ${account.unit} and purpose = ${account.purpose}
      ${first === null ? sql`` : sql`and day >= ${first}::date`} ${last === null ? sql`` : sql`and day < ${last.day}::date`}`.execute(
    context.db,
  )
  const days = { ...rows[0]!, count: 0n }
  if (last === null || until === last.begins_at) return days
  const rest = await summed(context, entriesOfHouse(account, { from: last.begins_at, until }))
  return { plus: days.plus + rest.plus, minus: days.minus + rest.minus, count: 0n }
}

/** Entries of an account of the house within a period, by the index of their time. */
export const entriesOfHouse = ({ id }: LedgerAccount, { from, until }: Bounds): RawBuilder<unknown> => sql`
  entry where account_id = ${id} and account_version is null ${from === null ? sql`` : sql`and effective_at >= ${from}::timestamptz`}
    ${until === null ? sql`` : sql`and effective_at < ${until}::timestamptz`}`

/** What an account of the house held after the entry at a place: the days before, and of its own day what came by then. */
export async function heldAfter(context: Context, account: LedgerAccount, { effective_at, transfer_id, line }: Place): Promise<bigint> {
  const { begins_at } = dayOf(context, effective_at)
  const before = await balanceBefore(context, account, begins_at)
  const { plus, minus } = await summed(
    context,
    sql`${entriesOfHouse(account, { from: begins_at, until: null })}
      and (effective_at, transfer_id, line) <= (${effective_at}::timestamptz, ${transfer_id}::uuid, ${line}::int)`,
  )
  return before + plus - minus
}

async function summed({ db }: Context, entries: RawBuilder<unknown>): Promise<Moved> {
  const { rows } = await sql<Moved>`
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as plus, coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as minus,
      count(*) as count from ${entries}`.execute(db)
  return rows[0]!
}
