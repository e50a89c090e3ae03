import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'
import type { PaymentSource } from './rules.ts'

export interface SourceRow extends PaymentSource {
  try_id: number | null
}

/** What a paid payment was paid with, in the order paid; none of one that is not paid. */
export async function listPaymentSources(db: Database, payment_id: number): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    select position, source, bucket, unit, amount, refunded, worth, refunded_worth, try_id from payment_source where payment_id = ${payment_id} order by position`.execute(
    db,
  )
  return rows
}
