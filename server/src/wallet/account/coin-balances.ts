import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { MemberPurpose } from '../accounts.ts'

export interface CoinBalanceRow {
  unit: Exclude<UnitCode, 'MONEY'>
  purpose: MemberPurpose
  /** In the unit's smallest part: all of it, and the part on hold. */
  posted: bigint
  held: bigint
}

/** Every account of coins that a member ever used. */
export async function coinBalancesOf({ db }: Pick<Context, 'db'>, member_id: number): Promise<CoinBalanceRow[]> {
  const { rows } = await sql<CoinBalanceRow>`
    select a.unit, a.purpose, b.posted, b.held from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = ${member_id} and a.unit <> 'MONEY'`.execute(db)
  return rows
}
