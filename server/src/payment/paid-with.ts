import type { PaidPart } from '@longmall/contract/payment.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type * as z from 'zod/mini'
import type { Database } from '../kernel/database/database.ts'
import { listPaymentSources } from './queries.ts'

/** What a paid payment was paid with, in the order paid, each in its unit's decimals with what of it went back. */
export async function paidWith(db: Database, payment_id: number): Promise<z.output<typeof PaidPart>[]> {
  const sources = await listPaymentSources(db, payment_id)
  return sources.map(({ source, bucket, unit, amount, refunded }) => ({
    source,
    bucket,
    unit,
    amount: toDecimal(amount, unit),
    refunded: toDecimal(refunded, unit),
  }))
}
