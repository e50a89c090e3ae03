import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { wallet } from '@longmall/contract/wallet.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'

interface AccountRow {
  unit: UnitCode
  purpose: string
  posted: bigint
  held: bigint
  is_open: boolean
  entry_count: bigint | null
}
interface HoldRow {
  hold_id: string
  unit: UnitCode
  purpose: string
  amount: bigint
  reason: string
  placed_at: Timestamp
  expires_at: Timestamp | null
}

/** Every account that a member (or the house) ever used, and the active holds; amounts as decimal strings (WAL-08). */
export async function viewAccount(
  { db }: Context<StaffActor>,
  { member_id = 0 }: InputOf<typeof wallet.account_view>,
): Promise<OutputOf<typeof wallet.account_view>> {
  const { rows: accounts } = await sql<AccountRow>`
    select a.unit, a.purpose, coalesce(b.posted, balance_of(a.id)) as posted, coalesce(b.held, 0)::bigint as held, a.status = 'open' as is_open,
      b.version as entry_count
    from account a left join balance b on b.account_id = a.id where coalesce(a.member_id, 0) = ${member_id}
    order by a.unit, a.purpose`.execute(db)
  const { rows: holds } = await sql<HoldRow>`
    select h.id as hold_id, a.unit, a.purpose, h.amount, h.reason, h.placed_at, h.expires_at
    from account a join hold h on h.account_id = a.id
    where coalesce(a.member_id, 0) = ${member_id} and not exists (select from hold_resolution r where r.hold_id = h.id)
    order by h.id`.execute(db)
  return {
    accounts: accounts.map(({ unit, posted, held, entry_count, ...row }) => ({
      ...row,
      unit,
      posted: toDecimal(posted, unit),
      on_hold: toDecimal(held, unit),
      entry_count: entry_count === null ? null : Number(entry_count),
    })),
    holds: holds.map((row) => ({ ...row, amount: toDecimal(row.amount, row.unit) })),
  }
}
