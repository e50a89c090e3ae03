import type { Database } from '../kernel/database/database.ts'
import type { AfterSaleLine } from './line/after-sale-line.ts'
import type { PaymentSource } from '../payment/refund/rules.ts'
import { sourcesOf } from '../payment/refund/sources.ts'

/** What the payments of these lines' orders were paid with, by payment; none of one that is not paid. */
export async function loadSources(
  db: Database,
  lines: readonly Pick<AfterSaleLine, 'payment_id' | 'balance_payment_id'>[],
): Promise<(payment_id: number) => readonly PaymentSource[]> {
  const ids = new Set(
    lines.flatMap(({ payment_id, balance_payment_id }) => [payment_id, ...(balance_payment_id ? [balance_payment_id] : [])]),
  )
  const known = new Map<number, readonly PaymentSource[]>()
  for (const id of ids) known.set(id, await sourcesOf(db, id))
  return (payment_id) => known.get(payment_id) ?? []
}
