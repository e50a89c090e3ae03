import { listPageSize } from '@longmall/contract/constants.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Topic, wallet, WalletEntry } from '@longmall/contract/wallet.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, readCursor, writeCursor } from '../../kernel/database/cursor.ts'
import type { Database } from '../../kernel/database/database.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { scalesOfEntries } from './award-scales.ts'
import { bucketOf, statementAccounts, type StatementAccount } from './accounts.ts'
import { monthPeriod } from './periods.ts'

export interface EntryRow {
  account_id: bigint
  account_version: bigint
  transfer_id: string
  line: number
  purpose: string
  topic: Topic
  income_code: number | null
  amount: bigint
  balance_after: bigint
  effective_at: Timestamp
  subject: string | null
}

/**
 * The member's entries of a unit (MONEY where none is named), the newest first: of the buckets that can be spent, or of one.
 * Each shows what its bucket held after it. A page costs the same however long the account is.
 */
export async function listEntries(
  context: Context<MemberActor>,
  { unit = 'MONEY', bucket, frozen_for, topic, income_code, month, cursor, page_size = listPageSize }: InputOf<typeof wallet.entries>,
): Promise<OutputOf<typeof wallet.entries>> {
  const { db, actor, setting } = context
  const period = month === undefined ? undefined : monthPeriod(setting(zoneSettings.time_zone), month)
  const accounts = await statementAccounts(db, actor.member_id, { unit, bucket, frozen_for, period })
  const openAccounts = cursor === undefined ? accounts : resumeAfter(accounts, cursor)
  const rows = await readEntries(db, openAccounts, { topic, income_code, limit: page_size + 1 })
  const list = rows.slice(0, page_size)
  const scaleOf = await scalesOfEntries(context, actor.member_id, list)
  return {
    list: list.map((row) => ({ ...showEntry(row, unit), scale_ppm: scaleOf(row) })),
    next: rows.length > page_size ? writeCursor(openAccounts.map(({ id, high }) => lastShown(list, id) ?? high + 1n)) : null,
  }
}

/**
 * The newest entries of these accounts within their bounds, as if they were one list. Within an account versions are in order of
 * time, so the newest of each, merged, are the newest of all.
 */
export async function readEntries(
  db: Database,
  accounts: readonly StatementAccount[],
  { topic, income_code, limit }: { topic?: Topic | undefined; income_code?: number | undefined; limit: number },
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select e.account_id, e.account_version, e.transfer_id, e.line, one.purpose, e.topic, t.income_code, e.amount, e.balance_after, e.effective_at, t.subject
    from unnest(${accounts.map(({ id }) => id)}::bigint[], ${accounts.map(({ purpose }) => purpose)}::text[],
        ${accounts.map(({ low }) => low)}::bigint[], ${accounts.map(({ high }) => high)}::bigint[]) as one (id, purpose, low, high)
      cross join lateral (
        select * from entry o where o.account_id = one.id and o.account_version > one.low and o.account_version <= one.high
          ${topic === undefined ? sql`` : sql`and o.topic = ${topic}`}
          ${income_code === undefined ? sql`` : sql`and exists (select from transfer c where c.id = o.transfer_id and c.income_code = ${income_code})`}
        order by o.account_version desc limit ${limit}
      ) e join transfer t on t.id = e.transfer_id
    order by e.effective_at desc, e.account_id, e.account_version desc limit ${limit}`.execute(db)
  return rows
}

// A cursor contains the version after the page, account by account in order of id; accounts opened since are newer.
function resumeAfter(accounts: readonly StatementAccount[], cursor: string): StatementAccount[] {
  const count = Buffer.from(cursor, 'base64url').toString('utf8').split(' ').length
  const versions = readCursor(cursor, Array<RegExp>(count).fill(cursorForm.number))
  return accounts.slice(0, count).map((one, n) => ({ ...one, high: min(one.high, BigInt(versions[n]!) - 1n) }))
}
const min = (a: bigint, b: bigint) => (a < b ? a : b)

const lastShown = (rows: readonly EntryRow[], account_id: bigint) => rows.findLast((row) => row.account_id === account_id)?.account_version

const showEntry = (
  { transfer_id, line, topic, income_code, effective_at, ...row }: EntryRow,
  unit: UnitCode,
): Omit<WalletEntry, 'scale_ppm'> => ({
  transfer_id,
  line,
  unit,
  bucket: bucketOf(row.purpose),
  topic,
  income_code,
  amount: toDecimal(row.amount, unit),
  balance_after: toDecimal(row.balance_after, unit),
  effective_at,
  subject: subjectOf(row.subject),
})

/** `order 5` as a kind and an id. */
export function subjectOf(subject: string | null): WalletEntry['subject'] {
  if (subject === null) return null
  const [kind, id] = subject.split(' ')
  return { kind: kind as NonNullable<WalletEntry['subject']>['kind'], id: Number(id) }
}
