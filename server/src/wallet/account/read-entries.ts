import type { Topic } from '@longmall/contract/wallet.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import type { Bounds, LedgerAccount } from './period.ts'
import { houseEntriesBetween, balanceAfter, versionBefore } from './sums.ts'

export interface EntryRow {
  transfer_id: string
  line: number
  kind: string
  topic: Topic
  income_code: number | null
  actor: string
  reason: string
  subject: string | null
  amount: bigint
  balance_after: bigint | null
  effective_at: Timestamp
  recorded_at: Timestamp
  /** The account's version; of the house, the instant in microseconds. */
  place: bigint
}

export interface EntryPosition {
  place: bigint | string
  transfer_id: string
  line: number
}
interface EntriesQuery {
  /** The entry after which it goes on, in the order. */
  after: EntryPosition | null
  order: 'asc' | 'desc'
  limit: number
}

/** Entries of an account within a period, in order of time or against it: a member's by version, the house's by instant. */
export async function readEntries({ db }: Context, account: LedgerAccount, bounds: Bounds, query: EntriesQuery): Promise<EntryRow[]> {
  const direction = sql.raw(query.order)
  const { rows } = await sql<EntryRow>`
    select e.transfer_id, e.line, t.kind, e.topic, t.income_code, t.actor, t.reason, t.subject, e.amount, e.balance_after, e.effective_at, t.recorded_at,
      e.place
    from (${account.is_tail ? houseEntries(account, bounds, query) : memberEntries(account, bounds, query)}) e join transfer t on t.id = e.transfer_id
    order by e.place ${direction}, e.transfer_id ${direction}, e.line ${direction}`.execute(db)
  return rows
}

const comparison = (order: EntriesQuery['order']) => sql.raw(order === 'asc' ? '>' : '<')

function memberEntries(account: LedgerAccount, { from, until }: Bounds, { after, order, limit }: EntriesQuery): RawBuilder<unknown> {
  return sql`
    select *, account_version as place from entry
    where account_id = ${account.id} ${after === null ? sql`` : sql`and account_version ${comparison(order)} ${after.place}::bigint`}
      and account_version <= ${versionBefore(account, until)} ${from === null ? sql`` : sql`and account_version > ${versionBefore(account, from)}`}
    order by account_version ${sql.raw(order)} limit ${limit}`
}

function houseEntries(account: LedgerAccount, bounds: Bounds, { after, order, limit }: EntriesQuery): RawBuilder<unknown> {
  const direction = sql.raw(order)
  const position =
    after && sql`(timestamptz 'epoch' + ${after.place}::bigint * interval '1 microsecond', ${after.transfer_id}::uuid, ${after.line}::int)`
  return sql`
    select *, (extract(epoch from effective_at) * 1000000)::bigint as place from ${houseEntriesBetween(account, bounds)}
      ${position === null ? sql`` : sql`and (effective_at, transfer_id, line) ${comparison(order)} ${position}`}
    order by effective_at ${direction}, transfer_id ${direction}, line ${direction} limit ${limit}`
}

/** The same, the newest first, each with what the account held after it; an entry of the house does not carry it. */
export async function withBalances(
  context: Context,
  account: LedgerAccount,
  rows: readonly EntryRow[],
): Promise<(EntryRow & { balance_after: bigint })[]> {
  const first = rows[0]
  if (!account.is_tail || !first) return rows as (EntryRow & { balance_after: bigint })[]
  let balance = await balanceAfter(context, account, first)
  return rows.map((row) => {
    const balance_after = balance
    balance -= row.amount
    return { ...row, balance_after }
  })
}
