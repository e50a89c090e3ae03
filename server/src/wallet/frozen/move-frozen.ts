import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { columnsOf, type AccountRef, type frozenPurposes } from '../accounts.ts'
import { postLines, type Batch } from '../batch/post-lines.ts'

export type FrozenPurpose = (typeof frozenPurposes)[number]

interface FrozenAccount {
  id: bigint
  member_id: number
  unit: UnitCode
  purpose: FrozenPurpose
  amount: bigint
}

/**
 * Moves everything that members have in frozen accounts of these purposes, of every unit, to what they can spend (money becomes
 * withdrawable) or to the house's account `forfeited`: one batch transfer. Accounts are locked in ascending id before they are read, so
 * that nothing credited meanwhile is left behind. Returns the transfer's id (uuid), null where nothing was frozen.
 */
export async function moveFrozen(
  context: Context,
  member_ids: readonly number[],
  purposes: readonly FrozenPurpose[],
  { to, ...batch }: Batch & { to: 'spendable' | 'forfeited' },
): Promise<string | null> {
  const accounts = await lockAccounts(context, member_ids, purposes, to === 'spendable')
  if (accounts.length === 0) return null
  const lines = accounts.flatMap(({ member_id, unit, purpose, amount }) => [
    { account: { member: member_id, unit, purpose }, amount: -amount },
    { account: to === 'forfeited' ? { house: 'forfeited' as const, unit } : spendable(member_id, unit), amount },
  ])
  return postLines(context, batch, lines)
}

const spendable = (member: number, unit: UnitCode): AccountRef => ({
  member,
  unit,
  purpose: unit === 'MONEY' ? 'withdrawable' : 'available',
})

/** The frozen accounts that hold something, locked together with those that they are moved to. */
async function lockAccounts(
  { db }: Context,
  member_ids: readonly number[],
  purposes: readonly FrozenPurpose[],
  isSpendable: boolean,
): Promise<FrozenAccount[]> {
  const { rows: found } = await sql<FrozenAccount>`
    select a.id, a.member_id, a.unit, a.purpose, 0::bigint as amount from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = any (${member_ids}::int[]) and a.purpose = any (${purposes}::text[]) and b.posted - b.held > 0`.execute(
    db,
  )
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const { members, units, purposes: names } = columnsOf(found.map(({ member_id, unit }) => spendable(member_id, unit)))
  const all = isSpendable
    ? sql`${ids}::bigint[] || account_ids(${members}::int[], ${units}::text[], ${names}::text[])`
    : sql`${ids}::bigint[]`
  await sql`select from balance where account_id = any (${all}) order by account_id for update`.execute(db)
  const { rows } = await sql<FrozenAccount>`
    select a.id, a.member_id, a.unit, a.purpose, b.posted - b.held as amount from account a join balance b on b.account_id = a.id
    where a.id = any (${ids}::bigint[]) and b.posted - b.held > 0 order by a.id`.execute(db)
  return rows
}
