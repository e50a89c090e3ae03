import type { PrincipalArrangement } from '@longmall/contract/deposit.ts'
import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import { today } from '../award/plan/today.ts'
import type { Context } from '../kernel/context.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import { columns, type DepositRow } from './queries.ts'
import { depositCode, dueOn, interestOf } from './rules.ts'
import type { PlanTerms } from './settings.ts'

export interface NewDeposit {
  unit: PricedUnit
  plan: number
  terms: Pick<PlanTerms, 'days' | 'interest_ppm'>
  /** In the unit's smallest part. */
  principal: bigint
  on_expiry: PrincipalArrangement
}

/** Moves the principal to what is deposited and writes the deposit with its terms, counting from today. Refuses `wallet.insufficient`. */
export async function insertDeposit(
  context: Context,
  member_id: number,
  { unit, plan, terms: { days, interest_ppm }, principal, on_expiry }: NewDeposit,
): Promise<DepositRow> {
  const { db, now } = context
  const value_on = today(context)
  const { rows: names } = await sql<{ id: number; deposit_no: string }>`
    select n.id, deposit_number(${value_on}::date, n.id) as deposit_no
    from (select nextval(pg_get_serial_sequence('deposit', 'id'))::int as id) n`.execute(db)
  const { id, deposit_no } = names[0]!
  const transfer = await postTransfer(context, {
    kind: 'deposit.open',
    key: deposit_no,
    topic: 'deposit',
    income_code: depositCode,
    reason: deposit_no,
    subject: `deposit ${id}`,
    entries: [
      { account: { member: member_id, unit, purpose: 'available' }, amount: -principal },
      { account: { member: member_id, unit, purpose: 'deposited' }, amount: principal },
    ],
  })
  const { rows } = await sql<DepositRow>`
    insert into deposit as d (id, deposit_no, member_id, unit, plan, principal, interest_ppm, days, interest, value_on, due_on, on_expiry, opened_at,
      open_transfer)
    values (${id}, ${deposit_no}, ${member_id}, ${unit}, ${plan}, ${principal}, ${interest_ppm}, ${days}, ${interestOf(principal, interest_ppm)},
      ${value_on}::date, ${dueOn(value_on, days)}::date, ${on_expiry}, ${now}, ${transfer})
    returning ${columns}`.execute(db)
  return rows[0]!
}
