import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { aMember, fillTable, grows, isOneOf, pick } from '../fill-table.ts'

/** Deposits of two years: most in term, the others paid by the first run. */
export async function fillDeposits(db: Database, count: number): Promise<void> {
  const hasEnded = `(not ${isOneOf('term', 2)})`
  const value_on = `(current_date - (n % 700)::int)`
  await fillTable(db, 'deposit', count, {
    id: 'n',
    deposit_no: `'D' || lpad(n::text, 18, '0')`,
    member_id: aMember(count),
    unit: pick('unit', ['ACC', 'AAA']),
    plan: '1 + (n % 4)::int',
    principal: '100000 + n',
    interest_ppm: '15000',
    days: '730',
    interest: 'div((100000 + n)::numeric * 15000, 1000000)',
    value_on,
    due_on: `${value_on} + 730`,
    on_expiry: `'available'`,
    is_open: `not ${hasEnded}`,
    outcome: `case when ${hasEnded} then 'returned' end`,
    run_id: `case when ${hasEnded} then 1 end`,
    opened_at: grows(count),
    closed_at: `case when ${hasEnded} then ${value_on}::timestamptz + interval '730 days' end`,
    open_transfer: 'gen_random_uuid()',
  })
}
