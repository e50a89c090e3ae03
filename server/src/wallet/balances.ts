import { sql } from 'kysely'
import type { UnitCode } from '@longmall/contract/units.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import type { AccountRef, MemberPurpose } from './accounts.ts'
import { accountId, lockMoney } from './queries.ts'

/** A member's money in cents: `total` can be spent (both buckets), `frozen` stands apart from it. */
export interface MemberMoney {
  total: bigint
  withdrawable: bigint
  non_withdrawable: bigint
  frozen: bigint
}

/** A member's money in the ledger (WAL-02). */
export async function moneyOf({ db }: Context, member_id: number): Promise<MemberMoney> {
  const { rows } = await sql<Omit<MemberMoney, 'total'>>`
    select coalesce(sum(b.posted - b.held) filter (where a.purpose = 'withdrawable'), 0)::bigint as withdrawable,
      coalesce(sum(b.posted - b.held) filter (where a.purpose = 'non_withdrawable'), 0)::bigint as non_withdrawable,
      coalesce(sum(b.held + case when a.purpose like 'frozen:%' then b.posted - b.held else 0 end), 0)::bigint as frozen
    from account a join balance b on b.account_id = a.id where coalesce(a.member_id, 0) = ${member_id} and a.unit = 'MONEY'`.execute(db)
  const { withdrawable, non_withdrawable, frozen } = rows[0]!
  return { total: withdrawable + non_withdrawable, withdrawable, non_withdrawable, frozen }
}

/** A member's spendable money in cents, locked until this transaction ends. */
export async function lockSpendable({ db }: Context, member_id: number): Promise<bigint> {
  const { non_withdrawable, withdrawable } = await lockMoney(db, member_id)
  return non_withdrawable + withdrawable
}

/** What a member has available of a coin, in its smallest part, less what is on hold; locked until this transaction ends. */
export async function lockAvailable({ db }: Context, member_id: number, unit: Exclude<UnitCode, 'MONEY'>): Promise<bigint> {
  const { rows } = await sql<{ free: bigint }>`
    select b.posted - b.held as free from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = ${member_id} and a.unit = ${unit} and a.purpose = 'available' for update of b`.execute(db)
  return rows[0]?.free ?? 0n
}

/** What a member has available of some coins, or of each, by unit in its smallest part, less what is on hold; units that were never used are left out. */
export async function availableOf(
  { db }: Context,
  member_id: number,
  units?: readonly Exclude<UnitCode, 'MONEY'>[],
): Promise<Map<UnitCode, bigint>> {
  const { rows } = await sql<{ unit: UnitCode; free: bigint }>`
    select a.unit, b.posted - b.held as free from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = ${member_id} and a.purpose = 'available'
      ${units === undefined ? sql`` : sql`and a.unit = any (${[...units]}::text[])`}`.execute(db)
  return new Map(rows.map(({ unit, free }) => [unit, free]))
}

export interface AccountBalance {
  unit: UnitCode
  purpose: MemberPurpose
  amount: bigint
}

/** Every account of a member with what it holds, in smallest units; the common ones also when they were never used. */
export async function accountsOf({ db }: Context, member_id: number): Promise<AccountBalance[]> {
  const { rows } = await sql<AccountBalance>`
    with common as (select code as unit, purpose from unit
      join unnest(array['withdrawable', 'non_withdrawable', 'available']) as purpose on (purpose = 'available') = (code <> 'MONEY'))
    select unit, purpose, coalesce(b.posted, 0) as amount from common
      full join (select * from account where coalesce(member_id, 0) = ${member_id}) a using (unit, purpose)
      left join balance b on b.account_id = a.id
    order by array_position(array['MONEY', 'ACC', 'AAA', 'USDA', 'USDS', 'USDP', 'LONGCOIN'], unit), purpose desc`.execute(db)
  return rows
}

/** The current balance of an account, in the unit's smallest part; the house's may be negative. */
export async function balanceOf({ db }: Context, account: AccountRef): Promise<bigint> {
  const id = await accountId(db, account)
  if (id === null) return 0n
  const { rows } = await sql<{ amount: bigint }>`select balance_of(${id}) as amount`.execute(db)
  return rows[0]!.amount
}

/** The balance of an account at an instant of the store clock (WAL-02: history at any time). */
export async function balanceAt({ db }: Context, account: AccountRef, at: Timestamp): Promise<bigint> {
  const id = await accountId(db, account)
  if (id === null) return 0n
  const { rows } = await sql<{ amount: bigint }>`select balance_at(${id}, ${at}) as amount`.execute(db)
  return rows[0]!.amount
}

/** What all members together have for a purpose, in the unit's smallest part. */
export async function membersBalance({ db }: Pick<Context, 'db'>, unit: UnitCode, purpose: MemberPurpose): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(b.posted), 0)::bigint as amount from account a join balance b on b.account_id = a.id
    where a.unit = ${unit} and a.purpose = ${purpose} and a.member_id is not null`.execute(db)
  return rows[0]!.amount
}
