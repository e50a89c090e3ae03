import type { Deposit, DepositState, MemberDeposit, PrincipalArrangement } from '@longmall/contract/deposit.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import { canChange } from './rules.ts'

export interface DepositRow {
  deposit_id: number
  deposit_no: string
  member_id: number
  unit: PricedUnit
  plan: number
  principal: bigint
  interest_ppm: number
  days: number
  interest: bigint
  value_on: string
  due_on: string
  on_expiry: PrincipalArrangement
  is_open: boolean
  outcome: Exclude<DepositState, 'open'> | null
  run_id: number | null
  opened_at: Timestamp
  closed_at: Timestamp | null
  open_transfer: string | null
  rolled_from: number | null
  rolled_from_no: string | null
  rolled_into: number | null
  rolled_into_no: string | null
}

/** Of `deposit d`, with the deposits before and after it. */
export const columns = sql.raw(
  `d.id as deposit_id, d.deposit_no, d.member_id, d.unit, d.plan, d.principal, d.interest_ppm, d.days, d.interest, d.value_on::text as value_on,
  d.due_on::text as due_on, d.on_expiry, d.is_open, d.outcome, d.run_id, d.opened_at, d.closed_at, d.open_transfer, d.rolled_from,
  (select b.deposit_no from deposit b where b.id = d.rolled_from) as rolled_from_no,
  (select a.id from deposit a where a.rolled_from = d.id) as rolled_into,
  (select a.deposit_no from deposit a where a.rolled_from = d.id) as rolled_into_no`,
)

const linkOf = (deposit_id: number | null, deposit_no: string | null) =>
  deposit_id === null || deposit_no === null ? null : { deposit_id, deposit_no }

/** A deposit as its member sees it; `today` is a day of the store's zone. */
export const showDeposit = (row: DepositRow, today: string): Deposit => ({
  deposit_id: row.deposit_id,
  deposit_no: row.deposit_no,
  unit: row.unit,
  plan: row.plan,
  principal: toDecimal(row.principal, row.unit),
  interest_ppm: row.interest_ppm,
  days: row.days,
  value_on: row.value_on,
  due_on: row.due_on,
  interest: toDecimal(row.interest, row.unit),
  on_expiry: row.on_expiry,
  can_change: canChange(row, today),
  state: row.outcome ?? 'open',
  opened_at: row.opened_at,
  closed_at: row.closed_at,
  rolled_from: linkOf(row.rolled_from, row.rolled_from_no),
  rolled_into: linkOf(row.rolled_into, row.rolled_into_no),
})

/** The same for operators, with whose it is. */
export function showMemberDeposit(row: DepositRow, today: string): MemberDeposit {
  const { can_change: _can, rolled_from: _from, rolled_into: _into, ...shown } = showDeposit(row, today)
  return { ...shown, member_id: row.member_id }
}
