import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { actorName, columnsOf, type AccountRef } from '../accounts.ts'
import { asRefusal } from '../as-refusal.ts'
import type { TransferDetails } from '../post-transfer.ts'

/** A line by account: a member's, or the house's where `member_id` is null; a signed amount in the unit's smallest part. */
export interface LineRow {
  member_id: number | null
  unit: string
  purpose: string
  amount: bigint
}

/** Lines in memory, or a query of rows `LineRow` (`member_id int, unit text, purpose text, amount bigint`) that the database reads itself. */
export type Lines = readonly { account: AccountRef; amount: bigint }[] | RawBuilder<LineRow>

/** Kinds `award.…` and `income.…` are batches: the ledger refuses to reverse them, whole or in part. */
export interface Batch extends Omit<TransferDetails, 'subject'> {
  /** What it belongs to, such as `run 12`. */
  subject?: string
  /** When it counts, on the store clock; the context's instant by default. */
  effective_at?: Timestamp
}

/**
 * Posts one transfer of many lines (a shard of a settlement run) in the caller's transaction, and returns its id (uuid); null where every
 * sum is 0, and then nothing is posted. Amounts of the same account are summed into one line, sums of 0 are left out, and accounts are opened
 * when first used; the sums are zero per unit. Idempotent by kind and key: the same sums, in any order, return the same id. Refuses
 * `wallet.insufficient` below an account's floor, `call.key_reused` for a known key with other sums, `wallet.not_found` for a closed account;
 * after a refusal the transaction is lost. (WAL-01, R-21)
 */
export async function postLines(context: Context, batch: Batch, lines: Lines): Promise<string | null> {
  const { kind, key, income_code = null, reason, subject = null, topic, effective_at = context.now } = batch
  try {
    const { rows } = await sql<{ id: string | null }>`
      select post_lines(${kind}, ${key}, ${income_code}, ${effective_at}, ${subject}, coalesce(array_agg(l.member_id), '{}'),
        coalesce(array_agg(l.unit), '{}'), coalesce(array_agg(l.purpose), '{}'), coalesce(array_agg(l.amount), '{}'),
        ${actorName(context.actor)}, ${reason}, ${topic}) as id
      from (${'execute' in lines ? lines : rowsOf(lines)}) l`.execute(context.db)
    return rows[0]!.id
  } catch (error) {
    throw asRefusal(error)
  }
}

function rowsOf(lines: Exclude<Lines, RawBuilder<LineRow>>): RawBuilder<LineRow> {
  const { members, units, purposes } = columnsOf(lines.map(({ account }) => account))
  return sql`select * from unnest(${members}::int[], ${units}::text[], ${purposes}::text[], ${lines.map(({ amount }) => amount)}::bigint[])
    as u (member_id, unit, purpose, amount)`
}
