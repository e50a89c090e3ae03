import { sql } from 'kysely'
import type { AccountRef } from './accounts.ts'
import { columnsOf } from './accounts.ts'
import type { Database } from '../kernel/database/database.ts'
import type { Buckets } from './rules.ts'

/** A member's two buckets of money in cents, their rows locked until the transaction ends. */
export async function lockMoney(db: Database, member_id: number): Promise<Buckets> {
  const { rows } = await sql<{ purpose: string; free: bigint }>`
    select a.purpose, b.posted - b.held as free from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = ${member_id} and a.unit = 'MONEY' and a.purpose in ('withdrawable', 'non_withdrawable')
    order by a.id for update of b`.execute(db)
  const free = (purpose: string) => rows.find((row) => row.purpose === purpose)?.free ?? 0n
  return { non_withdrawable: free('non_withdrawable'), withdrawable: free('withdrawable') }
}

/** The same, and the transfer of this kind and key where one was posted before. */
export async function lockMoneyFor(
  db: Database,
  member_id: number,
  { kind, key }: { kind: string; key: string },
): Promise<{ available: Buckets; known: string | null }> {
  const { rows } = await sql<Buckets & { known: string | null }>`
    select non_withdrawable, withdrawable, known from lock_money(${member_id}, ${kind}, ${key})`.execute(db)
  const { known, ...available } = rows[0]!
  return { available, known }
}

export interface PostedEntry {
  account: AccountRef
  amount: bigint
}

/** The entries of a transfer, in their order. */
export async function entriesOf(db: Database, transfer_id: string): Promise<PostedEntry[]> {
  const { rows } = await sql<{ member_id: number | null; unit: never; purpose: never; amount: bigint }>`
    select a.member_id, a.unit, a.purpose, e.amount from entry e join account a on a.id = e.account_id
    where e.transfer_id = ${transfer_id} order by e.line`.execute(db)
  return rows.map(({ member_id, unit, purpose, amount }) => ({
    account: member_id === null ? { house: purpose, unit } : { member: member_id, unit, purpose },
    amount,
  }))
}

/** The id of an account that was ever used, else null. */
export async function accountId(db: Database, account: AccountRef): Promise<bigint | null> {
  const { members, units, purposes } = columnsOf([account])
  const { rows } = await sql<{ id: bigint }>`
    select id from account where coalesce(member_id, 0) = ${members[0] ?? 0} and unit = ${units[0]} and purpose = ${purposes[0]}`.execute(
    db,
  )
  return rows[0]?.id ?? null
}
